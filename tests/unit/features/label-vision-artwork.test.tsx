import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { Panel } from '@/components/features/label-vision/parts/carton-artwork';
import { artwork, cartonText } from '@/components/features/label-vision/parts/carton-artwork-data';

test.each(['submitted', 'corrected'] as const)(
  'draws the words that the hash of the %s carton covers',
  (version) => {
    const words = cartonText(version);
    expect(artwork[version].sha256).toBe(createHash('sha256').update(words, 'utf8').digest('hex'));
    // The plant has its common English name.
    expect(words.replace(/\s+/g, ' ')).toContain('Camellia Japonica (Camellia) Seed Oil,');
    const markup = renderToStaticMarkup(
      <>
        <Panel name="front" version={version}>
          {null}
        </Panel>
        <Panel name="info" version={version}>
          {null}
        </Panel>
      </>,
    );
    const drawn = markup.replace(/<[^>]*>/g, '');
    for (const line of words.trimEnd().split('\n')) expect(drawn).toContain(line);
  },
);

test('draws two different versions', () => {
  expect(artwork.submitted.sha256).not.toBe(artwork.corrected.sha256);
});
