import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClientError, createClient, ServerError } from '@sanity/client';
import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { everyImageUrl } from '../../../lib/articles/image.ts';
import {
  cleanUp,
  type EmbeddedProcess,
  startEmbedded,
  writeDataset,
} from '../../support/embedded-process.ts';
import { send } from '../../support/http.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { until } from '../../support/wait.ts';

/*
 * Sanity's own client and URL builder must get the same results from the embedded content service as from the hosted one.
 */

const article = (id: string, fields: object = {}) => ({
  _id: id,
  _type: 'resourcePage',
  title: `Title ${id}`,
  slug: { _type: 'slug', current: `slug-${id}` },
  language: 'en',
  publishedAt: '2025-01-05T00:00:00Z',
  ...fields,
});
const cover = (file: string, alt: string) => ({
  coverImage: { _type: 'image', _sanityAsset: `image@file://./images/${file}`, alt },
});

const list = `*[_type == "resourcePage" && language == $language && defined(slug.current)]
  | order(publishedAt desc) {_id, title, slug, coverImage {asset, alt, caption}}`;

let dataset: string;
const token = 'a-token-for-tests';
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
type Line = { event: string; file?: string; line?: number };
const logged = () =>
  services
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** Asks until the response is as expected; the files are looked at four times a second. */
const eventually = <T>(ask: () => Promise<T>, holds: (value: T) => boolean) =>
  until('the files are read', ask, { holds, limit: 5_000 });

before(async () => {
  dataset = temporaryFolder('content');
  mkdirSync(join(dataset, 'images'));
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c43' } });
  const half = await sharp({ create: { width: 800, height: 900, channels: 3, background: '#24a' } })
    .png()
    .toBuffer();
  await photo
    .composite([{ input: half, left: 800, top: 0 }])
    .jpeg()
    .toFile(join(dataset, 'images', 'cover.jpg'));
  writeFileSync(join(dataset, 'images', 'broken.png'), 'not an image');
  writeDataset(dataset, [
    article('a', cover('cover.jpg', 'Cover')),
    '{"_id": "half, ',
    article('b', {
      publishedAt: '2025-03-01T00:00:00Z',
      content: [
        {
          _type: 'image',
          _sanityAsset: 'image@file://./images/cover.jpg',
          crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0.5, right: 0 },
        },
      ],
    }),
    '["no document"]',
    article('ko', { language: 'ko', title: '한국어' }),
    article('c', { slug: undefined }),
    article('drafts.a', { title: 'Secret draft' }),
    article('versions.r1.a', { title: 'Secret version' }),
    article('private.note', { title: 'Secret path' }),
    article('d', cover('missing.jpg', 'Gone')),
    article('e', cover('../../secret.jpg', 'Out')),
    article('b', { title: 'Second of the same id' }),
  ]);
  services = startEmbedded(['content'], { EMBEDDED_DATASET_DIR: dataset, EMBEDDED_READ_TOKEN: token });
  url = await services.url();
});

after(async () => {
  await services.stop();
  await cleanUp();
});

