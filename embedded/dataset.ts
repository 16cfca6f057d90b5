import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type ImagePart, imagePartSchema } from '../lib/articles/image.ts';
import { log } from '../lib/server/log.ts';
import { sanityError } from './errors.ts';

/*
 * Reads the folder that `sanity dataset export` writes. The export drops the documents of images, and on each image it
 * replaces `asset` by `_sanityAsset: "image@file://./images/<file>"`; both are restored here.
 */

export type SanityDocument = { _id: string; _type: string; [field: string]: unknown };

export type ImageFile = Awaited<ReturnType<typeof loadImage>>;

export type Snapshot = {
  /** Documents by id, as each perspective shows them. */
  views: Record<'published' | 'drafts' | 'raw', ReadonlyMap<string, SanityDocument>>;
  /** By path. */
  images: ReadonlyMap<string, ImageFile>;
  /** The parts of each image that documents show, by the id of the image. */
  imageParts: ReadonlyMap<string, ImagePart[]>;
};

/** Path of the images in the URLs that `@sanity/image-url` generates for the embedded service. */
const imagesPath = '/images/embedded/production/';

/** How often a request looks for changes of the files, in ms. */
const checkInterval = 250;
/** A file is read when it is at least this old, in ms: until then it may still be being written. */
const settleTime = { written: 150, empty: 1000 };

/** Served formats, by their extension in Sanity's URLs. */
const extensions: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
  ['image/svg+xml', 'svg'],
]);

/** Image metadata from assets.json, keyed by `image-<sha1>`. */
type AssetFields = Record<string, { metadata?: object } | undefined>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200);

/**
 * An export folder that is reloaded when it changes. Requests call `current()`; there is no watcher, because network
 * and container volumes lose file-system events.
 *
 * The last good version stays while the file is missing, unreadable or half-written. Invalid lines are logged and left
 * out.
 */
export class Dataset {
  readonly #folder: string;
  readonly #dataFile: string;
  readonly #imageBase: string;
  #snapshot: Snapshot | null = null;
  #fingerprint = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;

  /** @param origin where the images can be fetched, without trailing slash. */
  constructor(folder: string, origin: string) {
    this.#folder = folder;
    this.#dataFile = path.join(folder, 'data.ndjson');
    this.#imageBase = origin + imagesPath;
  }

