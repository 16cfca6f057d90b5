import { createImageUrlBuilder } from '@sanity/image-url';
import { env } from '../env';
import type { ArticleImage } from './article';

/** Placeholder origin, removed again: the URL builder does not accept an empty base. */
const ownOrigin = 'https://own-origin.invalid';

/**
 * Address of an image at a size in pixels, cropped to fill it by the editor's crop and hotspot. Relative to
 * the site when the content service is embedded.
 */
export function imageUrl(image: ArticleImage, width: number, height: number): string {
  const content = env().content;
  const builder = createImageUrlBuilder({
    projectId: content?.projectId ?? 'embedded',
    dataset: content?.dataset ?? 'production',
    baseUrl: content?.imageHost || ownOrigin,
  });
  const url = builder
    .image(image as Parameters<typeof builder.image>[0])
    .width(width)
    .height(height)
    .fit('crop')
    .auto('format')
    .url();
  return url.startsWith(ownOrigin) ? url.slice(ownOrigin.length) : url;
}

/** Pixels of an image as the editor cropped it, from its reference (`image-<id>-<width>x<height>-<format>`). */
function croppedSize(image: ArticleImage): { width: number; height: number } {
  const [, width = '1', height = '1'] = /-(\d+)x(\d+)-/.exec(image.asset._ref) ?? [];
  const { top, right, bottom, left } = image.crop ?? { top: 0, right: 0, bottom: 0, left: 0 };
  return {
    width: Math.max(1, Math.round(Number(width) * (1 - left - right))),
    height: Math.max(1, Math.round(Number(height) * (1 - top - bottom))),
  };
}

/** Widths in a `srcset`, as factors of the largest width at which the image is shown. */
const widthSteps = [0.5, 0.75, 1, 1.5, 2];

type Sources = { src: string; srcSet: string; width: number; height: number };

/**
 * Addresses of an image that is shown up to `width` pixels wide: for phones, for that width and for two device
 * pixels. With `height` it is cropped to that shape, without it is shown whole. No address asks for more pixels
 * than the image has, except the one in `src`.
 */
export function widthSrcSet(image: ArticleImage, width: number, height?: number): Sources {
  const size = croppedSize(image);
  const ratio = height ? height / width : size.height / size.width;
  const own = Math.min(size.width, Math.floor(size.height / ratio));
  const shown = height ? width : Math.min(width, size.width);
  const at = (wide: number) => imageUrl(image, wide, Math.max(1, Math.round(wide * ratio)));
  const widths = widthSteps
    .map((step) => Math.round(shown * step))
    .filter((wide) => wide <= own || wide === shown);
  return {
    src: at(shown),
    srcSet: widths.map((wide) => `${at(wide)} ${wide}w`).join(', '),
    width: shown,
    height: Math.max(1, Math.round(shown * ratio)),
  };
}
