import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { z } from 'zod';
import type { ImageFile } from './dataset.ts';
import { refusal } from './refusal.ts';

/*
 * Renders the image addresses that the site makes with `@sanity/image-url` (sanity.io/docs/image-urls): size, crop and
 * format. Other parameters are ignored.
 */

// One thread per image and no cache of decoded pixels: the site runs on the same machine.
sharp.concurrency(1);
sharp.cache(false);

/** Largest width or height of a result, in pixels. */
const largest = 4000;
/** Largest original, in pixels: a small file can decompress to gigabytes. */
const limitInputPixels = 64_000_000;
/** Sanity's own. */
const quality = 75;

const number = (low: number, high: number) => z.coerce.number().min(low).max(high);

const schema = z.object({
  w: number(1, largest).int().optional(),
  h: number(1, largest).int().optional(),
  fit: z.enum(['clip', 'crop', 'max']).default('clip'),
  /** The part of the original to use, in pixels: left, top, width, height. */
  rect: z
    .preprocess((text) => text && String(text).split(','), z.array(number(0, 1e6).int()).length(4))
    .optional(),
  auto: z.literal('format').optional(),
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

function formatOf(context: Context, { extension }: ImageFile, { auto }: Parameters): Format {
  const own = extension in types ? extension : 'png';
  if (!auto) return own as Format;
  const best = accepts(context, { header: 'Accept', supports: [types.avif, types.webp], default: '' });
  return (best ? best.slice('image/'.length) : own) as Format;
}

async function render(image: ImageFile, parameters: Parameters, format: Format): Promise<Buffer> {
  const { rect, w, h, fit } = parameters;
  const [left = 0, top = 0, wide = image.width, high = image.height] = rect ?? [];
  // The part is limited to the image.
  const width = Math.min(wide, image.width - left);
  const height = Math.min(high, image.height - top);
  if (width <= 0 || height <= 0) throw refusal(400, 'rect lies outside the image.');
  // Limits the height of a narrow image that is scaled by its width alone.
  const scale = Math.min((w ?? Infinity) / width, (h ?? Infinity) / height);
  if (Number.isFinite(scale) && Math.max(w ?? width * scale, h ?? height * scale) > largest) {
    throw refusal(400, `A side may have ${largest} pixels at most.`);
  }
  let picture = sharp(image.path, { limitInputPixels }).autoOrient().extract({ left, top, width, height });
  if (w || h) {
    const isCropped = fit === 'crop' && w && h;
    picture = picture.resize(w, h, {
      fit: isCropped ? 'cover' : 'inside',
      withoutEnlargement: fit === 'max',
    });
  }
  if (format === 'jpg') return picture.flatten({ background: '#fff' }).jpeg({ quality }).toBuffer();
  if (format === 'png') return picture.png().toBuffer();
  // AVIF looks like JPEG at about 0.7 of its quality number; effort 2 halves the time for a slightly larger file.
  if (format === 'avif') return picture.avif({ quality: Math.ceil(quality * 0.7), effort: 2 }).toBuffer();
  return picture.webp({ quality }).toBuffer();
}
