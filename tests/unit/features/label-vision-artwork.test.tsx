import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { FrontPanel, InfoPanel } from '@/components/features/label-vision/carton-artwork';
import { cartonSha256, cartonText } from '@/components/features/label-vision/carton-artwork-data';

describe.each(['submitted', 'corrected'] as const)('the %s carton', (version) => {
  test('carries the SHA-256 of its own words', () => {
    expect(cartonSha256[version]).toBe(
      createHash('sha256').update(cartonText(version), 'utf8').digest('hex'),
    );
  });

  test('names camellia with its common English name', () => {
    const words = cartonText(version).replace(/\s+/g, ' ');
    expect(words).toContain('Camellia Japonica (Camellia) Seed Oil,');
  });

  test('has all of them drawn', () => {
    const markup = renderToStaticMarkup(
      <>
        <FrontPanel version={version}>{null}</FrontPanel>
        <InfoPanel version={version}>{null}</InfoPanel>
      </>,
    );
    const drawn = markup.replace(/<[^>]*>/g, '');
    for (const line of cartonText(version).trimEnd().split('\n')) expect(drawn).toContain(line);
  });
});

test('the two versions differ', () => {
  expect(cartonSha256.submitted).not.toBe(cartonSha256.corrected);
});