describe('the query API', () => {
  test('responds over GET with order, projection and missing fields as null', async () => {
    const found = await clientOf(url).fetch<{ _id: string }[]>(list, { language: 'en' });
    assert.deepEqual(
      found.map(({ _id }) => _id),
      ['b', 'a', 'd', 'e'],
    );
    const slug = { _type: 'slug', current: 'slug-b' };
    assert.deepEqual(found[0], { _id: 'b', title: 'Title b', slug, coverImage: null });
  });

  test('responds over POST when the query is long', async () => {
    const padded = `${list} // ${'long '.repeat(3000)}`;
    assert.equal((await clientOf(url).fetch<unknown[]>(padded, { language: 'ko' })).length, 1);
  });

  test('returns a single document by slug, or null', async () => {
    const detail = '*[_type == "resourcePage" && slug.current == $slug][0]';
    assert.equal((await clientOf(url).fetch(detail, { slug: 'slug-ko' })).title, '한국어');
    assert.equal(await clientOf(url).fetch(detail, { slug: 'nothing' }), null);
  });

  for (const perspective of ['raw', 'drafts', 'published'] as const) {
    for (const given of [undefined, 'guessed']) {
      test(`hides drafts, versions and paths from perspective ${perspective} with token ${given}`, async () => {
        const client = clientOf(url).withConfig({ useCdn: false, perspective, token: given });
        assert.ok(!JSON.stringify(await client.fetch('*')).includes('Secret'));
        assert.deepEqual(await client.fetch('*[_id match "drafts.*"]'), []);
        assert.equal(await client.fetch('*[0]{"draft": *[_id == "drafts.a"][0]}.draft'), null);
      });
    }
  }

  describe('with the token', () => {
    const read = (perspective: 'raw' | 'drafts' | 'published') =>
      clientOf(url)
        .withConfig({ useCdn: false, token, perspective })
        .fetch<{ _id: string; _originalId?: string; title?: string }[]>('*[_type == "resourcePage"]{...}');

    test('returns a draft in place of the published document', async () => {
      const found = await read('drafts');
      const draft = found.filter(({ _id }) => _id === 'a');
      assert.deepEqual(
        draft.map(({ title, _originalId }) => [title, _originalId]),
        [['Secret draft', 'drafts.a']],
      );
      assert.equal(found.find(({ _id }) => _id === 'b')?._originalId, 'b');
      assert.ok(!JSON.stringify(found).includes('Secret version'));
    });

    test('returns every document in raw, and no drafts in published', async () => {
      const ids = (await read('raw')).map(({ _id }) => _id);
      for (const id of ['a', 'drafts.a', 'versions.r1.a', 'private.note']) assert.ok(ids.includes(id), id);
      assert.ok(!JSON.stringify(await read('published')).includes('Secret'));
    });
  });

  test('returns the query unless returnQuery is false', async () => {
    const full = await (await fetch(queryUrl('1+1'))).json();
    assert.deepEqual(Object.keys(full), ['query', 'result', 'syncTags', 'ms']);
    assert.deepEqual([full.query, full.result], ['1+1', 2]);
    const brief = await (await fetch(queryUrl('1+1', '&returnQuery=false&resultSourceMap=true'))).json();
    assert.deepEqual([brief.query, brief.result], [undefined, 2]);
  });

  test('does not keep the result of a query that depends on the time', async () => {
    const first = await clientOf(url).fetch('now()');
    await sleep(5);
    assert.notEqual(await clientOf(url).fetch('now()'), first);
  });
});

describe('errors of the query API', () => {
  test('reports a syntax error as a ClientError with its position', async () => {
    const error = await clientOf(url)
      .fetch('*[_type == ')
      .catch((caught: unknown) => caught);
    assert.ok(error instanceof ClientError);
    assert.match(error.message, /GROQ query parse error/);
    const { type, start } = error.details as { type: string; start: number };
    assert.deepEqual([type, start], ['queryParseError', 11]);
  });

  test('refuses a missing parameter, but not one in a string or comment', async () => {
    const { error } = await (await fetch(queryUrl('*[language == $language]'))).json();
    assert.deepEqual(
      [error.type, error.description],
      ['queryParseError', 'param $language referenced, but not provided'],
    );
    assert.equal(await clientOf(url).fetch('"costs $five" // or $six'), 'costs $five');
  });

  const production = '/v2025-06-26/data/query/production';
  for (const [what, method, path, body, status] of [
    ['a parameter that is not JSON', 'GET', `${production}?query=1&$x=en`, undefined, 400],
    ['no query', 'GET', production, undefined, 400],
    ['a body that is not JSON', 'POST', production, '{', 400],
    ['a body without query', 'POST', production, '{}', 400],
    [
      'parameters that are not an object',
      'POST',
      '/v1/data/query/production',
      '{"query":"1","params":[1]}',
      400,
    ],
    ['an unknown dataset', 'GET', '/v2025-06-26/data/query/staging?query=1', undefined, 404],
    ['a route without version', 'GET', '/data/query/production?query=1', undefined, 404],
    ['an unknown route', 'GET', '/v2025-06-26/data/doc/production/a', undefined, 404],
    ['the root', 'GET', '/', undefined, 404],
    ['another method', 'DELETE', production, undefined, 405],
    ['a service that does not run', 'POST', '/rest/v1/contact_submissions', '{}', 404],
    ['a body over 1 MiB', 'POST', production, `"${'x'.repeat(1024 * 1024)}"`, 413],
  ] as [string, string, string, string | undefined, number][]) {
    test(`returns an error for ${what}`, async () => {
      const response = await fetch(url + path, { method, body });
      const error = await response.json();
      assert.deepEqual([response.status, error.statusCode], [status, status]);
      assert.deepEqual([typeof error.error, typeof error.message], ['string', 'string']);
    });
  }

  test('stops reading a body without a length at 1 MiB', async () => {
    const pieces = Array.from({ length: 20 }, () => 'x'.repeat(64 * 1024));
    assert.equal((await send(url, production, { method: 'POST', body: pieces })).status, 413);
  });

  for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:80', '']) {
    test(`refuses host "${host}"`, async () => {
      const response = await send(url, `${production}?query=1`, { headers: { host }, setHost: false });
      assert.equal(response.status, 421);
    });
  }
});

