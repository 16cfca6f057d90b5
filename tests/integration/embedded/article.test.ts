import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { after, before, describe, test } from 'node:test';
import { createClient } from '@sanity/client';
import sharp from 'sharp';
import { installPackages } from '../../../tools/install.ts';
import { cleanUp, projectDir, startEmbedded } from '../../support/embedded-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { until } from '../../support/wait.ts';

/* `npm run article`, which adds an article to the embedded dataset. */

const folder = temporaryFolder('article');
const dataset = join(folder, 'dataset');
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** Runs the command on a file; returns its exit code and what it printed. */
function add(source: string, more: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/article/index.ts', source], {
    cwd: projectDir,
    encoding: 'utf8',
    env: { ...process.env, EMBEDDED_DATASET_DIR: dataset, SITE_URL: 'https://site.example', ...more },
  });
  return { status, printed: (stdout + stderr).trim() };
}

type Rows = { cells: { value: { children: { text: string }[] }[] }[] }[];
type Article = {
  title: string;
  language: string;
  publishedAt: string;
  coverImage: { alt: string; asset: { _ref: string } };
  content: { _type: string; style?: string; tone?: string; rows?: Rows }[];
};

describe('npm run article', () => {
  let read: (slug: string) => Promise<Article[]>;

  before(async () => {
    installPackages('tools/article');
    cpSync(join(projectDir, 'embedded/dataset'), dataset, { recursive: true });
    const background = { r: 10, g: 88, b: 81 };
    await sharp({ create: { width: 32, height: 18, channels: 3, background } }).toFile(
      join(folder, 'cover.png'),
    );
    const services = startEmbedded(['content'], { EMBEDDED_DATASET_DIR: dataset });
    const client = createClient({
      projectId: 'embedded',
      dataset: 'production',
      apiVersion: '2025-06-26',
      apiHost: await services.url(),
      useProjectHostname: false,
      useCdn: true,
      maxRetries: 0,
    });
    read = (slug) => client.fetch('*[_type == "resourcePage" && slug.current == $slug]', { slug });
  });
  after(cleanUp);

  const korean = `---
description: 순서대로 정리했습니다.
date: 2026-11-20
cover: cover.png
coverAlt: 초록색 사각형
---
# 첫걸음: 라벨부터 등록까지

**굵게** 쓰고 [목록](/resources)으로.

## 표

| 항목 | 기한 |
|---|---|
| 리스팅 | **120일** |

> [!WARNING]
> 기한을 지키세요.

![사각형](./cover.png)
`;
  const slug = '첫걸음-라벨부터-등록까지';

  test('adds an article from Markdown, which the content service returns, and prints its URL', async () => {
    const { status, printed } = add(file('ko.md', korean));
    assert.deepEqual({ status, printed }, { status: 0, printed: `https://site.example/resources/${slug}` });
    // The service reads a file when it has been unchanged for a moment.
    await until('the article', async () => (await read(slug)).length > 0);
    const [article, ...more] = await read(slug);
    assert.ok(article);
    assert.equal(more.length, 0);
    assert.equal(article.title, '첫걸음: 라벨부터 등록까지');
    assert.equal(article.language, 'ko');
    assert.equal(article.publishedAt, '2026-11-20T00:00:00.000Z');
    assert.equal(article.coverImage.alt, '초록색 사각형');
    assert.match(article.coverImage.asset._ref, /^image-[0-9a-f]{40}-32x18-png$/);
    assert.deepEqual(
      article.content.map(({ _type, style }) => style ?? _type),
      ['normal', 'h2', 'table', 'callout', 'image'],
    );
    assert.deepEqual(
      article.content[2]?.rows?.map(({ cells }) => cells.map(({ value }) => value[0]?.children[0]?.text)),
      [
        ['항목', '기한'],
        ['리스팅', '120일'],
      ],
    );
    assert.equal(article.content[3]?.tone, 'deadline');
  });

  test('replaces the article of the same file', async () => {
    const before = readFileSync(join(dataset, 'data.ndjson'), 'utf8').split('\n').length;
    assert.equal(add(file('ko.md', korean.replace('첫걸음:', '첫걸음,'))).status, 0);
    assert.equal(readFileSync(join(dataset, 'data.ndjson'), 'utf8').split('\n').length, before);
    assert.equal(
      JSON.parse(readFileSync(join(dataset, 'data.ndjson'), 'utf8').trim().split('\n').at(-1) ?? '').title,
      '첫걸음, 라벨부터 등록까지',
    );
  });

  test('adds a document in Portable Text', async () => {
    const children = [{ _type: 'span', _key: 'b', text: 'Hello', marks: [] }];
    const content = [{ _type: 'block', _key: 'a', style: 'normal', markDefs: [], children }];
    const document = {
      _type: 'resourcePage',
      title: 'Plain',
      language: 'en',
      slug: { current: 'plain' },
      content,
    };
    const { printed } = add(file('plain.json', JSON.stringify(document)));
    assert.equal(printed, 'https://site.example/resources/plain');
  });

  const refused: [name: string, text: string, message: RegExp, more?: Record<string, string>][] = [
    ['a part that articles do not have', '# Title\n\nText\n\n```js\nx\n```\n', /line 5: `js` code block/],
    ['a file without a title', 'Text', /needs a title/],
    ['an unknown field', '---\ntitel: x\n---\n# Title\n', /Unrecognized key: "titel"/],
    ['the URL of another article', '---\nslug: choosing-a-us-agent\n---\n# T\n', /has the URL of this one/],
    ['a missing image', '# T\n\n![A](none.png)\n', /none\.png is no image/],
    [
      'any article while a hosted project is set',
      '# T\n',
      /SANITY_PROJECT_ID is set/,
      { SANITY_PROJECT_ID: 'abc123' },
    ],
  ];
  for (const [name, text, message, more] of refused) {
    test(`refuses ${name} and leaves the dataset alone`, () => {
      const before = readFileSync(join(dataset, 'data.ndjson'), 'utf8');
      const { status, printed } = add(file('refused.md', text), more);
      assert.equal(status, 1);
      assert.match(printed, message);
      assert.doesNotMatch(printed, /\n {4}at /);
      assert.equal(readFileSync(join(dataset, 'data.ndjson'), 'utf8'), before);
      assert.ok(!existsSync(join(dataset, 'data.ndjson.new')));
    });
  }
});
