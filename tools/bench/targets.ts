import type { Figures } from './report.ts';

export type Target = {
  name: string;
  limit: string;
  measured: string;
  met: 'met' | 'not met' | 'not measured';
};

/** A value that must be at most, or at least, its limit. */
type Rule = { name: string; value: number; unit?: string } & ({ most: number } | { least: number });

const landings = ['/', '/ko'];
const isFeature = (page: string) => page.includes('/features/');

/** What the site holds itself to, with the measured values. */
export function targetsOf(figures: Figures): Target[] {
  return [
    ...lighthouseRules(figures),
    ...platformRules(figures),
    ...traceRules(figures),
    ...sizeRules(figures),
    ...serverRules(figures),
    ...articleRules(figures),
  ].map(judge);
}

function judge({ name, value, unit = '', ...rule }: Rule): Target {
  const [word, limit] = 'most' in rule ? ['at most', rule.most] : ['at least', rule.least];
  if (!Number.isFinite(value)) {
    return { name, limit: `${word} ${limit}${unit}`, measured: '–', met: 'not measured' };
  }
  const met = 'most' in rule ? value <= rule.most : value >= rule.least;
  return {
    name,
    limit: `${word} ${limit}${unit}`,
    measured: `${Math.round(value * 100) / 100}${unit}`,
    met: met ? 'met' : 'not met',
  };
}

function lighthouseRules(figures: Figures): Rule[] {
  const part = 'lighthouse';
  return figures.pages(part).flatMap((page): Rule[] => [
    {
      name: `\`${page}\`: performance below the bare page's`,
      value: -figures.difference(part, page, 'performance', 'bare'),
      most: landings.includes(page) ? 3 : 2,
    },
    ...['accessibility', 'best-practices', 'seo'].map((score) => ({
      name: `\`${page}\`: ${score}`,
      value: figures.of(part, 'site', page, score),
      least: 100,
    })),
    { name: `\`${page}\`: layout shift`, value: figures.of(part, 'site', page, 'cls'), most: 0 },
    ...(landings.includes(page)
      ? [
          {
            name: `\`${page}\`: TBT above the bare page's`,
            value: figures.difference(part, page, 'tbt', 'bare'),
            most: 80,
            unit: ' ms',
          },
        ]
      : []),
    {
      name: `\`${page}\`: LCP / without scripts`,
      value: figures.ratio(part, page, 'lcp', 'plain'),
      most: 1.15,
    },
    {
      name: `\`${page}\`: LCP without scripts / bare page`,
      value: figures.ratio(part, page, 'lcp', 'bare', 'plain'),
      most: 1.25,
    },
  ]);
}

/** Without scripts that wait for the paint; a landing may still lose five points only. */
function platformRules(figures: Figures): Rule[] {
  const points = (variant: string, page: string) => figures.of('platform', variant, page, 'performance');
  return landings.map((page) => ({
    name: `\`${page}\` on Vercel: performance below the bare page's`,
    value: points('bare', '/') - points('platform', page),
    most: 5,
  }));
}

function traceRules(figures: Figures): Rule[] {
  return landings.map((page) => ({
    name: `\`${page}\`: layout / before`,
    value: figures.ratio('trace', page, 'layout', 'against'),
    most: 0.35,
  }));
}

function sizeRules(figures: Figures): Rule[] {
  const part = 'sizes';
  const size = (page: string, name: string) => figures.of(part, 'site', page, name) / 1000;
  const unit = ' kB';
  return [
    { name: '`/`: first visit', value: size('/', 'total'), most: 290, unit },
    { name: '`/ko`: first visit', value: size('/ko', 'total'), most: 400, unit },
    {
      name: '`/features/label-vision`: first visit with its scene',
      value: size('/features/label-vision', 'total'),
      most: 285,
      unit,
    },
    {
      name: '`/resources`: first visit without pictures',
      value: size('/resources', 'total') - size('/resources', 'image'),
      most: 320,
      unit,
    },
    ...figures.pages(part).map((page) => ({
      name: `\`${page}\`: script above the bare page's`,
      value: figures.difference(part, page, 'script', 'bare') / 1000,
      most: isFeature(page) ? 26 : 12,
      unit,
    })),
    ...landings.flatMap((page) => [
      { name: `\`${page}\`: HTML with gzip`, value: size(page, 'htmlGzip'), most: 56, unit },
      { name: `\`${page}\`: HTML with brotli`, value: size(page, 'htmlBrotli'), most: 36, unit },
    ]),
  ];
}

function serverRules(figures: Figures): Rule[] {
  return [
    {
      name: '`/`: requests a second / before',
      value: figures.ratio('load', '/', 'requestsPerSecond', 'against'),
      least: 1.5,
    },
  ];
}

/** What many articles may cost, and that none is missing. */
function articleRules(figures: Figures): Rule[] {
  const value = (variant: string, name: string) => figures.of('articles', variant, 'all', name);
  const growth = (name: string) => value('many', name) / value('few', name);
  return [
    { name: '10,000 articles: processor time of a build / 100', value: growth('processor'), most: 1.2 },
    { name: '10,000 articles: memory of a build / 100', value: growth('memory'), most: 1.2 },
    {
      name: '10,000 articles: addresses in the sitemap more than with 100',
      value: value('many', 'addresses') - value('few', 'addresses'),
      least: 9900,
    },
  ];
}
