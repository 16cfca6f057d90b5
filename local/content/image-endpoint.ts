import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { log } from '../../lib/log.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { sendJson } from '../http-exchange.ts';
import { type DatasetFolder, DatasetUnavailableError } from './dataset-folder.ts';
import type { ImageFile } from './export-layout.ts';
import { ImageParameterError, type ImagePlan, planImage } from './image-plan.ts';

// One thread an image and no cache of decoded pixels: the site's own processes share the machine, and results are
// kept below.
sharp.concurrency(1);
sharp.cache(false);

/** Bytes of results that are kept. */
const cacheLimit = 64 * 1024 * 1024;
/** Images that are worked on at the same time. */
const workers = 2;
/** Largest original, in pixels: a small file can unpack to gigabytes. */
const pixelLimit = 64_000_000;

type Rendered = { bytes: Buffer; mimeType: string };

const mimeTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' } as const;

/**
 * Answers `/images/<project>/<dataset>/<sha1>-<width>x<height>.<extension>` like Sanity's image CDN, with a
 * prettier file name behind it or not. The address is looked up among the images that the dataset lists, so no part
 * of it ever becomes a path.
 */
export class ImageEndpoint {
  readonly #folder: DatasetFolder;
  readonly #results = new BoundedCache<Rendered>(cacheLimit);
  readonly #rendering = new Map<string, Promise<Rendered>>();
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(folder: DatasetFolder) {
    this.#folder = folder;
  }

  /** @param address the last part of the path, `<sha1>-<width>x<height>.<extension>`. */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    search: URLSearchParams,
  ): Promise<void> {
    try {
      const image = (await this.#folder.current()).images.get(address);
      if (!image) {
        sendImageNotFound(response);
        return;
      }
      const plan = planImage(search, image, request.headers.accept);
      const rendered = await this.#rendered(address, image, plan);
      response.writeHead(200, {
        'content-type': rendered.mimeType,
        'content-length': String(rendered.bytes.length),
        // The address contains the hash of the content: it can never mean another picture.
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept',
        'x-content-type-options': 'nosniff',
        // An SVG opened by itself is a document that could run scripts.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
      response.end(request.method === 'HEAD' ? undefined : rendered.bytes);
    } catch (error) {
      if (error instanceof ImageParameterError) {
        sendJson(response, 400, { statusCode: 400, error: 'Bad Request', message: error.message });
      } else if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        sendImageNotFound(response);
      } else {
        const known = error instanceof DatasetUnavailableError;
        if (!known)
          log('error', 'image_failed', {
            address,
            reason: error instanceof Error ? error.message : String(error),
          });
        const message = known ? error.message : 'The image could not be rendered.';
        sendJson(response, 500, { statusCode: 500, error: 'Internal Server Error', message });
      }
    }
  }

  async #rendered(address: string, image: ImageFile, plan: ImagePlan): Promise<Rendered> {
    // A vector needs no other sizes, and an untouched original is served as it is.
    if (image.extension === 'svg' || isUntouched(plan)) {
      return { bytes: await readFile(image.path), mimeType: image.mimeType };
    }
    const key = `${address} ${JSON.stringify(plan)}`;
    const known = this.#results.get(key);
    if (known) return known;
    const running = this.#rendering.get(key);
    if (running) return running;
    const work = this.#render(image, plan)
      .then((rendered) => {
        this.#results.set(key, rendered, rendered.bytes.length);
        return rendered;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, work);
    return work;
  }

  async #render(image: ImageFile, plan: ImagePlan): Promise<Rendered> {
    // A finished image hands its place to the next in line, so that nobody slips in between.
    if (this.#working < workers) this.#working += 1;
    else {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
    try {
      return await renderImage(image, plan);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }
}

function sendImageNotFound(response: ServerResponse): void {
  sendJson(response, 404, { statusCode: 404, error: 'Not Found', message: 'Image not found' });
}

const isUntouched = (plan: ImagePlan) =>
  !plan.extract && !plan.resize && !plan.canvas && !plan.format && plan.blur === 0 && !plan.background;

async function renderImage(image: ImageFile, plan: ImagePlan): Promise<Rendered> {
  let picture = sharp(image.path, { limitInputPixels: pixelLimit }).autoOrient();
  if (plan.extract) picture = picture.extract(plan.extract);
  if (plan.resize) {
    picture = plan.entropy
      ? picture.resize({ ...plan.resize, fit: 'cover', position: sharp.strategy.entropy })
      : picture.resize({ ...plan.resize, fit: 'fill' });
  }
  const transparent = { r: 255, g: 255, b: 255, alpha: 0 };
  if (plan.canvas && plan.resize) {
    const x = plan.canvas.width - plan.resize.width;
    const y = plan.canvas.height - plan.resize.height;
    picture = picture.extend({
      left: Math.floor(x / 2),
      right: Math.ceil(x / 2),
      top: Math.floor(y / 2),
      bottom: Math.ceil(y / 2),
      background: plan.background ?? transparent,
    });
  }
  // libvips takes a standard deviation from 0.3; Sanity's 0 to 2000 is stronger the larger the number.
  if (plan.blur > 0) picture = picture.blur(Math.min(100, Math.max(0.3, plan.blur / 10)));
  if (plan.background) picture = picture.flatten({ background: plan.background });

  const own = image.extension in mimeTypes ? (image.extension as keyof typeof mimeTypes) : 'png';
  const format = plan.format ?? own;
  const quality = plan.quality;
  switch (format) {
    case 'jpg':
      picture = picture
        .flatten({ background: plan.background ?? '#fff' })
        .jpeg({ quality, progressive: true });
      break;
    case 'png':
      picture = picture.png();
      break;
    case 'webp':
      picture = picture.webp({ quality });
      break;
    case 'avif':
      // AVIF reaches the same look at about 0.7 of JPEG's number; effort 2 halves the time for a few per cent of size.
      picture = picture.avif({ quality: Math.max(1, Math.round(quality * 0.7)), effort: 2 });
      break;
  }
  return { bytes: await picture.toBuffer(), mimeType: mimeTypes[format] };
}
