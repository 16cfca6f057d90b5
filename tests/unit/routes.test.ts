import {
  allowedMethods,
  features,
  href,
  isArticleSlug,
  legalPages,
  pages,
  resolve,
  switchAddresses,
} from '@/lib/routes';

describe('resolve', () => {
  const topic = `/resources/topics/${encodeURIComponent('시설-등록')}`;
  const many = '/en'.repeat(5000);

  test.each([
    ...pages.flatMap((page) => page.locales.map((locale) => [href(locale, page.path), locale, page.path])),
    ['/features/label-vision-ko', 'ko', '/features/label-vision'],
    ['/features/evidence-vault-ko', 'ko', '/features/evidence-vault'],
    ['/features/import-assist-ko', 'ko', '/features/import-assist'],
    ['/features/mocra-wizard-ko', 'ko', '/features/mocra-wizard'],
    ['/terms-of-service', 'en', '/terms'],
    ['/resources/a-slug', 'en', '/resources/a-slug'],
    ['/resources/page/2', 'en', '/resources/page/2'],
    ['/ko/resources/page/417', 'ko', '/resources/page/417'],
    ['/resources/topics/us-agent', 'en', '/resources/topics/us-agent'],
    [`/ko${topic}`, 'ko', topic],
  ])('%s is a page in %s', (address, locale, path) => {
    expect(resolve(address)).toEqual({ kind: 'page', locale, path });
  });

  test.each([
    ['/privacy/', '/privacy'],
    ['/resources/', '/resources'],
    ['/resources/page/2/', '/resources/page/2'],
    ['/ko/', '/ko'],
    ['/en/', '/'],
    ['/resources/a-slug/', '/resources/a-slug'],
    ['/feed.xml/', '/feed.xml'],
    ['/en', '/'],
    ['/en/resources', '/resources'],
    ['/en/features/mocra-wizard', '/features/mocra-wizard'],
    // An article has one address, as have pages of the list and, in each language, topics.
    ['/en/resources/a-slug', '/resources/a-slug'],
    ['/ko/resources/a-slug', '/resources/a-slug'],
    ['/en/resources/page/2', '/resources/page/2'],
    ['/resources/page/1', '/resources'],
    ['/ko/resources/page/1', '/ko/resources'],
    ['/en/resources/page/1', '/resources'],
    [`/ko${topic.toLowerCase()}`, `/ko${topic}`],
    ['/ko/resources/topics/시설-등록', `/ko${topic}`],
    ['/en/resources/topics/talc', '/resources/topics/talc'],
    [many, '/'],
    [`${many}/privacy`, '/privacy'],
  ])('%.60s leads to %s', (address, to) => {
    expect(resolve(address)).toEqual({ kind: 'redirect', to, status: 308 });
  });

  const pagesOfNothing = ['0', '02', '-1', '1.5', '0/', 'x', '123456', '%32'].map((page) => `page/${page}`);
  const topicsOfNothing = [
    'Talc',
    'a--b',
    '-a',
    'a-',
    'a.b',
    'a%20b',
    'x.md',
    'x'.repeat(41),
    '%F0%9F%A7%B4',
    'a/b',
  ];
  test.each([
    '/nothing-here/',
    '//other.example/',
    '/privacy//',
    `${many}/nothing-here`,
    ...pagesOfNothing.map((page) => `/resources/${page}`),
    ...topicsOfNothing.map((name) => `/resources/topics/${name}`),
    // No text is written so.
    '/resources/%ff',
    '/resources/%ED%95',
    '/resources/caf%E9',
    '/resources/%ff.md',
    '/social/articles/%ff.png',
    '/ko/resources/%ff',
    '/nope',
    '/not-found',
    '/wp-login.php',
    '/.env',
    '/en/nope',
    '/resources/a/b',
    '/resources/a/b/',
    '/%ED%99%94%EC%9E%A5%ED%92%88',
    '/features',
    '/features/us-agent-service-ko',
    '/ko/nope',
    '/ko/login',
    '/ko/terms-of-service',
    '/ko/features/nope',
    '/ko/logo.png',
    '/korea',
    // Where the handlers of made files stand is no address.
    '/feeds/en',
    '/samples/en/label-report',
    '/samples/unknown.pdf',
    '/ko/samples/unknown.pdf',
    '/markdown/articles/a-slug',
    '/markdown/features/en/mocra-wizard',
    '/og/en/home.png',
    '/og/articles/a-slug.png',
    '/features/nope.md',
    '/ko/features/nope.md',
    '/privacy.md',
    '/resources.md',
    '/en/feed.xml',
    '/social/articles/a/b.png',
    '/.well-known/other.txt',
  ])('%.60s is not found, in the language of its prefix', (address) => {
    expect(resolve(address)).toEqual({ kind: 'not-found', locale: address.startsWith('/ko/') ? 'ko' : 'en' });
  });

  test.each(['a-slug', '화장품', 'with space', "it's"])('an article with the slug %j has a page', (slug) => {
    expect(isArticleSlug(slug)).toBe(true);
  });
  test.each(['100%', 'x/y', '../privacy', 'notes.md', '', '\ud800'])(
    'one with the slug %j has none',
    (slug) => {
      expect(isArticleSlug(slug)).toBe(false);
    },
  );

  test.each([
    ['/feed.xml', '/feeds/en'],
    ['/ko/feed.xml', '/feeds/ko'],
    ['/features/mocra-wizard.md', '/markdown/features/en/mocra-wizard'],
    ['/ko/features/evidence-vault.md', '/markdown/features/ko/evidence-vault'],
    ['/resources/a-slug.md', '/markdown/articles/a-slug'],
    ['/resources/%ED%99%94.md', '/markdown/articles/%ED%99%94'],
    ['/social/articles/a-slug.png', '/og/articles/a-slug.png'],
    ['/social/ko/home.png', '/og/ko/home.png'],
    ['/llms.txt', undefined],
    ['/.well-known/security.txt', undefined],
    ['/samples/label-report.pdf', undefined],
    ['/ko/samples/us-agent-letter.pdf', undefined],
  ])('%s is a file, made by %s', (address, route) => {
    expect(resolve(address)).toStrictEqual(route ? { kind: 'file', route } : { kind: 'file' });
  });
});

