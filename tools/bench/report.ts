import { median, type Part, type PartResults, parts, type Results, type Row } from './results.ts';
import { targetsOf } from './targets.ts';

/** Writes docs/performance.md from the values in docs/performance.json. */
export function report(results: Results): string {
  const figures = new Figures(results);
  const { machine } = results;
  const sections = [
    '# Performance',
    'Written by `npm run bench` together with `performance.json`, which holds every value of every run. Do not edit it.',
    [
      `Machine: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB of memory, ${machine.system}; `,
      `Node ${machine.node}, ${machine.chromium}, Next ${machine.next}.`,
    ].join(''),
    table(['part', 'date', 'commit', 'compared with', 'runs', 'minutes', 'other load'], partRows(results)),
    howToRead,
    ...pageSections(figures),
    ...ratioSections(figures),
    ...platformSections(figures),
    ...serverSections(figures),
    ...articleSections(figures),
    '## Noise',
    'The largest less the smallest value of a run, in percent of the median, over all pages. A difference between two commits that is smaller than this says nothing.',
    noise(figures),
    '## Targets',
    'For the values above. "not measured" is a part or a comparison that this file lacks.',
    table(
      ['target', 'limit', 'measured', ''],
      targetsOf(figures).map(({ name, limit, measured, met }) => [name, limit, measured, met]),
    ),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Medians by part, site, page and name; NaN for what was not measured. */
export class Figures {
  private readonly results: Results;

  constructor(results: Results) {
    this.results = results;
  }

  rows(part: Part, variant?: string): Row[] {
    const all = this.results.parts[part]?.rows ?? [];
    return variant ? all.filter((row) => row.variant === variant) : all;
  }

  /** The pages of this checkout that a part has measured. */
  pages(part: Part): string[] {
    return this.rows(part, 'site').map(({ page }) => page);
  }

  of(part: Part, variant: string, page: string, name: string): number {
    const row = this.rows(part, variant).find((one) => one.page === page);
    return median(row?.values[name] ?? []);
  }

  /** A value of this checkout divided by that of another site; the bare page has one page. */
  ratio(part: Part, page: string, name: string, to: string, from = 'site'): number {
    return this.of(part, from, page, name) / this.of(part, to, to === 'bare' ? '/' : page, name);
  }

  /** The same as a difference. */
  difference(part: Part, page: string, name: string, to: string): number {
    return this.of(part, 'site', page, name) - this.of(part, to, to === 'bare' ? '/' : page, name);
  }
}

const howToRead = `## How to read it

Five sites are measured in turns, page by page, on the same machine:

- **site**: this checkout, built and served by \`npm start\`.
- **bare page**: the app that \`create-next-app\` makes (TypeScript, Tailwind), with the same Next, React and Tailwind. What is above
  it is ours; what it costs itself is the price of the framework.
- **without scripts**: the site's pages with every script taken out. No work on scripts can make a page faster than this.
- **before**: an older commit, given by \`--against\`.
- **on Vercel**: this checkout, built and served as Vercel does it, as far as that can be emulated.

Absolute times belong to this machine and to what else it was doing. Ratios and differences between sites of the same run
are what to compare. Every number is the median of its runs. 1 kB is 1,000 bytes.

Other load is the machine's load average before the run. Above a quarter of its cores, other programs take part in the
result: blocking time and the trace grow first, then LCP. Sizes stay the same. Measure on an idle machine.`;

/** Labels of measured values by their names, with the way to write them. */
type Columns = [format: (value: number) => string, labels: Record<string, string>][];

/** A table with a row for each page of each site that a part has measured. */
function pagesTable(figures: Figures, part: Part, columns: Columns): string {
  const all = columns.flatMap(([format, labels]) =>
    Object.entries(labels).map(([name, label]) => ({ name, label, format })),
  );
  const rows = figures
    .rows(part)
    .map(({ variant, page }) => [
      page,
      names[variant] ?? variant,
      ...all.map(({ name, format }) => format(figures.of(part, variant, page, name))),
    ]);
  return table(['page', 'site', ...all.map(({ label }) => label)], rows);
}

function pageSections(figures: Figures): string[] {
  const sizes = { total: 'all', document: 'HTML', script: 'script', stylesheet: 'CSS', font: 'fonts' };
  const others = { image: 'pictures', rest: 'rest', htmlGzip: 'HTML gzip', htmlBrotli: 'brotli' };
  const times = { layout: 'layout', style: 'style', script: 'script', blocked: 'blocked' };
  return [
    '## Pages',
    'Lighthouse for phones (simulated slow 4G, a processor four times slower; times in ms, size in kB):',
    pagesTable(figures, 'lighthouse', [
      [whole, lighthouseLabels],
      [(value) => value.toFixed(3), { cls: 'CLS' }],
      [whole, { requests: 'requests' }],
      [kilobytes, { bytes: 'kB' }],
    ]),
    "First visit on a phone, in kB over the line with gzip. A feature page's scene is scrolled into view. Pictures are those that this visit loads:",
    pagesTable(figures, 'sizes', [
      [kilobytes, { ...sizes, ...others }],
      [whole, { requests: 'requests' }],
    ]),
    "The main thread's time in one load on a processor slowed four times, in ms. Blocked is what tasks last beyond 50 ms:",
    pagesTable(figures, 'trace', [[whole, times]]),
  ];
}

function ratioSections(figures: Figures): string[] {
  const pages = [...new Set([...figures.pages('lighthouse'), ...figures.pages('trace')])];
  const columns: [label: string, value: (page: string) => string][] = [
    [
      'performance less bare page',
      (page) => signed(figures.difference('lighthouse', page, 'performance', 'bare')),
    ],
    ['TBT less bare page', (page) => signed(figures.difference('lighthouse', page, 'tbt', 'bare'))],
    ['LCP / without scripts', (page) => ratio(figures.ratio('lighthouse', page, 'lcp', 'plain'))],
    [
      'LCP without scripts / bare page',
      (page) => ratio(figures.ratio('lighthouse', page, 'lcp', 'bare', 'plain')),
    ],
    ['LCP / before', (page) => ratio(figures.ratio('lighthouse', page, 'lcp', 'against'))],
    ['layout / bare page', (page) => ratio(figures.ratio('trace', page, 'layout', 'bare'))],
    ['layout / before', (page) => ratio(figures.ratio('trace', page, 'layout', 'against'))],
    ['style / before', (page) => ratio(figures.ratio('trace', page, 'style', 'against'))],
    ['script / bare page', (page) => ratio(figures.ratio('trace', page, 'script', 'bare'))],
    ['script / before', (page) => ratio(figures.ratio('trace', page, 'script', 'against'))],
  ];
  return [
    '## Ratios',
    'Scores and blocking time are differences in points and ms; the others are quotients.',
    table(
      ['page', ...columns.map(([label]) => label)],
      pages.map((page) => [page, ...columns.map(([, value]) => value(page))]),
    ),
  ];
}

function platformSections(figures: Figures): string[] {
  return [
    '## On Vercel',
    'What visitors of the real deployment get: built by `vercel build`, served by the emulated platform of `tests/deploy/vercel`, which compresses with brotli as Vercel does. Lighthouse for phones and bytes of a first visit as above, the three sites in turns:',
    pagesTable(figures, 'platform', [
      [whole, lighthouseLabels],
      [kilobytes, { total: 'all, kB', document: 'HTML', script: 'script' }],
    ]),
  ];
}

function serverSections(figures: Figures): string[] {
  const load = figures.rows('load').map(({ variant, page }) => {
    const speed = figures.of('load', variant, page, 'requestsPerSecond');
    return [
      page,
      names[variant] ?? variant,
      whole(speed),
      whole(figures.of('load', variant, page, 'p99')),
      ratio(speed / figures.of('load', 'bare', '/', 'requestsPerSecond')),
      ratio(speed / figures.of('load', 'against', page, 'requestsPerSecond')),
    ];
  });
  const variants = ['site', 'bare', 'against'].filter(
    (variant) => figures.rows('server', variant).length + figures.rows('build', variant).length > 0,
  );
  return [
    '## Server',
    '32 connections that accept gzip, on the same machine as the server. The last two columns are quotients of requests a second:',
    table(['page', 'site', 'requests a second', 'p99, ms', '/ bare page', '/ before'], load),
    "Start is from `npm start` to the first answer. Memory is the server process's, without the embedded services. Builds begin from nothing:",
    table(
      ['site', ...serverColumns.map(([label]) => label)],
      variants.map((variant) => [
        names[variant] ?? variant,
        ...serverColumns.map(([, part, name, format]) => format(figures.of(part, variant, '/', name))),
      ]),
    ),
  ];
}

const serverColumns: [label: string, part: Part, name: string, format: (value: number) => string][] = [
  ['start, s', 'server', 'startMs', (ms) => decimal(ms / 1000)],
  ['memory, MB', 'server', 'memoryFresh', (mb) => whole(mb)],
  ['after the requests, MB', 'server', 'memoryFull', (mb) => whole(mb)],
  ['build, s', 'build', 'seconds', (seconds) => decimal(seconds)],
  ['of the processor, s', 'build', 'processor', (seconds) => decimal(seconds)],
  ['highest memory, MB', 'build', 'memory', (mb) => whole(mb)],
];

const articleFigures = {
  seconds: 'build, s',
  processor: 'of the processor, s',
  memory: 'highest memory, MB',
  pages: 'pages built',
  listHtml: 'HTML of the list, bytes',
  addresses: 'addresses in the sitemap',
};

function articleSections(figures: Figures): string[] {
  const rows = Object.entries(articleFigures).map(([name, label]) => {
    const few = figures.of('articles', 'few', 'all', name);
    const many = figures.of('articles', 'many', 'all', name);
    return [label, decimal(few), decimal(many), ratio(many / few)];
  });
  return ['## Many articles', table(['', '100 articles', '10,000 articles', 'ratio'], rows)];
}

const noisy: [Part, string[]][] = [
  ['lighthouse', ['performance', 'fcp', 'lcp', 'tbt']],
  ['trace', ['layout', 'style', 'script']],
  ['load', ['requestsPerSecond', 'p99']],
  ['server', ['startMs', 'memoryFull']],
];

function noise(figures: Figures): string {
  const rows = noisy.flatMap(([part, measured]) =>
    measured.map((name) => {
      const spreads = figures
        .rows(part)
        .map(({ values }) => values[name] ?? [])
        .filter((list) => list.length > 1 && median(list) > 0)
        .map((list) => ((Math.max(...list) - Math.min(...list)) / median(list)) * 100);
      return [part, name, percent(median(spreads)), percent(Math.max(...spreads))];
    }),
  );
  return table(['part', 'value', 'median', 'highest'], rows);
}

function partRows(results: Results): string[][] {
  return parts
    .map((part) => [part, results.parts[part]] as const)
    .filter((entry): entry is [Part, PartResults] => entry[1] !== undefined)
    .map(([part, { date, commit, against, runs, minutes, otherLoad }]) => [
      part,
      date,
      commit,
      against || '–',
      String(runs),
      minutes.toFixed(1),
      otherLoad.toFixed(1),
    ]);
}

const names: Record<string, string> = {
  site: 'site',
  plain: 'without scripts',
  bare: 'bare page',
  against: 'before',
  platform: 'on Vercel',
};

const lighthouseLabels = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
  fcp: 'FCP',
  lcp: 'LCP',
  tbt: 'TBT',
};

const orDash = (format: (value: number) => string) => (value: number) =>
  Number.isFinite(value) ? format(value) : '–';
const whole = orDash((value) => Math.round(value).toLocaleString('en'));
const decimal = orDash((value) => value.toLocaleString('en', { maximumFractionDigits: 1 }));
const kilobytes = orDash((value) => (value / 1000).toFixed(1));
const ratio = orDash((value) => value.toFixed(2));
const percent = orDash((value) => `${Math.round(value)} %`);
const signed = orDash((value) => (value > 0 ? '+' : '') + Math.round(value));

function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return 'Not measured.';
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  // The first column is text, the others are mostly numbers.
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}
