/** @jest-environment node */
import {
  allowedMethods,
  features,
  href,
  hrefInOtherLanguage,
  isArticleSlug,
  legalPages,
  pages,
  resolve,
} from '@/lib/routes';

describe('resolve', () => {
  test.each(
    pages.flatMap((page) => page.locales.map((locale) => [href(locale, page.path), locale, page.path])),
  )('%s is a page in %s', (address, locale, path) => {
    expect(resolve(address)).toEqual({ kind: 'page', locale, path });
  });

  test.each([
    ['/features/label-vision-ko', '/features/label-vision'],
    ['/features/evidence-vault-ko', '/features/evidence-vault'],
    ['/features/import-assist-ko', '/features/import-assist'],
    ['/features/mocra-wizard-ko', '/features/mocra-wizard'],
  ])('%s serves the Korean page', (alias, path) => {
    expect(resolve(alias)).toEqual({ kind: 'page', locale: 'ko', path });
  });

  test('/terms-of-service is /terms', () => {
    expect(resolve('/terms-of-service')).toEqual({ kind: 'page', locale: 'en', path: '/terms' });
  });

  test.each([
    ['/privacy/', '/privacy'],
    ['/resources/', '/resources'],
    ['/resources/page/2/', '/resources/page/2'],
    ['/ko/', '/ko'],
    ['/en/', '/'],
    ['/resources/a-slug/', '/resources/a-slug'],
    ['/feed.xml/', '/feed.xml'],
  ])('%s leads to %s', (address, to) => {
    expect(resolve(address)).toEqual({ kind: 'redirect', to, status: 308 });
  });

  test.each(['/nothing-here/', '//other.example/', '/privacy//'])('%s is not found', (address) => {
    expect(resolve(address)).toEqual({ kind: 'not-found', locale: 'en' });
  });

  test('a prefix that is repeated five thousand times is resolved like one', () => {
    const many = '/en'.repeat(5000);
    expect(resolve(many)).toEqual({ kind: 'redirect', to: '/', status: 308 });
    expect(resolve(`${many}/privacy`)).toEqual({ kind: 'redirect', to: '/privacy', status: 308 });
    expect(resolve(`${many}/nothing-here`)).toEqual({ kind: 'not-found', locale: 'en' });
  });

  test('an article has one address', () => {
    expect(resolve('/resources/a-slug')).toEqual({ kind: 'page', locale: 'en', path: '/resources/a-slug' });
    expect(resolve('/ko/resources/a-slug')).toEqual({
      kind: 'redirect',
      to: '/resources/a-slug',
      status: 308,
    });
  });

  test('further pages of the list have one spelling each', () => {
    expect(resolve('/resources/page/2')).toEqual({ kind: 'page', locale: 'en', path: '/resources/page/2' });
    expect(resolve('/ko/resources/page/417')).toEqual({
      kind: 'page',
      locale: 'ko',
      path: '/resources/page/417',
    });
    expect(resolve('/resources/page/1')).toEqual({ kind: 'redirect', to: '/resources', status: 308 });
    expect(resolve('/ko/resources/page/1')).toEqual({ kind: 'redirect', to: '/ko/resources', status: 308 });
    expect(resolve('/en/resources/page/1')).toEqual({ kind: 'redirect', to: '/resources', status: 308 });
  });

  test.each(['0', '02', '-1', '1.5', '0/', 'x', '123456', '%32'])(
    '/resources/page/%s is not found',
    (page) => {
      expect(resolve(`/resources/page/${page}`)).toEqual({ kind: 'not-found', locale: 'en' });
    },
  );

  test('a topic has one spelling in each language', () => {
    const path = `/resources/topics/${encodeURIComponent('시설-등록')}`;
    expect(resolve('/resources/topics/us-agent')).toEqual({
      kind: 'page',
      locale: 'en',
      path: '/resources/topics/us-agent',
    });
    expect(resolve(`/ko${path}`)).toEqual({ kind: 'page', locale: 'ko', path });
    for (const other of [`/ko${path.toLowerCase()}`, '/ko/resources/topics/시설-등록']) {
      expect(resolve(other)).toEqual({ kind: 'redirect', to: `/ko${path}`, status: 308 });
    }
    expect(resolve('/en/resources/topics/talc')).toEqual({
      kind: 'redirect',
      to: '/resources/topics/talc',
      status: 308,
    });
  });

  test.each(['Talc', 'a--b', '-a', 'a-', 'a.b', 'a%20b', 'x.md', 'x'.repeat(41), '%F0%9F%A7%B4', 'a/b'])(
    '/resources/topics/%s is not found',
    (topic) => {
      expect(resolve(`/resources/topics/${topic}`)).toEqual({ kind: 'not-found', locale: 'en' });
    },
  );

  test.each([
    ['/resources/%ff', 'en'],
    ['/resources/%ED%95', 'en'],
    ['/resources/caf%E9', 'en'],
    ['/resources/%ff.md', 'en'],
    ['/social/articles/%ff.png', 'en'],
    ['/ko/resources/%ff', 'ko'],
  ] as const)('%s, which no text is written as, is not found', (address, locale) => {
    expect(resolve(address)).toEqual({ kind: 'not-found', locale });
  });

  test.each([
    'a-slug',
    '화장품',
    'with space',
    "it's",
    '100%',
    'x/y',
    '../privacy',
    'notes.md',
    '',
    '\ud800',
  ])('an article with the slug %j has a page only if its address leads there', (slug) => {
    const has = ['a-slug', '화장품', 'with space', "it's"].includes(slug);
    expect(isArticleSlug(slug)).toBe(has);
  });

  test.each([
    ['/feed.xml', '/feeds/en'],
    ['/ko/feed.xml', '/feeds/ko'],
    ['/features/mocra-wizard.md', '/markdown/features/en/mocra-wizard'],
    ['/ko/features/evidence-vault.md', '/markdown/features/ko/evidence-vault'],
    ['/resources/a-slug.md', '/markdown/articles/a-slug'],
    ['/resources/%ED%99%94.md', '/markdown/articles/%ED%99%94'],
    ['/social/articles/a-slug.png', '/og/articles/a-slug.png'],
    ['/social/ko/home.png', '/og/ko/home.png'],
  ])('%s is made by %s', (address, route) => {
    expect(resolve(address)).toEqual({ kind: 'file', route });
  });

  test.each([
    '/llms.txt',
    '/.well-known/security.txt',
    '/samples/label-report.pdf',
    '/ko/samples/us-agent-letter.pdf',
  ])('%s is a file', (address) => expect(resolve(address)).toEqual({ kind: 'file' }));

  test.each([
    ['/en', '/'],
    ['/en/resources', '/resources'],
    ['/en/features/mocra-wizard', '/features/mocra-wizard'],
    ['/en/resources/a-slug', '/resources/a-slug'],
    ['/en/resources/page/2', '/resources/page/2'],
  ])('%s redirects to %s', (from, to) => {
    expect(resolve(from)).toEqual({ kind: 'redirect', to, status: 308 });
  });

  test.each([
    ['/nope', 'en'],
    ['/not-found', 'en'],
    ['/wp-login.php', 'en'],
    ['/.env', 'en'],
    ['/en/nope', 'en'],
    ['/resources/a/b', 'en'],
    ['/resources/a/b/', 'en'],
    ['/%ED%99%94%EC%9E%A5%ED%92%88', 'en'],
    ['/features', 'en'],
    ['/features/us-agent-service-ko', 'en'],
    ['/ko/nope', 'ko'],
    ['/ko/login', 'ko'],
    ['/ko/terms-of-service', 'ko'],
    ['/ko/features/nope', 'ko'],
    ['/ko/logo.png', 'ko'],
    ['/korea', 'en'],
    // Where the handlers of made files stand is no address.
    ['/feeds/en', 'en'],
    ['/samples/en/label-report', 'en'],
    ['/samples/unknown.pdf', 'en'],
    ['/ko/samples/unknown.pdf', 'ko'],
    ['/markdown/articles/a-slug', 'en'],
    ['/markdown/features/en/mocra-wizard', 'en'],
    ['/og/en/home.png', 'en'],
    ['/og/articles/a-slug.png', 'en'],
    ['/features/nope.md', 'en'],
    ['/ko/features/nope.md', 'ko'],
    ['/privacy.md', 'en'],
    ['/resources.md', 'en'],
    ['/en/feed.xml', 'en'],
    ['/social/articles/a/b.png', 'en'],
    ['/.well-known/other.txt', 'en'],
  ])('%s is not found, in %s', (path, locale) => {
    expect(resolve(path)).toEqual({ kind: 'not-found', locale });
  });
});