test.each([
  ['/', '/ko'],
  ['/#pricing', '/ko#pricing'],
  ['/features/label-vision', '/ko/features/label-vision'],
])('href puts the prefix in front of the Korean %s only', (path, korean) => {
  expect([href('en', path), href('ko', path)]).toEqual([path, korean]);
});

describe('switchAddresses', () => {
  test.each<[path: string | null, korean: string, english?: string]>([
    ...features.map((feature): [string, string] => [`/features/${feature}`, `/ko/features/${feature}`]),
    ...legalPages.map((page): [string, string] => [`/${page}`, `/ko/${page}`]),
    ['/resources', '/ko/resources'],
    // An article without counterpart and the further pages of a list lead to the list.
    ['/resources/a-slug', '/ko/resources', '/resources'],
    ['/resources/page/2', '/ko/resources', '/resources'],
    // A page without counterpart leads to the landing.
    ['/login', '/ko'],
    [null, '/ko', '/'],
  ])('%s leads to %s', (path, korean, english = path) => {
    expect(switchAddresses('en', path).ko).toBe(korean);
    expect(switchAddresses('ko', path).en).toBe(english);
  });
});

describe('allowedMethods', () => {
  test.each([
    ['/', true],
    ['/resources/a-slug', true],
    ['/nothing-here', true],
    ['/api/revalidate', true],
    ['/api/preview', true],
    ['/api/leads/deliver', true],
    ['/api/health', false],
    ['/api/ready', false],
    ['/feed.xml', false],
    ['/icon-192.png', false],
    ['/resources/a-slug.md', false],
    ['/-/refused', false],
  ])('%s takes a POST: %s', (address, takesPost) => {
    expect(allowedMethods(resolve(address), address).includes('POST')).toBe(takesPost);
  });
});