  /**
   * The current data, at most `checkInterval` old.
   * @throws when no version could be read so far.
   */
  async current(): Promise<Snapshot> {
    if (performance.now() - this.#checkedAt >= checkInterval) {
      this.#checking ??= this.#check().finally(() => {
        this.#checkedAt = performance.now();
        this.#checking = null;
      });
      await this.#checking;
    }
    // 500, because @sanity/client would retry a 503 five times before the page could report the error.
    if (!this.#snapshot) throw sanityError(500, 'The dataset cannot be read.');
    return this.#snapshot;
  }

  async #check(): Promise<void> {
    try {
      const data = await stat(this.#dataFile);
      const others = ['assets.json', 'images'].map((name) => path.join(this.#folder, name));
      const stats = others.map((file) => stat(file).catch(() => null));
      const fingerprint = [data, ...(await Promise.all(stats))].map(takeFingerprint).join('|');
      const age = Date.now() - data.mtimeMs;
      // A modification time in the future comes from a wrong clock; waiting would not help.
      const settled = age > (data.size === 0 ? settleTime.empty : settleTime.written) || age < 0;
      if (fingerprint === this.#fingerprint || (this.#snapshot && !settled)) return;
      const { snapshot, truncated } = await this.#load();
      // Remembered even when the version is rejected, so that it is reported only once.
      this.#fingerprint = fingerprint;
      if (truncated && this.#snapshot) {
        log('warn', 'dataset_half_written', { file: this.#dataFile, served: 'last good version' });
        return;
      }
      this.#snapshot = snapshot;
      log('info', 'dataset_loaded', { folder: this.#folder, documents: snapshot.views.published.size });
    } catch (error) {
      const reason = reasonOf(error);
      // One line per outage and cause, not one per request. The file may come back unchanged in size and time.
      if (this.#fingerprint === reason) return;
      this.#fingerprint = reason;
      const served = this.#snapshot ? 'last good version' : 'nothing';
      log('error', 'dataset_unreadable', { file: this.#dataFile, reason, served });
    }
  }

  async #load() {
    const lines = (await readFile(this.#dataFile, 'utf8')).replace(/^\uFEFF/, '').split('\n');
    const images = await this.#loadImages();
    const byId = new Map<string, SanityDocument>();
    let truncated = false;
    for (const [index, text] of lines.entries()) {
      if (text.trim() === '') continue;
      const report = (reason: string) =>
        log('warn', 'dataset_line_skipped', { file: this.#dataFile, line: index + 1, reason });
      let document: unknown;
      try {
        document = JSON.parse(text, (_key, value) => withAsset(value, images, report));
      } catch (error) {
        // A complete file ends with a line break.
        truncated = index === lines.length - 1;
        report(reasonOf(error));
        continue;
      }
      if (!isDocument(document)) {
        report('The line is not a document: it needs the strings _id and _type.');
      } else if (byId.has(document._id)) {
        report(`The id ${document._id.slice(0, 100)} was used on an earlier line.`);
      } else byId.set(document._id, document);
    }
    for (const { document } of images.values()) byId.set(document._id, document);
    const byFileName = new Map([...images.values()].map((image) => [image.fileName, image]));
    const imageParts = collectParts([...byId.values()]);
    return { snapshot: { views: buildViews(byId), images: byFileName, imageParts }, truncated };
  }

  async #loadImages(): Promise<Map<string, ImageFile>> {
    const images = new Map<string, ImageFile>();
    // An export without images has neither assets.json nor the folder.
    const assets = await readFile(path.join(this.#folder, 'assets.json'), 'utf8').then(
      (text) => JSON.parse(text) as AssetFields,
      () => ({}),
    );
    const folder = path.join(this.#folder, 'images');
    const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
    for (const name of names) {
      const file = path.join(folder, name);
      try {
        images.set(name, await loadImage(file, this.#imageBase, assets));
      } catch (error) {
        log('warn', 'dataset_file_skipped', { file, reason: reasonOf(error) });
      }
    }
    return images;
  }
}

/** A draft replaces the published document with its id. An id with another dot is for `raw` only. */
function buildViews(raw: ReadonlyMap<string, SanityDocument>): Snapshot['views'] {
  const published = new Map([...raw].filter(([id]) => !id.includes('.')));
  const drafts = new Map(published);
  for (const [id, document] of raw) {
    const ownId = id.replace(/^drafts\./, '');
    if (!ownId.includes('.')) drafts.set(ownId, { ...document, _id: ownId, _originalId: id });
  }
  return { published, drafts, raw };
}

/** The parts of images that occur anywhere in documents, each once. */
function collectParts(documents: SanityDocument[]): Map<string, ImagePart[]> {
  const found = new Map<string, ImagePart>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) visit(entry);
    if (!isRecord(value)) return;
    const part = imagePartSchema.safeParse(value).data;
    if (part) found.set(JSON.stringify(part), part);
    for (const entry of Object.values(value)) visit(entry);
  };
  visit(documents);
  return Map.groupBy(found.values(), ({ asset }) => asset._ref);
}

/** @param imageBase URL of the images' folder, with a trailing slash. */
async function loadImage(file: string, imageBase: string, assets: AssetFields) {
  const bytes = await readFile(file);
  const sha1 = createHash('sha1').update(bytes).digest('hex');
  const read = await sharp(bytes).metadata();
  const mimeType = read.mediaType ?? '';
  const extension = extensions.get(mimeType);
  if (!extension) throw new Error(`The format ${read.format} is not served.`);
  // The displayed size, after applying the EXIF orientation.
  const { width, height } = read.autoOrient;
  const fileName = `${sha1}-${width}x${height}.${extension}`;
  const stored = assets[`image-${sha1}`];
  const document: SanityDocument = {
    originalFilename: path.basename(file),
    ...stored,
    _id: `image-${sha1}-${width}x${height}-${extension}`,
    _type: 'sanity.imageAsset',
    url: imageBase + fileName,
    extension,
    mimeType,
    metadata: {
      isOpaque: !read.hasAlpha,
      ...stored?.metadata,
      dimensions: { width, height, aspectRatio: width / height },
    },
  };
  return { path: file, fileName, width, height, extension, mimeType, document };
}

const takeFingerprint = (stats: { mtimeMs: number; size: number; ino: number } | null) =>
  stats ? `${stats.mtimeMs}:${stats.size}:${stats.ino}` : '-';

const isDocument = (value: unknown): value is SanityDocument =>
  isRecord(value) && typeof value._id === 'string' && typeof value._type === 'string';

/** Puts `asset` back in place of `_sanityAsset`. An image whose file is missing keeps its other fields. */
function withAsset(
  value: unknown,
  images: Map<string, ImageFile>,
  report: (reason: string) => void,
): unknown {
  if (!isRecord(value) || value._sanityAsset === undefined) return value;
  const { _sanityAsset: source, ...rest } = value;
  // The name is looked up in the folder's listing, so it cannot point anywhere else.
  const image = images.get(String(source).replace('image@file://./images/', ''));
  if (image) return { ...rest, asset: { _type: 'reference', _ref: image.document._id } };
  report(`No readable image for ${JSON.stringify(source).slice(0, 150)}.`);
  return rest;
}

/**
 * Copies the images of a dataset below `publicDir` to the paths in pages, because no embedded service runs on a platform. Each
 * file has one size, no matter which size a URL requests.
 * @throws when the dataset cannot be read.
 */
export async function writeStaticImages(datasetDir: string, publicDir: string): Promise<void> {
  const { images } = await new Dataset(datasetDir, '').current().catch(() => {
    throw new Error('The dataset of EMBEDDED_DATASET_DIR cannot be read.');
  });
  const folder = path.join(publicDir, imagesPath);
  await mkdir(folder, { recursive: true });
  await Promise.all(
    [...images.values()].map((image) => copyFile(image.path, path.join(folder, image.fileName))),
  );
}
