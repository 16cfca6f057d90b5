import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Reads the layout that `sanity dataset export` writes and undoes what the export did to images: it drops the asset
 * documents, and on each image it replaces `asset` by `_sanityAsset: "image@file://./images/<file>"`. The importer
 * of @sanity/import is the model for how both come back.
 */

export type SanityDocument = { _id: string; _type: string; [field: string]: unknown };

export type ImageFile = {
  /** Absolute path. */
  path: string;
  /** SHA-1 of the bytes, lower-case hex: the id that Sanity gives an asset. */
  sha1: string;
  /** Pixels as shown, after the orientation that a camera noted has been applied. */
  width: number;
  height: number;
  /** Extension as Sanity writes it: jpg, png, webp, gif, svg, avif, tif. */
  extension: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  hasAlpha: boolean;
};

export type Problem = { file: string; line?: number; reason: string };

export type LoadedExport = {
  /** What a visitor without token may read, asset documents included. */
  documents: SanityDocument[];
  /** By `<sha1>-<width>x<height>.<extension>`, the last part of an image's address. */
  images: Map<string, ImageFile>;
  problems: Problem[];
  /** True when the last line has no line break and is no JSON: somebody is probably still writing the file. */
  truncated: boolean;
  /** True when data.ndjson has no line at all. */
  empty: boolean;
};

export type ImageCache = Map<string, { fingerprint: string; image: ImageFile }>;

export type LoadOptions = {
  folder: string;
  /** Where the images can be fetched: `<origin>/images/<project>/<dataset>`, for the `url` of asset documents. */
  imageBaseUrl: string;
  /** Kept by the caller between loads, so that unchanged images are neither hashed nor opened again. */
  imageCache: ImageCache;
};

const formats: Readonly<Record<string, { extension: string; mimeType: string }>> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200);

/**
 * Sanity shows a public dataset's documents to everybody only when their id has no dot: `drafts.*`, `versions.*` and
 * every other path are for holders of a token, whatever perspective a request names.
 */
const isPublicId = (id: string) => !id.includes('.');

/**
 * Loads an export folder. What cannot be read is left out and named in `problems`; the rest is served.
 * @throws when data.ndjson itself cannot be read.
 */
export async function loadExport(options: LoadOptions): Promise<LoadedExport> {
  const problems: Problem[] = [];
  const dataFile = join(options.folder, 'data.ndjson');
  const text = (await readFile(dataFile, 'utf8')).replace(/^\uFEFF/, '');
  const assetMetadata = await readAssetMetadata(join(options.folder, 'assets.json'), problems);
  const images = await readImages(options, assetMetadata, problems);

  const documents = new Map<string, SanityDocument>();
  const lines = text.split('\n');
  let truncated = false;
  for (const [index, raw] of lines.entries()) {
    if (raw.trim() === '') continue;
    const line = index + 1;
    const report = (reason: string) => problems.push({ file: dataFile, line, reason });
    let document: unknown;
    try {
      document = JSON.parse(raw);
    } catch (error) {
      // The text after the last line break: a complete file ends with an empty one.
      if (line === lines.length) truncated = true;
      report(reasonOf(error));
      continue;
    }
    if (!isRecord(document) || typeof document._id !== 'string' || typeof document._type !== 'string') {
      report('The line is no document: it needs the texts _id and _type.');
    } else if (documents.has(document._id)) {
      report(`The id ${document._id.slice(0, 100)} was used on an earlier line.`);
    } else if (isPublicId(document._id)) {
      const restored = restoreAssets(document, images.byFileName, report);
      documents.set(document._id, restored as SanityDocument);
    }
  }
  for (const asset of images.documents) {
    if (!documents.has(asset._id)) documents.set(asset._id, asset);
  }
  return {
    documents: [...documents.values()],
    images: images.byAddress,
    problems,
    truncated,
    empty: text.trim() === '',
  };
}

/** Puts `asset` back in place of every `_sanityAsset`. An image whose file is missing keeps its other fields. */
function restoreAssets(
  value: unknown,
  images: ReadonlyMap<string, { reference: string }>,
  report: (reason: string) => void,
): unknown {
  if (Array.isArray(value)) return value.map((item) => restoreAssets(item, images, report));
  if (!isRecord(value)) return value;
  const restored: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (key !== '_sanityAsset') {
      restored[key] = restoreAssets(item, images, report);
      continue;
    }
    const image = typeof item === 'string' ? images.get(imageFileName(item) ?? '') : undefined;
    if (image) restored.asset = { _type: 'reference', _ref: image.reference };
    else report(`No readable image for ${JSON.stringify(item)?.slice(0, 150)}.`);
  }
  return restored;
}

