/**
 * `npm run rules:cited -- <rule id>` lists every message, article and claim that cites a rule of lib/rules/ledger.json.
 * Read them all when the rule changes.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findRule, rulesCited } from '../lib/rules/ledger.ts';

export type CitingText = { readonly place: string; readonly key: string; readonly text: string };

/** Returns every string below a value with its path. Content fields that start with an underscore hold no text. */
function strings(value: unknown, key: string): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, child]) =>
    /^_|^(href|url)$/.test(name) ? [] : strings(child, key ? `${key}.${name}` : name),
  );
}

const lines = (file: string) => fs.readFileSync(file, 'utf8').split('\n');

/** Returns the strings of all messages, sample articles and claims, with the file and the key or line that holds each. */
function allTexts(): CitingText[] {
  const messages = fs
    .readdirSync('messages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join('messages', file))
    .flatMap((place) =>
      strings(JSON.parse(fs.readFileSync(place, 'utf8')), '').map((found) => ({ place, ...found })),
    );
  const dataset = 'embedded/dataset/data.ndjson';
  const articles = lines(dataset)
    .filter(Boolean)
    .flatMap((line) => {
      const document = JSON.parse(line) as { _id: string };
      return strings(document, document._id).map((found) => ({ place: dataset, ...found }));
    });
  const claims = ['tests/unit/claims.md', 'docs/launch-review.md'].flatMap((place) =>
    lines(place).map((text, index) => ({ place, key: `line ${index + 1}`, text })),
  );
  return [...messages, ...articles, ...claims];
}

/** Returns each cited rule id with the texts that cite the rule or name its id. */
export function citingTexts(): ReadonlyMap<string, readonly CitingText[]> {
  const found = new Map<string, CitingText[]>();
  for (const citing of allTexts()) {
    const named = [...citing.text.matchAll(/`([a-z0-9-]+)`/g)].map(([, id = '']) => id);
    const ids = new Set([...rulesCited(citing.text).map(({ id }) => id), ...named.filter(findRule)]);
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), citing]);
  }
  return found;
}

if (import.meta.main) {
  const [id = ''] = process.argv.slice(2);
  if (findRule(id)) {
    const found = citingTexts().get(id) ?? [];
    for (const { place, key, text } of found) console.log(`${place}  ${key}\n  ${text.slice(0, 160)}`);
    console.log(`${found.length} texts cite ${id}`);
  } else {
    console.error(`There is no rule "${id}" in lib/rules/ledger.json`);
    process.exitCode = 1;
  }
}
