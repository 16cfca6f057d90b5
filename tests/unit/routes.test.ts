import { features, href, languageSwitchPaths, legalPages, pages } from '@/lib/routes';
import { allowedMethods, isArticleSlug, matchRoute } from '@/lib/server/match-route';
import cases from './routes.json';

describe('matchRoute', () => {
  const many = '/en'.repeat(5000);

  test.each([
    ...pages.flatMap((page) => page.locales.map((locale) => [href(locale, page.path), locale, page.path])),
    ...cases.pages.map(({ url, locale, path }) => [url, locale, path]),
  ])('finds the page %s in %s', (url, locale, path) => {
    expect(matchRoute(url)).toEqual({ kind: 'page', locale, path });
  });

  test.each([...cases.redirects, [many, '/'], [`${many}/privacy`, '/privacy']])(
    'redirects %.60s to %s',
    (url, to) => {
      expect(matchRoute(url)).toEqual({ kind: 'redirect', to, status: 308 });
    },
  );

  test.each([...cases.notFound, `${many}/nothing-here`])(
    'finds no page at %.60s, in the language of its prefix',
    (url) => {
      expect(matchRoute(url)).toEqual({
        kind: 'not-found',
        locale: url.startsWith('/ko/') ? 'ko' : 'en',
      });
    },
  );

  test.each(['a-slug', '화장품', 'with space', "it's"])('accepts the slug %j', (slug) => {
    expect(isArticleSlug(slug)).toBe(true);
  });
  test.each(['.', '..', 'notes.MD', 'notes.rsc', '100%', 'x/y', '../privacy', 'notes.md', '', '\ud800'])(
    'refuses the slug %j',
    (slug) => {
      expect(isArticleSlug(slug)).toBe(false);
    },
  );

  test.each(['a..b', '...', '.well', 'rsc', 'a.rsc.b'])(
    'accepts the slug %j, which only resembles a reserved one',
    (slug) => {
      expect(isArticleSlug(slug)).toBe(true);
    },
  );

  test.each([
    '/resources/.',
    '/resources/..',
    '/resources/a.rsc',
    '/resources/..md',
    '/social/articles/...png',
  ])('finds no page at %s, whose slug is reserved', (path) =>
    expect(matchRoute(path).kind).toBe('not-found'),
  );

  test.each(cases.files)('finds the file $url with the handler $route', ({ url, ...made }) => {
    expect(matchRoute(url)).toStrictEqual({ kind: 'file', ...made });
  });
});

test.each([
  ['/', '/ko'],
  ['/#pricing', '/ko#pricing'],
  ['/features/label-vision', '/ko/features/label-vision'],
])('prefixes only the Korean path of %s', (path, korean) => {
  expect([href('en', path), href('ko', path)]).toEqual([path, korean]);
});

describe('languageSwitchPaths', () => {
  test.each<[path: string | null, korean: string, english?: string]>([
    ...features.map((feature): [string, string] => [`/features/${feature}`, `/ko/features/${feature}`]),
    ...legalPages.map((page): [string, string] => [`/${page}`, `/ko/${page}`]),
    ['/resources', '/ko/resources'],
    // Articles without a counterpart and further list pages lead to the list.
    ['/resources/a-slug', '/ko/resources', '/resources'],
    ['/resources/page/2', '/ko/resources', '/resources'],
    // Pages without a counterpart lead to the landing page.
    ['/login', '/ko'],
    [null, '/ko', '/'],
  ])('switches %s to %s', (path, korean, english = path ?? '') => {
    expect(languageSwitchPaths('en', path).ko).toBe(korean);
    expect(languageSwitchPaths('ko', path).en).toBe(english);
  });
});

describe('allowedMethods', () => {
  test.each(Object.entries(cases.takesPost))('reports for %s if it accepts a POST: %s', (url, takesPost) => {
    expect(allowedMethods(matchRoute(url), url).includes('POST')).toBe(takesPost);
  });
});
