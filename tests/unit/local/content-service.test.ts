/** @jest-environment node */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { ClientError, createClient, ServerError } from '@sanity/client';
import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import {
  type EmbeddedProcess,
  killLeftovers,
  removeFolders,
  startEmbedded,
  temporaryFolder,
  writeDataset,
} from './embedded-process.ts';

// Processes start here, and a busy machine takes its time.
jest.setTimeout(60_000);

const article = (id: string, fields: object = {}) => ({
  _id: id,
  _type: 'resourcePage',
  title: `Title ${id}`,
  slug: { _type: 'slug', current: `slug-${id}` },
  language: 'en',
  publishedAt: '2025-01-05T00:00:00Z',
  ...fields,
});

const list = `*[_type == "resourcePage" && language == $language && defined(slug.current)]
  | order(publishedAt desc) {_id, title, slug, coverImage {asset, alt, caption}}`;

let dataset: string;
let services: EmbeddedProcess;
let url: string;

const clientOf = (origin: string) =>
  createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2025-06-26',
    apiHost: origin,
    useProjectHostname: false,
    useCdn: true,
    maxRetries: 0,
  });
const queryUrl = (query: string, more = '') =>
  `${url}/v2025-06-26/data/query/production?query=${encodeURIComponent(query)}${more}`;
const logged = () =>
  services
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string; file?: string; line?: number });

/** Asks until the answer is as expected; the files are looked at four times a second. */
async function eventually<T>(ask: () => Promise<T>, isExpected: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 5_000;
  for (;;) {
    const value = await ask();
    if (isExpected(value) || Date.now() > deadline) return value;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

beforeAll(async () => {
  dataset = temporaryFolder();
  mkdirSync(join(dataset, 'images'));
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c43' } });
  await photo.jpeg().toFile(join(dataset, 'images', 'cover.jpg'));
  writeFileSync(join(dataset, 'images', 'broken.png'), 'not an image');
  writeDataset(dataset, [
    article('a', {
      coverImage: { _type: 'image', _sanityAsset: 'image@file://./images/cover.jpg', alt: 'Cover' },
    }),
    '{"_id": "half, ',
    article('b', { publishedAt: '2025-03-01T00:00:00Z' }),
    '["no document"]',
    article('ko', { language: 'ko', title: '한국어' }),
    article('c', { slug: undefined }),
    article('drafts.a', { title: 'Secret draft' }),
    article('versions.r1.a', { title: 'Secret version' }),
    article('private.note', { title: 'Secret path' }),
    article('d', {
      coverImage: { _type: 'image', _sanityAsset: 'image@file://./images/missing.jpg', alt: 'Gone' },
    }),
    article('e', {
      coverImage: { _type: 'image', _sanityAsset: 'image@file://./images/../../secret.jpg', alt: 'Out' },
    }),
    article('b', { title: 'Second of the same id' }),
  ]);
  services = startEmbedded(['content'], { EMBEDDED_DATASET_DIR: dataset });
  url = await services.url();
});

afterAll(async () => {
  await services.stop();
  await killLeftovers();
  removeFolders();
});

describe('the query API', () => {
  test('answers the real client over GET: order, projection, missing fields as null', async () => {
    const found = await clientOf(url).fetch(list, { language: 'en' });
    expect(found.map((one: { _id: string }) => one._id)).toEqual(['b', 'a', 'd', 'e']);
    expect(found[0]).toEqual({
      _id: 'b',
      title: 'Title b',
      slug: { _type: 'slug', current: 'slug-b' },
      coverImage: null,
    });
  });

  test('answers the real client over POST when the query is long', async () => {
    const padded = `${list} // ${'long '.repeat(3000)}`;
    expect(await clientOf(url).fetch(padded, { language: 'ko' })).toHaveLength(1);
  });

  test('takes a single document by slug, and null when there is none', async () => {
    const detail = '*[_type == "resourcePage" && slug.current == $slug][0]';
    expect(await clientOf(url).fetch(detail, { slug: 'slug-ko' })).toMatchObject({ title: '한국어' });
    expect(await clientOf(url).fetch(detail, { slug: 'nothing' })).toBeNull();
  });

  test.each(['raw', 'drafts', 'published'] as const)(
    'hides drafts, versions and paths from perspective %s',
    async (perspective) => {
      const client = clientOf(url).withConfig({ useCdn: false, perspective });
      const everything = await client.fetch('*');
      expect(JSON.stringify(everything)).not.toContain('Secret');
      expect(await client.fetch('*[_id match "drafts.*"]')).toEqual([]);
      expect(await client.fetch('*[0]{"draft": *[_id == "drafts.a"][0]}.draft')).toBeNull();
    },
  );

  test('gives the query back unless it is told not to', async () => {
    const full = await (await fetch(queryUrl('1+1'))).json();
    expect(full).toEqual({ query: '1+1', result: 2, syncTags: expect.any(Array), ms: expect.any(Number) });
    const brief = await (await fetch(queryUrl('1+1', '&returnQuery=false&resultSourceMap=true'))).json();
    expect(brief).not.toHaveProperty('query');
    expect(brief.result).toBe(2);
  });

  test('does not keep the result of a query that depends on the time', async () => {
    const first = await clientOf(url).fetch('now()');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await clientOf(url).fetch('now()')).not.toBe(first);
  });
});

describe('errors of the query API', () => {
  test('a syntax error is a ClientError that points at the place', async () => {
    const error = await clientOf(url)
      .fetch('*[_type == ')
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ClientError);
    expect((error as ClientError).message).toContain('GROQ query parse error');
    expect((error as ClientError).details).toMatchObject({ type: 'queryParseError', start: 11 });
  });

  test('a parameter that is not given is refused', async () => {
    const response = await fetch(queryUrl('*[language == $language]'));
    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatchObject({
      type: 'queryParseError',
      description: 'param $language referenced, but not provided',
    });
  });

  test.each([
    [
      'a parameter that is no JSON',
      'GET',
      '/v2025-06-26/data/query/production?query=1&$x=en',
      undefined,
      400,
    ],
    ['no query', 'GET', '/v2025-06-26/data/query/production', undefined, 400],
    ['a body that is no JSON', 'POST', '/v2025-06-26/data/query/production', '{', 400],
    ['a body without query', 'POST', '/v2025-06-26/data/query/production', '{}', 400],
    ['parameters that are no object', 'POST', '/v1/data/query/production', '{"query":"1","params":[1]}', 400],
    ['an unknown dataset', 'GET', '/v2025-06-26/data/query/staging?query=1', undefined, 404],
    ['a route without version', 'GET', '/data/query/production?query=1', undefined, 404],
    ['an unknown route', 'GET', '/v2025-06-26/data/doc/production/a', undefined, 404],
    ['the root', 'GET', '/', undefined, 404],
    ['another method', 'DELETE', '/v2025-06-26/data/query/production', undefined, 405],
    ['a service that does not run', 'POST', '/rest/v1/contact_submissions', '{}', 404],
    ['a body over 1 MiB', 'POST', '/v2025-06-26/data/query/production', `"${'x'.repeat(1024 * 1024)}"`, 413],
  ])('%s', async (_, method, path, body, status) => {
    const response = await fetch(url + path, { method, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      statusCode: status,
      error: expect.any(String),
      message: expect.any(String),
    });
  });

  test('a body without length is cut off at 1 MiB while it streams', async () => {
    const status = await new Promise((resolve, reject) => {
      const sending = request(`${url}/v1/data/query/production`, { method: 'POST' }, (response) => {
        resolve(response.statusCode);
        response.resume();
      });
      // The server hangs up some time after its answer.
      sending.on('error', () => reject(new Error('hung up before it answered')));
      const chunk = 'x'.repeat(64 * 1024);
      for (let sent = 0; sent < 20; sent += 1) sending.write(chunk);
    });
    expect(status).toBe(413);
  });

  test.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:80', ''])(
    'host "%s" is refused',
    async (host) => {
      const status = await new Promise((resolve, reject) => {
        request(queryUrl('1'), { headers: { host }, setHost: false }, (response) => {
          resolve(response.statusCode);
          response.resume();
        })
          .on('error', reject)
          .end();
      });
      expect(status).toBe(421);
    },
  );
});