/** The file name in `image@file://./images/<name>`, or null for anything else: no other folder is reached. */
function imageFileName(sanityAsset: string): string | null {
  const encoded = /^image@file:\/\/\.\/images\/([^/\\]+)$/.exec(sanityAsset)?.[1];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

type AssetMetadata = Readonly<Record<string, unknown>>;

async function readAssetMetadata(file: string, problems: Problem[]): Promise<AssetMetadata> {
  try {
    const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isRecord(parsed)) return parsed;
    problems.push({ file, reason: 'The file is no JSON object.' });
  } catch (error) {
    // Optional: an export without images has none.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') problems.push({ file, reason: reasonOf(error) });
  }
  return {};
}

async function readImages(options: LoadOptions, assetMetadata: AssetMetadata, problems: Problem[]) {
  const folder = join(options.folder, 'images');
  const byFileName = new Map<string, { reference: string }>();
  const byAddress = new Map<string, ImageFile>();
  const documents: SanityDocument[] = [];
  const names = await readdir(folder).catch(() => [] as string[]);
  // One after the other: opening an image is short, and two cores have other things to do.
  for (const name of names.sort()) {
    if (name.startsWith('.')) continue;
    const path = join(folder, name);
    try {
      const image = await readImage(path, assetMetadata, options.imageCache);
      const stem = `${image.sha1}-${image.width}x${image.height}`;
      const reference = `image-${stem}-${image.extension}`;
      const address = `${stem}.${image.extension}`;
      byFileName.set(name, { reference });
      if (byAddress.has(address)) continue;
      byAddress.set(address, image);
      documents.push(assetDocument(reference, address, name, image, assetMetadata, options.imageBaseUrl));
    } catch (error) {
      problems.push({ file: path, reason: reasonOf(error) });
    }
  }
  return { byFileName, byAddress, documents };
}

async function readImage(path: string, assetMetadata: AssetMetadata, cache: ImageCache): Promise<ImageFile> {
  const stats = await stat(path, { bigint: true });
  if (!stats.isFile()) throw new Error('Not a file.');
  const fingerprint = `${stats.mtimeNs}:${stats.size}:${stats.ino}`;
  const known = cache.get(path);
  if (known?.fingerprint === fingerprint) return known.image;

  const bytes = await readFile(path);
  const sha1 = createHash('sha1').update(bytes).digest('hex');
  const read = await sharp(bytes).metadata();
  const format = formats[read.format ?? ''];
  if (!format || (read.format === 'heif' && read.compression !== 'av1')) {
    throw new Error(`The format ${read.format ?? 'of this file'} is not served.`);
  }
  const stored = storedDimensions(assetMetadata[`image-${sha1}`]);
  const image: ImageFile = {
    path,
    sha1,
    width: stored?.width ?? read.autoOrient.width,
    height: stored?.height ?? read.autoOrient.height,
    ...format,
    size: bytes.length,
    hasAlpha: read.hasAlpha ?? false,
  };
  cache.set(path, { fingerprint, image });
  return image;
}

function storedDimensions(metadata: unknown): { width: number; height: number } | null {
  const inner = isRecord(metadata) && isRecord(metadata.metadata) ? metadata.metadata : null;
  const dimensions = inner && isRecord(inner.dimensions) ? inner.dimensions : null;
  const width = dimensions?.width;
  const height = dimensions?.height;
  const usable = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;
  return usable(width) && usable(height) ? { width, height } : null;
}

/** The document that Sanity keeps for an image; assets.json holds the fields that are not read off the file. */
function assetDocument(
  reference: string,
  address: string,
  fileName: string,
  image: ImageFile,
  assetMetadata: AssetMetadata,
  imageBaseUrl: string,
): SanityDocument {
  const stored = assetMetadata[`image-${image.sha1}`];
  const fields = isRecord(stored) ? stored : {};
  const metadata = isRecord(fields.metadata) ? fields.metadata : {};
  const url = `${imageBaseUrl}/${address}`;
  return {
    originalFilename: fileName,
    ...fields,
    _id: reference,
    _type: 'sanity.imageAsset',
    assetId: image.sha1,
    sha1hash: image.sha1,
    extension: image.extension,
    mimeType: image.mimeType,
    size: image.size,
    path: new URL(url).pathname.slice(1),
    url,
    metadata: {
      _type: 'sanity.imageMetadata',
      hasAlpha: image.hasAlpha,
      isOpaque: !image.hasAlpha,
      ...metadata,
      dimensions: {
        _type: 'sanity.imageDimensions',
        width: image.width,
        height: image.height,
        aspectRatio: image.width / image.height,
      },
    },
  };
}
