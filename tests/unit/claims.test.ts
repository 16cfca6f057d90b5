import fs from 'node:fs';
import { facts } from '@/lib/i18n/facts';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type Messages, messagesFor } from '@/lib/i18n/messages';
import { plans } from '@/lib/site';
import { appLink } from '@/lib/urls';

/*
 * The register of claims (claims.md) names message keys. A test fails when a key is renamed or removed, so that the register is
 * updated with the message.
 */

/** `file: key`, the only form that the register uses to name a message. */
const keyForm = /^([a-z-]+): ([\w-]+(?:\.[\w-]+)*)$/;
const codes = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');
const namespaceOf = (file: string) =>
  file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof Messages;
const isMessageFile = (name: string) => fs.existsSync(`messages/en/${name}.json`);

/** Returns the value at a dotted path; list entries count from 0. */
function at(tree: unknown, dotted: string): unknown {
  return dotted.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], tree);
}

const message = (locale: Locale, file: string, key: string) =>
  at(messagesFor(locale)[namespaceOf(file)], key);

/** Returns the problems of the message keys in a register. */
function problems(text: string): string[] {
  return codes(text).flatMap((code) => {
    const [, file, key] = keyForm.exec(code) ?? [];
    if (file && key) {
      if (!isMessageFile(file)) return [`${code}: no such message file`];
      return locales
        .filter((locale) => message(locale, file, key) === undefined)
        .map((locale) => `${code}: no such key in ${locale}`);
    }
    if (/^(landing|feature|scene)-[a-z-]+$/.test(code) && !isMessageFile(code)) {
      return [`${code}: no such message file`];
    }
    // An incomplete key: a list of keys, a range, or a colon without the single space.
    const start = /^([a-z-]+):/.exec(code)?.[1];
    return start && isMessageFile(start) ? [`${code}: write one key, as \`file: key\``] : [];
  });
}

describe('problems', () => {
  test.each([
    ['`landing-why: title`, `landing-why` and `21 CFR 701.3`', 0],
    ['`landing-why: heading`', locales.length],
    ['`landing-nowhere: title` and `landing-nowhere`', 2],
    ['`landing-why: title, points`', 1],
    ['`terms: sections.2-4`', locales.length],
    ['`landing-why:title`', 1],
  ])('finds the problems in %s', (text, count) => {
    expect(problems(text)).toHaveLength(count);
  });
});

test('names only messages that exist in every language', () => {
  const text = fs.readFileSync('tests/unit/claims.md', 'utf8');
  expect(codes(text).filter((code) => keyForm.test(code)).length).toBeGreaterThan(25);
  expect(problems(text)).toEqual([]);
});

/** Every message of a language with its key, arguments not filled in. */
function written(locale: Locale): { key: string; text: string }[] {
  const texts = (value: unknown, key: string): { key: string; text: string }[] => {
    if (typeof value === 'string') return [{ key, text: value }];
    return Object.entries(value as object).flatMap(([name, child]) => texts(child, `${key}${name}.`));
  };
  return fs
    .readdirSync(`messages/${locale}`)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      texts(JSON.parse(fs.readFileSync(`messages/${locale}/${file}`, 'utf8')), `${file.slice(0, -5)}: `),
    );
}

type Promised = { promise: string; about: RegExp; says: Record<Locale, RegExp>; except?: RegExp };

/*
 * Several pages state these promises. Each row has the argument or the words of one, and what a message with them has to
 * say in each language.
 */
