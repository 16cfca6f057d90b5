import { useLocale } from 'next-intl';
import { href, rulesPath } from '@/lib/routes';
import { citationRuns } from '@/lib/rules/citation-runs';
import { Citation } from './citation';

/**
 * A citation whose parts lead to their rules, each tall enough to be touched. It loads the ledger, so
 * only parts that the server draws use it.
 */
export function LinkedCitation({ text }: { text: string }) {
  const locale = useLocale();
  return citationRuns(text).map(({ text: run, rule }, index) => (
    <span key={run}>
      {index > 0 && ' '}
      {rule ? (
        <a
          href={`${href(locale, rulesPath)}#${rule.id}`}
          className="inline-block leading-6 decoration-1 underline-offset-4 hover:underline focus-visible:underline"
        >
          <Citation text={run} />
        </a>
      ) : (
        <Citation text={run} />
      )}
    </span>
  ));
}
