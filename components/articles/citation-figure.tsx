import type { Citation } from '@/lib/articles/rich-text';
import { unbroken } from '@/lib/typography';

/** The words of a law, as a sheet of the file: the tab says where they stand. */
export function CitationFigure({ citation: { text, reference, url } }: { citation: Citation }) {
  const where = reference && unbroken(reference);
  return (
    <figure className="citation">
      {where && (
        <figcaption dir="auto">
          {url ? (
            <a href={url} rel="noopener">
              {where}
            </a>
          ) : (
            where
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