describe('the export folder', () => {
  test('names every line and file that it cannot serve, and serves the rest', async () => {
    await clientOf(url).fetch('1');
    const file = join(dataset, 'data.ndjson');
    const skipped = logged().filter(({ event }) => event.endsWith('_skipped'));
    assert.deepEqual(skipped.map((line) => [line.event, line.file, line.line]).sort(), [
      ['dataset_file_skipped', join(dataset, 'images', 'broken.png'), undefined],
      ...[10, 11, 12, 2, 4].map((line) => ['dataset_line_skipped', file, line]),
    ]);
  });

  test('rebuilds image references and asset documents', async () => {
    const found = await clientOf(url).fetch(
      '*[_id == "a"][0]{coverImage, "width": coverImage.asset->metadata.dimensions.width, "url": coverImage.asset->url}',
    );
    const { asset, ...rest } = found.coverImage;
    assert.deepEqual(rest, { _type: 'image', alt: 'Cover' });
    assert.equal(asset._type, 'reference');
    assert.match(asset._ref, /^image-[0-9a-f]{40}-1600x900-jpg$/);
    assert.equal(found.width, 1600);
    assert.equal((await fetch(found.url)).headers.get('content-type'), 'image/jpeg');
  });

  test('keeps the other fields of an image whose file is missing or outside the folder', async () => {
    assert.deepEqual(await clientOf(url).fetch('*[_id in ["d", "e"]].coverImage'), [
      { _type: 'image', alt: 'Gone' },
      { _type: 'image', alt: 'Out' },
    ]);
  });
});

describe('the image CDN', () => {
  let image: string;
  const builder = () =>
    createImageUrlBuilder({ projectId: 'embedded', dataset: 'production', baseUrl: url }).image(image);
  /** Size, format and the colors left and right, red or blue. */
  async function look(imageUrl: { url: () => string } | string, accept = '*/*') {
    const response = await fetch(typeof imageUrl === 'string' ? imageUrl : imageUrl.url(), {
      headers: { accept },
    });
    assert.equal(response.status, 200);
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    const { format, width, height } = await picture.metadata();
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colorAt = (x: number) => {
      const start = (Math.floor(info.height / 2) * info.width + x) * info.channels;
      return (data[start] ?? 0) > (data[start + 2] ?? 0) ? 'red' : 'blue';
    };
    const type = response.headers.get('content-type');
    return { type, format, size: [width, height], colors: [colorAt(1), colorAt(info.width - 2)] };
  }

  before(async () => {
    image = await clientOf(url).fetch('*[_id == "a"][0].coverImage.asset._ref');
  });

  test('returns the smallest accepted format for auto=format', async () => {
    const imageUrl = builder().width(400).height(225).fit('crop').auto('format');
    const own = await look(imageUrl);
    assert.deepEqual([own.format, own.size], ['jpeg', [400, 225]]);
    assert.equal((await look(imageUrl, 'image/webp,*/*')).type, 'image/webp');
    assert.equal((await look(imageUrl, 'image/avif,image/webp,image/apng,*/*;q=0.8')).type, 'image/avif');
    assert.equal((await look(imageUrl, 'image/avif;q=0, image/webp;q=0.5')).type, 'image/webp');
  });

  test('serves an image of the right size at every URL that the site generates', async () => {
    const whole = { asset: { _ref: image } };
    // As one document crops it: its right half.
    const cropped = { ...whole, crop: { top: 0, bottom: 0, left: 0.5, right: 0 } };
    for (const [part, widest, colors] of [
      [whole, 1600, ['red', 'blue']],
      [cropped, 800, ['blue', 'blue']],
    ] as const) {
      for (const imageUrl of everyImageUrl(part)) {
        const asked = new URL(imageUrl, url).searchParams;
        const [w, h] = [Number(asked.get('w')), Number(asked.get('h'))];
        const seen = await look(url + imageUrl, 'image/webp');
        assert.deepEqual(seen.colors, [...colors], imageUrl);
        const [width = 0, height = 0] = seen.size;
        assert.ok(width <= w && height <= h, `${imageUrl} is ${width}x${height}`);
        assert.ok(Math.abs(width / height - w / h) < 0.02, `${imageUrl} is ${width}x${height}`);
        // Nothing is enlarged.
        assert.equal(width, Math.min(w, widest), imageUrl);
      }
    }
  });

  for (const [what, search] of [
    ['no size', ''],
    ['only a format', '?auto=format'],
    ['a large size', '?w=3999&rect=1,0,1599,900&auto=format'],
    ['a size of the site with another crop', '?rect=1,0,1599,900&w=800&h=450&fit=crop&auto=format'],
    ['a size of the site with another fit', '?w=800&h=450&fit=max&auto=format'],
    ['invalid values', '?w=abc&h=-1&rect=1,2,3&fit=stretch'],
  ] as const) {
    test(`returns the original for ${what}`, async () => {
      const response = await fetch(`${builder().url()}${search}`, { headers: { accept: 'image/avif' } });
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), 'image/jpeg');
      assert.ok(
        Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(dataset, 'images', 'cover.jpg'))),
      );
    });
  }

  test('may be cached forever per Accept header, under any project id and file name', async () => {
    const path = new URL(builder().url()).pathname;
    const ofAnother = path.replace('/embedded/', '/abc123/');
    for (const imageUrl of [path, ofAnother, `${ofAnother}/nice-name.jpg`]) {
      const { status, headers } = await fetch(url + imageUrl);
      assert.equal(status, 200);
      assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
      assert.equal(headers.get('vary'), 'accept');
      assert.match(headers.get('content-security-policy') ?? '', /sandbox/);
    }
  });

  for (const path of [
    '/images/p/production/0000000000000000000000000000000000000000-1x1.jpg',
    '/images/p/production/..%2f..%2fdata.ndjson',
    '/images/p/production/cover.jpg',
    '/images/p/staging/cover.jpg',
    '/images/p/production/',
  ]) {
    test(`has nothing at ${path}`, async () => {
      const response = await fetch(url + path);
      const { statusCode, error } = await response.json();
      assert.deepEqual([response.status, statusCode, error], [404, 404, 'Not Found']);
    });
  }
});

