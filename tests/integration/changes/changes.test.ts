import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { copyProject, linkPackages } from '../../support/project-copy.ts';

/*
 * What a change touches, as README.md says, tried in a copy of the project: with these files the checks pass, and without
 * one of them they name what is missing.
 */

const node = process.execPath;
const copy = copyProject('changes');

before(() => {
  linkPackages(copy);
  // Cut once; cutting them again would take longer than everything else.
  for (const folder of ['app/fonts', 'public/fonts', 'lib/fonts/og']) {
    cpSync(folder, path.join(copy, folder), { recursive: true });
  }
});

/** Runs a program in the copy; what it prints when it fails, nothing when it does not. */
function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(node, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

const checks = {
  index: () => run('messages/write-index.ts', '--check'),
  types: () =>
    run('node_modules/next/dist/bin/next', 'typegen') || run('node_modules/typescript/bin/tsc', '--noEmit'),
  tests: () =>
    run(
      'node_modules/jest/bin/jest.js',
      'unit/forgotten-steps',
      'unit/messages',
      'unit/section-numbers',
      'unit/routes',
      'unit/rules',
      'unit/leads/schema',
    ),
};

type Step = {
  file: string;
  change: (text: string) => string;
  /** Which check notices when the step is forgotten, and what it says then. */
  forgotten: [keyof typeof checks, RegExp];
};

/** Lines, each with those that are inserted after it. */
const inserted = (lines: Record<string, string>) => (text: string) =>
  Object.entries(lines).reduce((changed, [place, added]) => {
    assert.ok(changed.includes(place), `${place} is no longer there`);
    return changed.replace(place, () => place + added);
  }, text);
const created = (text: string) => () => text;
const json = (value: object) => created(`${JSON.stringify(value, null, 2)}\n`);

/** Takes the steps, looks, and puts the copy back. */
function trying(steps: readonly Step[], look: () => void): void {
  const earlier = steps.map(({ file }) => {
    const place = path.join(copy, file);
    return { place, text: existsSync(place) ? readFileSync(place, 'utf8') : undefined };
  });
  try {
    for (const [index, { change }] of steps.entries()) {
      const { place = '', text = '' } = earlier[index] ?? {};
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, change(text));
    }
    look();
  } finally {
    for (const { place, text } of earlier) {
      if (text === undefined) rmSync(place, { force: true });
      else writeFileSync(place, text);
    }
    run('messages/write-index.ts');
  }
}

/** A text of the JSON file, changed as an object. */
const edited =
  <Json>(edit: (json: Json) => void) =>
  (text: string) => {
    const value = JSON.parse(text) as Json;
    edit(value);
    return `${JSON.stringify(value, null, 2)}\n`;
  };

const message = (locale: string, name: string, texts: object, forgotten: Step['forgotten']): Step => ({
  file: `messages/${locale}/${name}.json`,
  change: json(texts),
  forgotten,
});

const changes: Record<string, readonly Step[]> = {
  'a section of the landing': [
    {
      file: 'components/sections/landing/proof.tsx',
      change: created(`import { useTranslations } from 'next-intl';
import { Section, SectionHeading } from './section';

export function Proof() {
  const t = useTranslations('landingProof');
  return (
    <Section section="proof">
      <SectionHeading section="proof" title={t('title')} />
    </Section>
  );
}
`),
      forgotten: ['types', /sections\.tsx.*Cannot find module '\.\/proof'/],
    },
    {
      file: 'components/sections/landing/sections.tsx',
      change: inserted({
        "import { Pricing } from './pricing';\n": "import { Proof } from './proof';\n",
        '  pricing: Pricing,\n': '  proof: Proof,\n',
      }),
      forgotten: ['types', /sections\.tsx.*'proof' is missing/],
    },
    {
      file: 'lib/sections.ts',
      change: inserted({ "  'pricing',\n": "  'proof',\n" }),
      forgotten: ['tests', /"proof"/],
    },
    message('en', 'landing-proof', { title: 'Proof' }, ['types', /proof\.tsx.*"landingProof"/s]),
    message('ko', 'landing-proof', { title: '증빙' }, ['tests', /landing-proof\.json/]),
  ],
  'a page': [
    {
      file: 'lib/routes.ts',
      change: inserted({ "  inEveryLocale('/resources'),\n": "  inEveryLocale('/partners'),\n" }),
      forgotten: ['tests', /"partners"/],
    },
    {
      file: 'app/[locale]/(site)/partners/page.tsx',
      change: created(`import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const t = await getTranslations({ locale, namespace: 'partners' });
  return pageMetadata({ locale, path: '/partners', title: t('title'), description: t('metaDescription') });
}

export default async function PartnersPage({ params }: LocaleParams) {
  await localeOf(params);
  const t = await getTranslations('partners');
  return (
    <PageFrame path="/partners">
      <h1 className="type-h1">{t('title')}</h1>
    </PageFrame>
  );
}
`),
      forgotten: ['tests', /\/partners has its page\.tsx/],
    },
    {
      file: 'lib/seo/og-images.ts',
      change: inserted({
        '  const messages = messagesFor(locale);\n':
          "  if (path === '/partners') {\n    const { title, metaDescription } = messages.partners;\n    return { locale, section: '§', title, text: metaDescription, drawing: 'landing' };\n  }\n",
      }),
      forgotten: ['tests', /a page › has a social image of its own/],
    },
    message('en', 'partners', { title: 'Partners', metaDescription: 'Who we work with.' }, [
      'types',
      /partners.*page\.tsx/,
    ]),
    message('ko', 'partners', { title: '파트너', metaDescription: '함께 일하는 곳.' }, [
      'tests',
      /partners\.json/,
    ]),
  ],
  'a duty': [
    {
      file: 'lib/rules/finder.ts',
      change: inserted({ 'const table = {\n': "  allergens: { of: 'named', rules: ['fdca-609-b'] },\n" }),
      forgotten: ['tests', /Invalid option.*ledger\.ts/s],
    },
    {
      file: 'lib/rules/ledger.json',
      change: edited<{ id: string; duties: string[] }[]>((rules) =>
        rules.find(({ id }) => id === 'fdca-609-b')?.duties.push('allergens'),
      ),
      forgotten: ['tests', /every duty rests on rules/],
    },
    {
      file: 'tests/unit/rules/cases.md',
      change: (text) => {
        const rows = [...text.matchAll(/^\| \d+ \|/gm)].length;
        return `${text}\n| ${rows + 1} | on the label; no drug | allergens | applies | - | 609(b) |\n`;
      },
      forgotten: ['tests', /the table has every duty/],
    },
    ...(['en', 'ko'] as const).map(
      (locale): Step => ({
        file: `messages/${locale}/finder.json`,
        change: edited<Record<'duties' | 'why' | 'terms', Record<string, unknown>>>((texts) => {
          texts.duties.allergens = 'Fragrance allergens';
          texts.why.allergens = 'The label must name them.';
          texts.terms.allergens = { who: 'Brands', when: 'Once there is a rule', not: 'Nobody' };
        }),
        forgotten: ['tests', /finder\.json|allergens/],
      }),
    ),
  ],
};