describe('the export folder', () => {
  test('names every line and file that it cannot serve, and serves the rest', () => {
    const skipped = logged().filter((entry) => entry.event === 'dataset_line_skipped');
    expect(skipped.map((entry) => entry.line)).toEqual([2, 4, 10, 11, 12]);
    expect(new Set(skipped.map((entry) => entry.file))).toEqual(new Set([join(dataset, 'data.ndjson')]));
    expect(logged()).toContainEqual(
      expect.objectContaining({ event: 'dataset_file_skipped', file: join(dataset, 'images', 'broken.png') }),
    );
  });

  test('rebuilds image references and asset documents', async () => {
    const found = await clientOf(url).fetch(
      '*[_id == "a"][0]{coverImage, "width": coverImage.asset->metadata.dimensions.width, "url": coverImage.asset->url}',
    );
    expect(found.coverImage).toEqual({
      _type: 'image',
      alt: 'Cover',
      asset: { _type: 'reference', _ref: expect.stringMatching(/^image-[0-9a-f]{40}-1600x900-jpg$/) },
    });
    expect(found.width).toBe(1600);
    expect((await fetch(found.url)).headers.get('content-type')).toBe('image/jpeg');
  });

  test('an image whose file is missing or outside the folder keeps its other fields', async () => {
    expect(await clientOf(url).fetch('*[_id in ["d", "e"]].coverImage')).toEqual([
      { _type: 'image', alt: 'Gone' },
      { _type: 'image', alt: 'Out' },
    ]);
  });
});

