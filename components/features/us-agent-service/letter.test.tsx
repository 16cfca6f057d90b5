/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import AllMessages from '@/components/layout/all-messages';
import { locales } from '@/lib/i18n/locales';
import { agentTypes, letterHashes } from './data';
import { LetterSheet } from './parts/letter-artwork';

const letters = locales.flatMap((locale) => agentTypes.map((agent) => ({ locale, agent })));

test.each(letters)('matches the stored hash of the visible letter: %j', ({ locale, agent }) => {
  const { container } = render(
    <AllMessages locale={locale}>
      <LetterSheet agent={agent} className="" />
    </AllMessages>,
  );
  const lines = [...container.querySelectorAll('[data-letter]')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(letterHashes[locale][agent]).toBe(createHash('sha256').update(lines.join('\n')).digest('hex'));
});

test('uses the same signature and seal on the page and in the sample PDF', () => {
  const drawing = (file: string) => readFileSync(file, 'utf8');
  const onPage = drawing('components/features/us-agent-service/parts/letter-artwork.svg');
  const inSample = ['signature', 'seal'].map((name) => drawing(`tools/samples/artwork/${name}.svg`)).join('');
  for (const id of ['signature', 'seal']) {
    const part = onPage.slice(onPage.indexOf(`id="${id}"`)).split('\n  <')[0] ?? '';
    const strokes = [...part.matchAll(/ d="([^"]+)"/g)];
    expect(strokes.length).toBeGreaterThan(0);
    for (const [, stroke] of strokes) expect(inSample).toContain(stroke);
  }
});
