import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes an export folder with `count` articles, half of them in each language, for what depends on the size
 * of the dataset.
 */
export function writeArticles(folder: string, count: number): void {
  mkdirSync(path.join(folder, 'images'), { recursive: true });
  writeFileSync(path.join(folder, 'assets.json'), '{}');
  const lines = Array.from({ length: count }, (_, index) => JSON.stringify(articleNumber(index)));
  writeFileSync(path.join(folder, 'data.ndjson'), `${lines.join('\n')}\n`);
}

const firstDay = Date.UTC(2026, 0, 1);
const hour = 3_600_000;
const sentence = 'A listing names the product, the facility and the person who answers for both. ';

/** The article of a number: 0 is the newest, even numbers are English. */
function articleNumber(index: number) {
  const language = index % 2 === 0 ? 'en' : 'ko';
  const date = new Date(firstDay - index * hour).toISOString();
  return {
    _id: `article-${index}`,
    _type: 'resourcePage',
    _createdAt: date,
    _updatedAt: date,
    _rev: 'r1',
    title: language === 'en' ? `Article ${index}` : `보관된 글 ${index}`,
    slug: { _type: 'slug', current: `article-${index}` },
    language,
    publishedAt: date,
    metaDescription: sentence,
    primaryKeywords: [`topic ${index % 7}`, `theme ${index % 11}`],
    content: Array.from({ length: 12 }, (_, block) => ({
      _type: 'block',
      _key: `b${block}`,
      style: block % 4 === 0 ? 'h2' : 'normal',
      markDefs: [],
      children: [
        { _type: 'span', _key: `s${block}`, text: sentence.repeat(block % 4 === 0 ? 1 : 6), marks: [] },
      ],
    })),
  };
}
