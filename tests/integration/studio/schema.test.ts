import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { installPackages } from '../../../tools/install.ts';

/** The Studio compiles its schema, and the checks that editors see run over the embedded articles and over bad ones. */

const root = path.resolve(import.meta.dirname, '../../..');
type Marker = { id: string; level: string; message: string; path: string };
type Report = {
  types: string[];
  templates: string[];
  tools: string[];
  problems: { severity: string; message: string; path: string }[];
  markers: Marker[];
  slugs: (string | undefined)[];
};
type Document = { _id: string; _type: string; [field: string]: unknown };

const embedded: Document[] = fs
  .readFileSync(path.join(root, 'embedded/dataset/data.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const block = (key: string, text: string, markDefs: unknown[] = []) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  markDefs,
  children: [{ _type: 'span', _key: `${key}0`, text, marks: [] }],
});
const article = (id: string, language: string, fields: object): Document => ({
  _id: id,
  _type: 'resourcePage',
  _createdAt: '2026-11-01T00:00:00Z',
  _updatedAt: '2026-11-01T00:00:00Z',
  _rev: id,
  title: 'An article',
  slug: { _type: 'slug', current: id },
  publishedAt: '2026-11-01T00:00:00Z',
  language,
  ...fields,
});
const bad: Document[] = [
  article('bad-one', 'en', {
    title: 'Our serum cures eczema',
    reviewedAt: '2020-01-31',
    content: [
      block('a', 'The fee is $1,000 from June 1, 2027.', [{ _type: 'link', _key: 'm', href: '/resources' }]),
      { _type: 'citation', _key: 'b', text: 'Words', reference: 'some law' },
      block('c', 'Attesta is FDA approved.', [{ _type: 'link', _key: 'n', href: 'javascript:alert(1)' }]),
    ],
    sources: [{ _type: 'source', _key: 's', url: 'ftp://example.com' }],
  }),
  article('bad-two', 'ko', {
    slug: undefined,
    content: [block('a', '수수료는 900달러이며 2027년 6월 1일부터입니다.')],
  }),
  {
    ...article('bad-pair', 'en', {}),
    _type: 'translation.metadata',
    schemaTypes: ['resourcePage'],
    translations: ['bad-one', 'bad-two'].map((_ref, index) => ({
      _key: `k${index}`,
      _type: 'internationalizedArrayReferenceValue',
      language: ['en', 'ko'][index],
      value: { _type: 'reference', _ref, _weak: true },
    })),
  },
];

let report: Report;

before(async () => {
  installPackages('studio');
  const studio = fork(path.join(root, 'studio/validate.ts'), { execArgv: [] });
  studio.send([...embedded, ...bad]);
  report = await new Promise((resolve, reject) => {
    studio.once('message', (message) => resolve(message as Report));
    studio.once('exit', (code) => reject(new Error(`the Studio's checks ended with ${code}`)));
  });
});

const of = (id: string, field: string) =>
  report.markers.filter((marker) => marker.id === id && marker.path.startsWith(field));

describe('the Studio', () => {
  test('compiles its schema without an error or a warning', () => {
    assert.deepEqual(report.problems, []);
    for (const type of ['resourcePage', 'author', 'citation', 'callout', 'source', 'translation.metadata']) {
      assert.ok(report.types.includes(type), type);
    }
  });

  test('has its tools, and a template for each language', () => {
    assert.deepEqual(report.tools.slice(0, 3), ['structure', 'presentation', 'media']);
    assert.ok(report.tools.includes('guide'));
    for (const id of ['resourcePage-en', 'resourcePage-ko']) assert.ok(report.templates.includes(id), id);
  });
});

describe('the button "Generate"', () => {
  test('gives a Korean title a slug with all its words', () => {
    assert.ok(report.slugs.includes('한국-라벨을-미국-라벨로-바꾸는-순서'), report.slugs.join('\n'));
    assert.ok(report.slugs.every((slug) => slug));
  });
});

describe('the embedded articles', () => {
  // Articles written for one language name other figures, and reviews grow old by themselves.
  const expected = ({ level, message, path: field }: Marker) =>
    level === 'warning' && (message.startsWith('Figures differ') || field === 'reviewedAt');

  test('fit the schema and pass its validation', () => {
    const found = report.markers.filter((marker) => !marker.id.startsWith('bad-') && !expected(marker));
    assert.deepEqual(found, []);
  });
});

describe('a bad article', () => {
  const has = (id: string, field: string, level: string, message: RegExp) =>
    assert.ok(
      of(id, field).some((marker) => marker.level === level && message.test(marker.message)),
      JSON.stringify(of(id, field)),
    );

  test('warns about drug claims in the title and beside the block', () => {
    has('bad-one', 'title', 'warning', /“cures”/);
    has('bad-one', 'content.[]', 'warning', /“FDA approved”/);
  });

  test('warns about an unknown citation and a review without a reviewer', () => {
    has('bad-one', 'content.[].reference', 'warning', /does not look like a citation/);
    has('bad-one', 'reviewedAt', 'warning', /Enter the reviewer/);
  });

  test('warns about figures that differ, and only about those', () => {
    const [warning] = of('bad-one', 'content').filter(({ message }) => message.startsWith('Figures differ'));
    assert.equal(
      warning?.message,
      'Figures differ between the two languages. 두 언어의 숫자가 다릅니다. Only here (여기에만): $1,000. Only in the other language (다른 언어에만): 900달러.',
    );
  });

  test('cannot be published with a dangerous link, a broken source or no slug', () => {
    has('bad-one', 'content.[].markDefs.[].href', 'error', /A link needs a URL/);
    assert.equal(of('bad-one', 'content.[].markDefs').length, 1, 'a path of the site is a URL');
    has('bad-one', 'sources.[].title', 'error', /needs a title/);
    has('bad-one', 'sources.[].url', 'error', /https/);
    has('bad-two', 'slug', 'error', /^(?:Required|필수)$/);
  });
});
