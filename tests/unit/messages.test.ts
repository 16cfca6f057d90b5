/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

const root = path.resolve('messages');
const files = fs.readdirSync(path.join(root, 'en')).filter((file) => file.endsWith('.json'));

function read(locale: string, file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(root, locale, file), 'utf8'));
}

/** Every text of a message tree by its dotted key. */
function flatten(value: unknown, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  if (typeof value === 'string') texts.set(prefix, value);
  else if (value && typeof value === 'object') {
    for (const [key, child] of Object.entries(value)) {
      for (const [name, text] of flatten(child, prefix ? `${prefix}.${key}` : key)) texts.set(name, text);
    }
  }
  return texts;
}

/** Names and kinds of a message's arguments and tags. A plural takes a number, as a number does. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (isArgumentElement(element)) found.add(element.value);
      else if (isNumberElement(element)) found.add(`${element.value}:number`);
      else if (isDateElement(element)) found.add(`${element.value}:date`);
      else if (isTimeElement(element)) found.add(`${element.value}:time`);
      else if (isTagElement(element)) {
        found.add(`<${element.value}>`);
        walk(element.children);
      } else if (isPluralElement(element) || isSelectElement(element)) {
        found.add(isPluralElement(element) ? `${element.value}:number` : element.value);
        for (const option of Object.values(element.options)) walk(option.value);
      }
    }
  };
  walk(parse(message));
  return [...found].sort();
}

test('both languages have the same message files', () => {
  const korean = fs.readdirSync(path.join(root, 'ko')).filter((file) => file.endsWith('.json'));
  expect(korean.sort()).toEqual([...files].sort());
});

describe.each(files)('%s', (file) => {
  const english = flatten(read('en', file));
  const korean = flatten(read('ko', file));

  test('has the same keys in both languages', () => {
    expect([...korean.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('has the same ICU arguments in both languages', () => {
    const argumentsByKey = (texts: Map<string, string>) =>
      Object.fromEntries([...texts].map(([key, text]) => [key, argumentsOf(text)]));
    expect(argumentsByKey(korean)).toEqual(argumentsByKey(english));
  });

  test('has no empty text', () => {
    const empty = [...english, ...korean].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });
});