describe('href', () => {
  test('puts the prefix in front of Korean paths only', () => {
    expect(href('en', '/')).toBe('/');
    expect(href('ko', '/')).toBe('/ko');
    expect(href('ko', '/#pricing')).toBe('/ko#pricing');
    expect(href('ko', '/features/label-vision')).toBe('/ko/features/label-vision');
  });
});

describe('hrefInOtherLanguage', () => {
  test.each(features)('%s leads to its counterpart', (feature) => {
    expect(hrefInOtherLanguage(`/features/${feature}`, 'ko')).toBe(`/ko/features/${feature}`);
  });

  test.each(legalPages)('/%s leads to its counterpart, there and back', (page) => {
    expect(hrefInOtherLanguage(`/${page}`, 'ko')).toBe(`/ko/${page}`);
    expect(hrefInOtherLanguage(`/${page}`, 'en')).toBe(`/${page}`);
  });

  test('an article without counterpart and the further pages of a list lead to the list', () => {
    for (const path of ['/resources/a-slug', '/resources/page/2', '/resources']) {
      expect(hrefInOtherLanguage(path, 'ko')).toBe('/ko/resources');
      expect(hrefInOtherLanguage(path, 'en')).toBe('/resources');
    }
  });

  test('a page without counterpart leads to the landing', () => {
    expect(hrefInOtherLanguage('/login', 'ko')).toBe('/ko');
    expect(hrefInOtherLanguage('', 'ko')).toBe('/ko');
    expect(hrefInOtherLanguage('', 'en')).toBe('/');
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
