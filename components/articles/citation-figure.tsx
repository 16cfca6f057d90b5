import { LinkedCitation } from '@/components/ui/linked-citation';
import type { Citation } from '@/lib/articles/rich-text';
import { rulesCited } from '@/lib/rules/ledger';
import { unbroken } from '@/lib/typography';

/** The words of a law, as a sheet of the file: the tab says where they stand, and leads to the source or to the rule. */
export function CitationFigure({ citation: { text, reference, url } }: { citation: Citation }) {
  return (
    <figure className="citation">
      {reference && (
        <figcaption dir="auto">
          {url ? (
            <a href={url} rel="noopener">
              {unbroken(reference)}
            </a>
          ) : rulesCited(reference).length > 0 ? (
            <LinkedCitation text={reference} />
          ) : (
            unbroken(reference)
          )}
        </figcaption>
      )}
      {text && (
        <blockquote dir="auto" cite={url ?? undefined}>
          {unbroken(text)}
        </blockquote>
      )}
    </figure>
  );
}
