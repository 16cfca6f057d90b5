import { cutAtSentence, readPrefill } from '@/lib/leads/prefill';

describe('cutAtSentence', () => {
  it('keeps a text that fits', () => {
    expect(cutAtSentence('One. Two.', 9)).toBe('One. Two.');
  });

  it.each([
    ['One. Two. Three.', 12, 'One. Two.'],
    ['하나. 둘. 셋입니다.', 8, '하나. 둘.'],
    ['one line\nanother line', 12, 'one line'],
    ['nosentence', 4, 'nose'],
  ])('cuts "%s" at %d characters to "%s"', (text, most, expected) => {
    expect(cutAtSentence(text, most)).toBe(expected);
  });

  it('counts an emoji as one character', () => {
    expect(cutAtSentence('🧴🧴🧴', 2)).toBe('🧴🧴');
  });
});

describe('readPrefill', () => {
  it('reads the fragment of a link', () => {
    const message = 'My question & more:\n\n정제수 50%';
    expect(readPrefill(`#${new URLSearchParams({ tool: 'ingredients', message })}`)).toEqual({
      message,
      tool: 'ingredients',
    });
  });

  it('returns at most 5,000 characters', () => {
    expect(readPrefill(`#message=${'x'.repeat(6_000)}`)?.message).toHaveLength(5_000);
  });

  it.each(['', '#contact', '#message=', '#role=maker'])('returns null for "%s"', (hash) => {
    expect(readPrefill(hash)).toBeNull();
  });
});
