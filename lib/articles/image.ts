import { createImageUrlBuilder } from '@sanity/image-url';
import { z } from 'zod';
import { env } from '../env.ts';

/*
 * Image URLs. The embedded services, which run without Next, also load this file to learn the image sizes that the site
 * requests, so relative imports need a file extension.
 */

const share = z.number().min(0).max(1);

/** The crop and hotspot of an image; incomplete ones are ignored. */
export const imagePartSchema = z.object({
  asset: z.object({ _ref: z.string().regex(/^image-[\w]+-\d+x\d+-[a-z0-9]+$/) }),
  crop: z.object({ top: share, bottom: share, left: share, right: share }).optional().catch(undefined),
  hotspot: z.object({ x: share, y: share, width: share, height: share }).optional().catch(undefined),
});

export type ImagePart = z.output<typeof imagePartSchema>;

/**
 * The maximum display sizes of images on pages, in pixels. Without a height, the image is not cropped. The
 * embedded content service renders only these sizes.
 */
export const shownSizes = {
  /** On phones it is a thumbnail. */
  card: { width: 400, height: 225, steps: [0.5, 1, 2] },
  cardInRow: { width: 426, height: 240 },
  leadingCard: { width: 536, height: 302 },
  cover: { width: 800, height: 450 },
  /** The width of the text column. */
  body: { width: 672 },
} as const satisfies Record<string, Shown>;
type Shown = { width: number; height?: number; steps?: readonly number[] };

/** Sizes for clients that cannot choose one: link previews and Markdown readers. */
export const namedSizes = {
  social: { width: 1200, height: 630 },
  markdown: { width: 1200, height: 900 },
} as const;

/** Temporary origin, because the URL builder does not accept an empty base. */
const ownOrigin = 'https://own-origin.invalid';

/**
 * Returns the URL of an image at a size in pixels, cropped by the editor's crop and hotspot. The URL is relative to
 * the site when the content service is embedded.
 */
export function imageUrl(image: ImagePart, { width, height }: Required<Omit<Shown, 'steps'>>): string {
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

/** Returns the cropped size in pixels, from the image's reference (`image-<id>-<width>x<height>-<format>`). */
function croppedSize(image: ImagePart): { width: number; height: number } {
  const [, width = '1', height = '1'] = /-(\d+)x(\d+)-/.exec(image.asset._ref) ?? [];
  const { top, right, bottom, left } = image.crop ?? { top: 0, right: 0, bottom: 0, left: 0 };
  return {
    width: Math.max(1, Math.round(Number(width) * (1 - left - right))),
    height: Math.max(1, Math.round(Number(height) * (1 - top - bottom))),
  };
}

/** Widths in a `srcset`, as factors of the largest display width. */
const widthSteps = [0.5, 0.75, 1, 1.5, 2];

type Sources = { src: string; srcSet: string; width: number; height: number };

/**
 * Returns the URLs of an image that is up to `width` pixels wide: for phones, for that width and for two device
 * pixels. With `height` it is cropped to that aspect ratio. No URL requests more pixels
 * than the image has, except the one in `src`.
 */
export function widthSrcSet(image: ImagePart, { width, height, steps = widthSteps }: Shown): Sources {
  const size = croppedSize(image);
  const ratio = height ? height / width : size.height / size.width;
  const own = Math.min(size.width, Math.floor(size.height / ratio));
  const shown = height ? width : Math.min(width, size.width);
  const at = (wide: number) =>
    imageUrl(image, { width: wide, height: Math.max(1, Math.round(wide * ratio)) });
  const widths = steps
    .map((step) => Math.round(shown * step))
    .filter((wide) => wide <= own || wide === shown);
  return {
    src: at(shown),
    srcSet: widths.map((wide) => `${at(wide)} ${wide}w`).join(', '),
    width: shown,
    height: Math.max(1, Math.round(shown * ratio)),
  };
}

/** Returns every image URL that the site can request. */
export function everyImageUrl(image: ImagePart): string[] {
  const shown = Object.values(shownSizes).flatMap((size) => {
    const { src, srcSet } = widthSrcSet(image, size);
    return [src, ...srcSet.split(', ').map((entry) => entry.replace(/ \d+w$/, ''))];
  });
  const named = Object.values(namedSizes).map((size) => imageUrl(image, size));
  return [...new Set([...shown, ...named])];
}
