import { ownerFacts } from '@/lib/site';
import { launchChecks } from '@/tools/smoke/launch';
import { publicPages } from '@/tools/smoke/pages';
import { Site } from '@/tools/smoke/site';

const origin = 'https://www.brand.com';
const sitemap = ['/resources/first', '/ko/resources/둘', '/resources/topics/labels', '/resources/page/2'].map(
  (path) => `<loc>${origin}${path}</loc>`,
);

/** Runs the checks on a site with these pages; the others are empty. Returns the problems by check. */
async function problemsOf(pages: Record<string, string>): Promise<Record<string, string[]>> {
  jest.spyOn(global, 'fetch').mockImplementation(async (url) => {
    const { pathname } = new URL(String(url));
    const html = pathname === '/sitemap.xml' ? sitemap.join('') : pages[decodeURI(pathname)];
    return new Response(html ?? '<p>Ours</p>');
  });
  const found: Record<string, string[]> = {};
  for (const { name, run } of launchChecks(new Site(origin, undefined))) found[name] = await run();
  return found;
}
const none = {
  'links and addresses under .example': [],
  'quotations of customers': [],
  'authors and reviewers of articles': [],
  'figures about our business': [],
};
const facts = ownerFacts as Record<string, { confirmed: boolean }>;
afterEach(() => {
  jest.restoreAllMocks();
  for (const fact of Object.values(facts)) fact.confirmed = false;
});

describe('the launch checks', () => {
  it('pass a site without samples', async () => {
    const html = '<a href="https://app.brand.com/?a=x.example">App</a> care@onsil.example 12,800 97.45 Maya';
    expect(await problemsOf({ '/': html })).toEqual(none);
  });

  it('name each link and address under .example with its pages', async () => {
    const [, second = ''] = publicPages.map(({ path }) => path);
    const link = '<a href="mailto:hello@attesta.example">M</a>';
    const app = '<a href="https://app.attesta.example/login?utm_source=website">A</a>';
    const written = '<p>Write to privacy@attesta.example.</p>';
    const found = await problemsOf({ '/': link + link + app, [second]: link + written });
    expect(found['links and addresses under .example']).toEqual([
      'mailto:hello@attesta.example on / and 1 more',
      'https://app.attesta.example on /',
      `mailto:privacy@attesta.example on ${second}`,
    ]);
  });

  const samples = {
    '/': '<p>Maya <!-- -->Okafor</p><b>Maya Okafor</b> <i>2,800+</i> 97.4% <script>9,000</script>',
    '/ko': '<b>문지훈</b>',
    '/resources/first': 'By Nell Harwood, reviewed by Priya Raman',
    '/ko/resources/둘': '배유리',
    '/resources/topics/labels': 'Joon Baek',
  };

  it('name each quotation, author and figure that is a sample', async () => {
    expect(await problemsOf(samples)).toEqual({
      'links and addresses under .example': [],
      'quotations of customers': [
        '/ quotes Maya Okafor (Founder, Ninth Street Skin): no consent is confirmed',
        '/ko quotes 문지훈 (나비앤물(부산) 수출팀장): no consent is confirmed',
      ],
      'authors and reviewers of articles': [
        'Nell Harwood is a sample author: on /resources/first',
        'Priya Raman is a sample author: on /resources/first',
        '배유리 is a sample author: on /ko/resources/둘',
      ],
      'figures about our business': [
        '2,800 (figures.skusFiled in lib/site.ts) is not confirmed',
        '97.4 (figures.firstPassAcceptanceExact in lib/site.ts) is not confirmed',
      ],
    });
  });

  it('pass them after the owner has confirmed each', async () => {
    for (const name of ['quoteConsent', 'articleAuthors', 'figures'])
      Object.assign(facts[name] ?? {}, { confirmed: true });
    expect(await problemsOf(samples)).toEqual(none);
  });
});