describe('the image CDN', () => {
  let cover: string;
  const builder = () => createImageUrlBuilder({ projectId: 'embedded', dataset: 'production', baseUrl: url });
  const sizeOf = async (address: string, accept = '*/*') => {
    const response = await fetch(address, { headers: { accept } });
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    return { status: response.status, type: response.headers.get('content-type'), format, width, height };
  };

  beforeAll(async () => {
    cover = await clientOf(url).fetch('*[_id == "a"][0].coverImage.asset._ref');
  });

  test('serves what the real URL builder asks for', async () => {
    const address = builder().image(cover).width(400).height(225).auto('format').url();
    expect(await sizeOf(address)).toMatchObject({ status: 200, format: 'jpeg', width: 400, height: 225 });
    expect(await sizeOf(address, 'image/webp,*/*')).toMatchObject({
      type: 'image/webp',
      width: 400,
      height: 225,
    });
    expect(await sizeOf(address, 'image/avif,image/webp')).toMatchObject({ type: 'image/avif', width: 400 });
  });

  test('cuts what the builder cuts for other proportions', async () => {
    const address = builder().image(cover).width(1200).height(630).fit('crop').format('jpg').url();
    expect(await sizeOf(address)).toMatchObject({ status: 200, format: 'jpeg', width: 1200, height: 630 });
  });

  test('may be cached for ever, per Accept header', async () => {
    const response = await fetch(builder().image(cover).url());
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('accept');
    expect(Number(response.headers.get('content-length'))).toBe((await response.arrayBuffer()).byteLength);
  });

  test('accepts any project id and a prettier file name', async () => {
    const path = new URL(builder().image(cover).url()).pathname.replace('/embedded/', '/abc123/');
    expect((await fetch(`${url}${path}`)).status).toBe(200);
    expect((await fetch(`${url}${path}/nice-name.jpg`)).status).toBe(200);
  });

  test.each([
    'w=4001',
    'h=0',
    'w=abc',
    'fit=stretch',
    'rect=1,2,3',
    'rect=5000,0,10,10',
    'q=101',
    'w=400&dpr=4',
  ])('refuses %s', async (search) => {
    const response = await fetch(`${builder().image(cover).url()}?${search}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' });
  });

  test.each([
    '/images/p/production/0000000000000000000000000000000000000000-1x1.jpg',
    '/images/p/production/..%2f..%2fdata.ndjson',
    '/images/p/production/cover.jpg',
    '/images/p/staging/cover.jpg',
    '/images/p/production/',
  ])('has nothing at %s', async (path) => {
    const response = await fetch(url + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' });
  });
});

describe('a dataset that changes while the service runs', () => {
  let folder: string;
  let changing: EmbeddedProcess;
  let origin: string;
  const titles = () => clientOf(origin).fetch<string[]>('*[_type == "resourcePage"] | order(_id).title');

  beforeAll(async () => {
    folder = temporaryFolder();
    changing = startEmbedded(['content'], { EMBEDDED_DATASET_DIR: folder });
    origin = await changing.url();
  });
  afterAll(() => changing.stop());

  test('no folder: an error that the client does not take for an empty list', async () => {
    const error = await titles().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ServerError);
    expect((error as ServerError).statusCode).toBe(500);
  });

  test('is seen without a restart', async () => {
    writeDataset(folder, [article('a')]);
    expect(
      await eventually(
        async () => titles().catch(() => []),
        (found) => found.length === 1,
      ),
    ).toEqual(['Title a']);
    writeDataset(folder, [article('a'), article('b')]);
    expect(await eventually(titles, (found) => found.length === 2)).toEqual(['Title a', 'Title b']);
  });

  test('half-written or gone: the last good version stays', async () => {
    const complete = [article('a'), article('b'), article('c')].map((one) => JSON.stringify(one)).join('\n');
    writeFileSync(join(folder, 'data.ndjson'), complete.slice(0, -20));
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await titles()).toEqual(['Title a', 'Title b']);
    expect(changing.log()).toContain('dataset_half_written');

    rmSync(join(folder, 'data.ndjson'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await titles()).toEqual(['Title a', 'Title b']);
    expect(changing.log()).toContain('dataset_unreadable');

    writeFileSync(join(folder, 'next'), complete);
    renameSync(join(folder, 'next'), join(folder, 'data.ndjson'));
    expect(await eventually(titles, (found) => found.length === 3)).toHaveLength(3);
  });

  test('a bad line in a complete file is skipped and named', async () => {
    writeDataset(folder, [article('a'), '{"_id":', article('z')]);
    expect(await eventually(titles, (found) => found.includes('Title z'))).toEqual(['Title a', 'Title z']);
    expect(changing.log()).toContain('"line":2');
  });

  test('emptied on purpose: empty after a second', async () => {
    writeFileSync(join(folder, 'data.ndjson'), '');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await titles()).toHaveLength(2);
    expect(await eventually(titles, (found) => found.length === 0)).toEqual([]);
  });
});
