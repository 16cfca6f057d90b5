import { safeHref } from '@/lib/articles/safe-href';

const followed: [string, string][] = [
  ['https://www.fda.gov/cosmetics', 'https://www.fda.gov/cosmetics'],
  ['http://example.com', 'http://example.com/'],
  ['HTTPS://Example.com/Path', 'https://example.com/Path'],
  ['mailto:hello@attesta.example', 'mailto:hello@attesta.example'],
  ['tel:+12025550100', 'tel:+12025550100'],
  ['/resources', '/resources'],
  ['/ko/features/label-vision?x=1#top', '/ko/features/label-vision?x=1#top'],
  ['/', '/'],
  ['#outline', '#outline'],
  ['  https://example.com/a  ', 'https://example.com/a'],
  ['https://example.com/annual report.pdf?q=a b', 'https://example.com/annual%20report.pdf?q=a%20b'],
  ['/files/annual report.pdf', '/files/annual%20report.pdf'],
  ['#a heading', '#a%20heading'],
  ['mailto:hello@attesta.example?subject=A question', 'mailto:hello@attesta.example?subject=A%20question'],
];
test.each(followed)('allows %j', (href, expected) => {
  expect(safeHref(href)).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\u0000:alert(1)',
  '\u00a0javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  'ftp://example.com',
  'about:blank',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/ /evil.example',
  'evil.example',
  'relative/path',
  '?query',
  'https://',
  'https://two words.example',
  'java script:alert(1)',
  'http://[',
  'https:',
  '',
  '   ',
])('rejects %j', (href) => {
  expect(safeHref(href)).toBeNull();
});

test.each([undefined, null, 5, {}, [], { href: 'https://example.com' }, true])(
  'rejects the value %j',
  (value) => {
    expect(safeHref(value)).toBeNull();
  },
);
