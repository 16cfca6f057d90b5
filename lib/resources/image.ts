import { createImageUrlBuilder } from '@sanity/image-url';
import { env } from '../env';
import type { ArticleImage } from './article';

/** Prefix by which addresses of the embedded service are made relative: the builder takes no empty base. */
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

/** `srcset` for one and two device pixels. */
export function imageSrcSet(image: ArticleImage, width: number, height: number): string {
  return `${imageUrl(image, width, height)} 1x, ${imageUrl(image, width * 2, height * 2)} 2x`;
}
