import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { LRUCache } from 'lru-cache';
import sharp, { type ResizeOptions } from 'sharp';
import { z } from 'zod';
import type { ImageFile } from './dataset.ts';
import { refusal } from './refusal.ts';

/*
 * Renders image addresses of `@sanity/image-url` (sanity.io/docs/image-urls). Rarer parameters (fp-x, or, sat, sharp,
 * invert, pad, frame, min-w …) are ignored.
 */

// One thread per image and no cache of decoded pixels: the site runs on the same machine.
sharp.concurrency(1);
sharp.cache(false);

/** Largest width or height of a result, in pixels. */
const largest = 4000;
/** Largest original, in pixels: a small file can decompress to gigabytes. */
const limitInputPixels = 64_000_000;

const number = (low: number, high: number) => z.coerce.number().min(low).max(high);
const colour = z.string().regex(/^([\da-f]{3}|[\da-f]{6})$/i);

const schema = z.object({
  w: number(1, largest).int().optional(),
  h: number(1, largest).int().optional(),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']).default('clip'),
  /** The part of the original to use, in pixels: left, top, width, height. */
  rect: z
    .preprocess((text) => text && String(text).split(','), z.array(number(0, 1e6).int()).length(4))
    .optional(),
  crop: z.enum(['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy']).default('center'),
  flip: z.enum(['h', 'v', 'hv']).optional(),
  blur: number(0, 2000).default(0),
  bg: colour.optional(),
  dpr: number(1, 3).default(1),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif']).optional(),
  auto: z.literal('format').optional(),
  q: number(1, 100).int().default(75),
});
type Parameters = z.infer<typeof schema>;

const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' } as const;
type Format = keyof typeof types;

/** Rendered images; concurrent requests for the same one share it. */
const rendered = new LRUCache<string, Buffer, () => Promise<Buffer>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (bytes) => bytes.length,
  fetchMethod: (_key, _stale, { context: render }) => render(),
});

/** Answers the address of an image of the dataset; no part of the address becomes a file path. */
export async function answerImage(context: Context, image: ImageFile | undefined): Promise<Response> {
  if (!image) throw refusal(404, 'Image not found');
  const parsed = schema.safeParse(context.req.query());
  if (!parsed.success) throw refusal(400, `${String(parsed.error.issues[0]?.path[0])} is not understood.`);
  const format = formatOf(context, image, parsed.data);
  const asked = Object.keys(context.req.query()).some((name) => name !== 'auto');
  // An SVG needs no other sizes; without parameters the original is served unchanged.
  const untouched = image.extension === 'svg' || (!asked && format === image.extension);
  const key = JSON.stringify([image.address, format, parsed.data]);
  const bytes = untouched
    ? await readFile(image.path)
    : await rendered.fetch(key, { context: () => render(image, parsed.data, format) });
  return context.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    'content-type': untouched ? image.mimeType : types[format],
    // The address contains the hash of the content, so the answer never changes.
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
    'x-content-type-options': 'nosniff',
    // An SVG opened directly is a document that could run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
}

function formatOf(context: Context, { extension }: ImageFile, { fm, auto }: Parameters): Format {
  if (fm) return fm === 'pjpg' ? 'jpg' : fm;
  const own = extension in types ? extension : 'png';
  if (!auto) return own as Format;
  const best = accepts(context, { header: 'Accept', supports: [types.avif, types.webp], default: '' });
  return (best ? best.slice('image/'.length) : own) as Format;
}

async function render(image: ImageFile, parameters: Parameters, format: Format): Promise<Buffer> {
  const { rect, blur, flip, q: quality } = parameters;
  const background = parameters.bg && `#${parameters.bg}`;
  const [left = 0, top = 0, wide = image.width, high = image.height] = rect ?? [];
  // The part is limited to the image.
  const width = Math.min(wide, image.width - left);
  const height = Math.min(high, image.height - top);
  if (width <= 0 || height <= 0) throw refusal(400, 'rect lies outside the image.');
  let picture = sharp(image.path, { limitInputPixels }).autoOrient().extract({ left, top, width, height });
  const size = sizeOf({ width, height }, parameters);
  if (size) picture = picture.resize({ ...size, background: background ?? { r: 0, g: 0, b: 0, alpha: 0 } });
  if (flip?.includes('h')) picture = picture.flop();
  if (flip?.includes('v')) picture = picture.flip();
  // libvips needs a standard deviation of 0.3 or more; Sanity's scale is 0 to 2000.
  if (blur > 0) picture = picture.blur(Math.min(100, Math.max(0.3, blur / 10)));
  if (background || format === 'jpg') picture = picture.flatten({ background: background ?? '#fff' });
  if (format === 'png') return picture.png().toBuffer();
  // AVIF looks like JPEG at about 0.7 of its quality number; effort 2 halves the time for a slightly larger file.
  if (format === 'avif') return picture.avif({ quality: Math.ceil(quality * 0.7), effort: 2 }).toBuffer();
  return picture.toFormat(format === 'jpg' ? 'jpeg' : format, { quality }).toBuffer();
}

/** How an area is scaled; null keeps its size. */
function sizeOf(area: { width: number; height: number }, parameters: Parameters): ResizeOptions | null {
  const { w, h, dpr, fit, crop } = parameters;
  if (!w && !h) return null;
  const width = w && Math.round(w * dpr);
  const height = h && Math.round(h * dpr);
  // Limits the height of a narrow image that is scaled by its width alone.
  const scale = Math.min((width ?? Infinity) / area.width, (height ?? Infinity) / area.height);
  if (Math.max(width ?? area.width * scale, height ?? area.height * scale) > largest) {
    throw refusal(400, `A side may have ${largest} pixels at most.`);
  }
  const small = { width, height, withoutEnlargement: fit === 'max' || fit === 'min' || fit === 'fillmax' };
  if (!width || !height || fit === 'clip' || fit === 'max') return { ...small, fit: 'inside' };
  if (fit === 'scale') return { width, height, fit: 'fill' };
  if (fit === 'fill' || fit === 'fillmax') return { ...small, fit: 'contain' };
  // fit=min crops to the proportions without enlarging.
  const shrink = fit === 'min' ? Math.min(1, area.width / width, area.height / height) : 1;
  return {
    width: Math.round(width * shrink),
    height: Math.round(height * shrink),
    fit: 'cover',
    position: crop === 'focalpoint' ? 'center' : crop,
  };
}
