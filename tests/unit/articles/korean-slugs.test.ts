import { slugOfTitle, slugPattern } from '@/studio/schema/title-slug';
import slugs from './korean-slugs.json';

/** Slugs that the Studio generates: the Korean titles of the embedded articles, and the signs of Korean headlines. */

describe('slugOfTitle', () => {
  it.each(Object.entries(slugs))('keeps the words of %s', (title, slug) => {
    expect(slugOfTitle(title)).toBe(slug);
    expect(slug).toMatch(slugPattern);
  });

  it('composes decomposed Hangul, as macOS writes it', () => {
    expect(slugOfTitle('한국 라벨'.normalize('NFD'))).toBe('한국-라벨');
  });

  it('ends a long slug without a hyphen', () => {
    expect(slugOfTitle(`${'가'.repeat(95)} 나`)).toBe('가'.repeat(95));
  });
});
