import { useLocale } from 'next-intl';
import { Fragment } from 'react';
import { href, rulesPath } from '@/lib/routes';
import { citationRuns } from '@/lib/rules/ledger';

/**
 * A citation with links to its rules, each with a target of 44 px. It loads the ledger, so only server components use
 * it.
 */
export function LinkedCitation({ text }: { text: string }) {
  const locale = useLocale();
  return citationRuns(text).map(({ text: run, rule }, index) => (
    <span key={run}>
      {index > 0 && ' '}
      {rule ? (
        <a
          href={`${href(locale, rulesPath)}#${rule.id}`}
          className="hit inline-block leading-6 decoration-1 underline-offset-4 hover:underline"
        >
          <Citation text={run} />
        </a>
      ) : (
        <Citation text={run} />
      )}
    </span>
  ));
}

/** Maximum length of a section number with its law, such as `21 U.S.C. 364c(b)(2)(B)`; longer parts are prose. */
const longestSection = 26;

/** A legal citation whose lines break after a comma or a semicolon, never inside a section number. */
function Citation({ text }: { text: string }) {
  return text.split(/(?<=[,;]) /).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      {/* At double text size it does not fit on a phone. */}
      <span className={part.length <= longestSection ? 'bound' : undefined}>{part}</span>
    </Fragment>
  ));
}