describe('a dataset that changes while the service runs', () => {
  let folder: string;
  let changing: EmbeddedProcess;
  let origin: string;
  const titles = () => clientOf(origin).fetch<string[]>('*[_type == "resourcePage"] | order(_id).title');

  before(async () => {
    folder = temporaryFolder('content');
    changing = startEmbedded(['content'], { EMBEDDED_DATASET_DIR: folder });
    origin = await changing.url();
  });
  after(() => changing.stop());

  test('responds with an error, not an empty list, when there is no folder', async () => {
    const error = await titles().catch((caught: unknown) => caught);
    assert.ok(error instanceof ServerError);
    assert.equal(error.statusCode, 500);
  });

  /** Asks until the service has noticed the change of its files and logged it. */
  const logged = async (event: RegExp) => {
    const log = await eventually(
      () => titles().then(changing.log, changing.log),
      (lines) => event.test(lines),
    );
    assert.match(log, event);
  };

  test('appears without a restart', async () => {
    writeDataset(folder, [article('a')]);
    const one = await eventually(
      async () => titles().catch(() => []),
      (found) => found.length === 1,
    );
    assert.deepEqual(one, ['Title a']);
    writeDataset(folder, [article('a'), article('b')]);
    assert.deepEqual(await eventually(titles, (found) => found.length === 2), ['Title a', 'Title b']);
  });

  test('keeps the last good version while a file is half-written or missing', async () => {
    const complete = [article('a'), article('b'), article('c')].map((one) => JSON.stringify(one)).join('\n');
    writeFileSync(join(folder, 'data.ndjson'), complete.slice(0, -20));
    await logged(/dataset_half_written/);
    assert.deepEqual(await titles(), ['Title a', 'Title b']);

    rmSync(join(folder, 'data.ndjson'));
    await logged(/dataset_unreadable/);
    assert.deepEqual(await titles(), ['Title a', 'Title b']);

    writeFileSync(join(folder, 'next'), complete);
    renameSync(join(folder, 'next'), join(folder, 'data.ndjson'));
    assert.equal((await eventually(titles, (found) => found.length === 3)).length, 3);
  });

  test('skips and names a bad line in a complete file', async () => {
    writeDataset(folder, [article('a'), '{"_id":', article('z')]);
    const found = await eventually(titles, (all) => all.includes('Title z'));
    assert.deepEqual(found, ['Title a', 'Title z']);
    assert.match(changing.log(), /"line":2/);
  });

  test('becomes empty a second after its file is emptied', async () => {
    const file = join(folder, 'data.ndjson');
    writeFileSync(file, '');
    const written = (age: number) => utimesSync(file, (Date.now() - age) / 1000, (Date.now() - age) / 1000);
    // An empty file is ignored while it was just written.
    for (const start = performance.now(); performance.now() - start < 400; await sleep(60)) {
      written(0);
      assert.equal((await titles()).length, 2);
    }
    written(1_100);
    assert.deepEqual(await eventually(titles, (found) => found.length === 0), []);
  });
});
