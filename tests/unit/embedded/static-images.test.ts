import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Dataset, writeStaticImages } from '@/embedded/dataset';
import { shownSizes, widthSrcSet } from '@/lib/articles/image';
import { matchRoute } from '@/lib/server/match-route';

jest.mock('@/lib/server/log', () => ({ log: jest.fn() }));
// The environment of a deployment without a content service.
jest.mock('@/lib/env', () => ({ env: () => ({ content: null }) }));

const folder = mkdtempSync(path.join(tmpdir(), 'static-images-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('has a file at every URL of a built-in image, which the middleware lets through', async () => {
  await writeStaticImages('embedded/dataset', folder);
  const { images } = await new Dataset('embedded/dataset', '').current();
  expect(images.size).toBeGreaterThan(10);
  for (const { document, path: original } of images.values()) {
    const { src, srcSet } = widthSrcSet({ asset: { _ref: document._id } }, shownSizes.cover);
    const urls = [src, ...srcSet.split(', ').map((source) => source.split(' ')[0] ?? '')];
    for (const url of urls) {
      const { pathname } = new URL(url, 'http://site.example');
      expect(matchRoute(pathname)).toEqual({ kind: 'file' });
      expect(readFileSync(path.join(folder, pathname)).equals(readFileSync(original))).toBe(true);
    }
  }
  expect(readdirSync(path.join(folder, 'images/embedded/production'))).toHaveLength(images.size);
});

test('fails the build if the dataset cannot be read', async () => {
  await expect(writeStaticImages(path.join(folder, 'nowhere'), folder)).rejects.toThrow('cannot be read');
});