type Growth = {
  /** Its row alone. */
  row: Step['change'];
  file: string;
  /** What the checks then name, in their order. */
  named: readonly (readonly [keyof typeof checks, RegExp])[];
};

/** What takes more files than anybody remembers: with the row alone, the checks name the rest. */
const growths: Record<string, Growth> = {
  'a feature': {
    file: 'lib/features/list.ts',
    row: inserted({ "  'evidence-vault',\n": "  'gmp-audits',\n" }),
    named: [
      ['types', /components\/features\/index\.ts/],
      ['types', /components\/features\/lazy-scene\.tsx/],
      ['types', /lib\/features\/names\.ts/],
      ['types', /components\/sections\/landing\/features\.tsx.*"gmp-audits"' can't be used to index/],
      ['types', /gmp-audits\.name/],
      ['types', /gmp-audits\.text/],
      ['tests', /gmp-audits has the parts of its folder, and its messages/],
    ],
  },
  'a language': {
    file: 'lib/i18n/locales.ts',
    row: (text) =>
      text
        .replace("['en', 'ko'] as const", "['en', 'ko', 'ja'] as const")
        .replace(/ {2}ko: (\{[^}]*\},)\n/, (row, values) => `${row}  ja: ${values}\n`),
    named: [
      ['types', /lib\/i18n\/messages\.ts/],
      ['types', /resources\/error\.tsx/],
      ['types', /us-agent-service\/designation\.ts/],
      ['tests', /ja has its line in relatedQuery/],
    ],
  },
  'an article field': {
    file: 'lib/articles/sanity.types.ts',
    // What `npm run typegen` writes for a field of the schema that `articleQuery` asks for.
    row: (text) => text.replace(/(export type ArticleQueryResult = \{\n)/, '$1  subtitle: string | null;\n'),
    named: [['types', /lib\/articles\/article\.ts.*Property 'subtitle' is missing/s]],
  },
};

for (const [name, steps] of Object.entries(changes)) {
  const addsMessages = steps.some(({ file }) => file.startsWith('messages/') && !existsSync(file));
  describe(name, () => {
    test(`takes ${steps.length} files and \`npm run messages\``, () => {
      trying(steps, () => {
        assert.equal(/lacks the line/.test(checks.index()), addsMessages);
        run('messages/write-index.ts');
        assert.equal(checks.index() + checks.types() + checks.tests(), '');
      });
    });

    for (const { file, forgotten } of steps) {
      const [check, says] = forgotten;
      test(`without ${file} the ${check} say so`, () => {
        const others = steps.filter((step) => step.file !== file);
        trying(others, () => {
          run('messages/write-index.ts');
          assert.match(checks[check](), says);
        });
      });
    }
  });
}

for (const [name, { file, row, named }] of Object.entries(growths)) {
  test(`${name} begins with ${file}; the checks name the rest`, () => {
    trying([{ file, change: row, forgotten: ['types', /./] }], () => {
      const said = { types: checks.types(), tests: checks.tests(), index: '' };
      for (const [check, what] of named) assert.match(said[check], what);
    });
  });
}