test.each<Promised>([
  {
    promise: 'keeps records no longer than the plan lets it',
    about: /\{retentionYears\}/,
    says: { en: /up to|longest|maximum/i, ko: /최대/ },
    except: /outcomes\.items\.\d\.figure/,
  },
  {
    promise: 'says when a reply comes',
    about: /\bsoon\b|shortly|곧 (연락|답변)|영업일 안에 (이메일로 )?(연락|답변)/,
    says: { en: /\{answerDays\}/, ko: /\{answerDays\}/ },
    except: /^(footer|resources): /,
  },
  {
    promise: 'says whose count the refusal notices are',
    about: /\{refusalNotices\}.*\{refusalYear\}|\{refusalYear\}.*\{refusalNotices\}|\{refusalSource/,
    says: { en: /our (count|figures).* not a total/, ko: /자체 집계.*화장품 전체/ },
  },
  {
    promise: 'names the unit beside a rate of acceptance',
    about: /\{firstPassAcceptance\}.*\bcount|\{listings\}/,
    says: { en: /SKU|listings/, ko: /SKU|리스팅/ },
  },
  {
    promise: 'ties the free first listing to the trial',
    about:
      /first (MoCRA )?listing[^.]*(free|included)|free[^.]*first (MoCRA )?listing|첫 (MoCRA )?리스팅[^.]*(무료|포함)/i,
    says: { en: /trial|days free/i, ko: /체험|일 무료/ },
  },
  {
    promise: 'limits the watch for notices to the premium service',
    about: /24\/7|연중무휴/,
    says: { en: /premium|named in the letter/i, ko: /프리미엄|선임서에 적힌 저희 대리인/ },
    except: /outcomes\.|scene-us-agent-service: (ending|said|watch)/,
  },
])('$promise in every message', ({ about, says, except }) => {
  for (const locale of locales) {
    const found = written(locale).filter(({ key, text }) => about.test(text) && !except?.test(key));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ text }) => !says[locale].test(text))).toEqual([]);
  }
});

test('says of listings that they are updated every year, not renewed', () => {
  const renewed = written('ko').filter(({ text }) => /리스팅(은|을|의)?( 매년| 2년마다)? 갱신/.test(text));
  expect(renewed).toEqual([]);
});

test('leaves open who files a registration until the owner says so', () => {
  const files =
    /(\{product\}|\b[Ww]e) files? (your|the|a) (facility )?registrations?\b|시설 등록을 제출(하|합)/;
  expect(locales.flatMap(written).filter(({ text }) => files.test(text))).toEqual([]);
});

test.each(locales)('says in the policy in %s what a link to the application carries', (locale) => {
  expect(appLink('/tools', 'closing')).toContain('utm_');
  expect(JSON.stringify(message(locale, 'privacy', 'sections.5.paragraphs.0'))).toContain('utm');
});

/** What FDA says of documents given to an agent: an answer issued for comment, in messages and articles alike. */
const givenToAgent =
  /given to the (agent|foreign facility)|document as given|시설에 전달한 것으로|공장이 받은 것과 같/;

test('says of the answer on U.S. Agents that it was issued for comment', () => {
  const articles = fs
    .readFileSync('embedded/dataset/data.ndjson', 'utf8')
    .split('\n')
    .filter((line) => givenToAgent.test(line));
  expect(articles.length).toBeGreaterThanOrEqual(4);
  const messages = locales.flatMap(written).filter(({ text }) => givenToAgent.test(text));
  expect(messages).toHaveLength(locales.length);
  for (const text of [...articles, ...messages.map((each) => each.text)]) {
    expect(text).toMatch(/for comment|의견 수렴/);
  }
});

test.each(locales)('names the plan of the trial and of the agent as the price list in %s does', (locale) => {
  const names = messagesFor(locale).landingPricing.plans;
  const named = (fits: (plan: (typeof plans)[number]) => boolean) =>
    names[plans.find(fits)?.id ?? 'scale'].name;
  const includes = (feature: string) => (plan: (typeof plans)[number]) =>
    (plan.features as readonly string[]).includes(feature);
  expect(facts.trialPlan).toBe(named(({ freeTrial }) => freeTrial));
  expect(facts.agentPlan).toBe(named(includes('agentFirstFacility')));
  expect(facts.agentUnlimitedPlan).toBe(named(includes('agentUnlimited')));
});
