import type { ArticleImage } from '@/lib/articles/article';
import { shownSizes, widthSrcSet } from '@/lib/articles/image';
import { unbroken } from '@/lib/typography';

const { width: widest } = shownSizes.body;

/** An uncropped image in the body of an article, with its caption. Width and height reserve its space. */
export function ArticleFigure({ image }: { image: ArticleImage }) {
  return (
    <figure>
      <img
        {...widthSrcSet(image, shownSizes.body)}
        sizes={`(min-width: ${widest + 40}px) ${widest}px, calc(100vw - 2.5rem)`}
        alt={image.alt ?? ''}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-mark border border-rule bg-paper-3"
      />
      {image.caption && (
        <figcaption dir="auto" className="type-caption mt-2.5 text-ink-3">
          {unbroken(image.caption)}
        </figcaption>
      )}
    </figure>
  );
}
