import type { ArticleImage } from '@/lib/articles/article';
import { widthSrcSet } from '@/lib/articles/image';
import { unbroken } from '@/lib/typography';

/** Widest an image of a body is shown, in pixels: the measure of the text. */
const bodyWidth = 672;

/** An uncropped image in the body of an article, with its caption. Width and height reserve its space. */
export function ArticleFigure({ image }: { image: ArticleImage }) {
  return (
    <figure>
      <img
        {...widthSrcSet(image, bodyWidth)}
        sizes={`(min-width: ${bodyWidth + 40}px) ${bodyWidth}px, calc(100vw - 2.5rem)`}
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
