import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { everyImageUrl, type ImagePart } from '../lib/articles/image.ts';
import type { ImageFile } from './dataset.ts';
import { jsonError, sanityError } from './errors.ts';
import { renderInTurn } from './render-queue.ts';

/*
 * Serves images at the sizes for which the site generates URLs with `@sanity/image-url` (sanity.io/docs/image-urls), in the
 * format that the browser prefers. Rendering takes a core, so requests for other sizes get the original, as do URLs of an
 * earlier crop in a cached page.
 */

// One thread per image and no cache of decoded pixels: the site runs on the same machine.
sharp.concurrency(1);
sharp.cache(false);

/** Largest original, in pixels: a small file can decompress to gigabytes. */
const limitInputPixels = 64_000_000;
/** Sanity's own. */
const quality = 75;
/** Seconds after which a refused client may try again. */
const pause = 2;

const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' } as const;
type Format = keyof typeof types;

/** Size in pixels, and the part of the original: left, top, width, height. */
type Rendering = { w: number; h: number; rect: number[] | null };

/** Originals and renderings. */
const kept = new LRUCache<string, Buffer>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (bytes) => bytes.length,
});

/** The part of a URL that identifies a size. */
const sizeKey = (get: (name: string) => string | null | undefined) =>
  ['rect', 'w', 'h', 'fit', 'auto'].map((name) => get(name) ?? '').join('&');

const renderingsByParts = new WeakMap<ImagePart[], Map<string, Rendering>>();

/** Returns every size that the site may request of an image that is shown in these parts. */
function listRenderings(parts: ImagePart[]): Map<string, Rendering> {
  const known = renderingsByParts.get(parts);
  if (known) return known;
  const renderings = new Map(
    parts.flatMap(everyImageUrl).map((fileName) => {
      const query = new URL(fileName, 'http://localhost').searchParams;
      const rect = query.get('rect')?.split(',').map(Number) ?? null;
      const rendering = { w: Number(query.get('w')), h: Number(query.get('h')), rect };
      return [sizeKey((name) => query.get(name)), rendering];
    }),
  );
  renderingsByParts.set(parts, renderings);
  return renderings;
}

/**
 * Responds to the URL of an image of the dataset; no part of the URL becomes a file path.
 * @param parts the parts of the image that documents show.
 */
export async function respondWithImage(
  context: Context,
  image: ImageFile | undefined,
  parts: ImagePart[],
): Promise<Response> {
  if (!image) throw sanityError(404, 'Image not found');
  const size = sizeKey((name) => context.req.query(name));
  // An SVG needs no other sizes.
  const rendering = image.extension === 'svg' ? undefined : listRenderings(parts).get(size);
  const format = rendering && chooseFormat(context, image);
  const key = `${image.fileName} ${rendering ? `${size} ${format}` : ''}`;
  const bytes =
    kept.get(key) ??
    (rendering && format
      ? await renderInTurn(key, () => render(image, rendering, format), context.req.raw.signal)
      : await readFile(image.path));
  if (!bytes) throw busy();
  kept.set(key, bytes);
  return context.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    'content-type': format ? types[format] : image.mimeType,
    // The URL contains the hash of the content, so the response never changes.
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
    'x-content-type-options': 'nosniff',
    // An SVG opened directly is a document that could run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
}

/** Refuses a rendering while too many others wait. */
const busy = () =>
  jsonError(
    503,
    { statusCode: 503, error: 'Service Unavailable', message: 'Too many images are being made.' },
    { 'retry-after': String(pause), 'cache-control': 'no-store' },
  );

function chooseFormat(context: Context, { extension }: ImageFile): Format {
  const own = Object.hasOwn(types, extension) ? extension : 'png';
  const best = accepts(context, { header: 'Accept', supports: [types.avif, types.webp], default: '' });
  return (best ? best.slice('image/'.length) : own) as Format;
}

async function render(image: ImageFile, { w, h, rect }: Rendering, format: Format): Promise<Buffer> {
  const [left = 0, top = 0, wide = image.width, high = image.height] = rect ?? [];
  // The part is limited to the image.
  const width = Math.min(wide, image.width - left);
  const height = Math.min(high, image.height - top);
  // A small image is not enlarged: a browser can do that.
  const scale = Math.min(1, width / w, height / h);
  const picture = sharp(image.path, { limitInputPixels })
    .autoOrient()
    .extract({ left, top, width, height })
    .resize(Math.max(1, Math.round(w * scale)), Math.max(1, Math.round(h * scale)), { fit: 'cover' });
  if (format === 'jpg') return picture.flatten({ background: '#fff' }).jpeg({ quality }).toBuffer();
  if (format === 'png') return picture.png().toBuffer();
  // AVIF looks like JPEG at about 0.7 of its quality number; effort 2 halves the time for a slightly larger file.
  if (format === 'avif') return picture.avif({ quality: Math.ceil(quality * 0.7), effort: 2 }).toBuffer();
  return picture.webp({ quality }).toBuffer();
}
