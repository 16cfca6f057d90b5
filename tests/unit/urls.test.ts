import { env } from '@/lib/env';
import { appLink, planLink } from '@/lib/urls';

jest.mock('@/lib/env', () => ({ env: jest.fn() }));

const links = { app: 'https://app.example/start?plan=a', appSettings: 'https://app.example/settings' };
beforeEach(() => jest.mocked(env).mockReturnValue({ links } as never));

it.each([
  ['/', 'home-hero'],
  ['/features/label-vision', 'label-vision-hero'],
  ['/tools/us-label', 'us-label-hero'],
  ['/resources/page/2', 'resources-hero'],
  ['/resources/some-article', 'article-hero'],
  [null, 'not-found-hero'],
])('names the page %s and the place as %s', (path, content) => {
  const url = new URL(appLink(path, 'hero'));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    plan: 'a',
    utm_source: 'website',
    utm_medium: 'link',
    utm_content: content,
  });
});

it('leads to the settings with the chosen plan', () => {
  const { origin, pathname, searchParams } = new URL(planLink('growth'));
  expect(origin + pathname).toBe(links.appSettings);
  expect(searchParams.get('plan')).toBe('growth');
  expect(searchParams.get('utm_content')).toBe('home-pricing');
});
