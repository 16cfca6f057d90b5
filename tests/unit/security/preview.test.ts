import { draftCookie, isPreview, previewCookie, signDraftCookie } from '@/lib/security/preview';

jest.mock('@/lib/env', () => ({ env: () => ({ previewSecret: 'a-secret-of-the-editors' }) }));

const cookies = (values: Record<string, string>) => ({
  get: (name: unknown) =>
    values[String(name)] === undefined
      ? undefined
      : { name: String(name), value: values[String(name)] ?? '' },
});

test('accepts a preview cookie that this site has signed', () => {
  const signed = { [draftCookie]: 'of-this-build', [previewCookie]: signDraftCookie('of-this-build') };
  expect(isPreview(cookies(signed))).toBe(true);
});

test.each([
  ['no cookie', {}],
  ['no signature', { [draftCookie]: 'of-this-build' }],
  ['the signature alone', { [previewCookie]: signDraftCookie('of-this-build') }],
  [
    'the signature of another build',
    { [draftCookie]: 'next', [previewCookie]: signDraftCookie('of-this-build') },
  ],
  ['a guess', { [draftCookie]: 'of-this-build', [previewCookie]: 'x'.repeat(43) }],
  ['an empty signature', { [draftCookie]: 'of-this-build', [previewCookie]: '' }],
])('rejects %s', (_, values) => {
  expect(isPreview(cookies(values))).toBe(false);
});
