import { type FactName, facts } from '@/lib/i18n/facts';
import { locales } from '@/lib/i18n/locales';
import { messagesFor, translator } from '@/lib/i18n/messages';
import { site } from '@/lib/site';

/*
 * The type check reads this file too: lines with @ts-expect-error must be errors, and all others must not.
 */

test('reports a missing argument as a type error and at run time', () => {
  const t = translator('en', 'resources');
  const fill = [
    // @ts-expect-error the message has an argument
    () => t('by'),
    // @ts-expect-error it has a different argument
    () => t('by', { writer: 'Jo' }),
    // @ts-expect-error the message formats the number, so the argument must be a number
    () => t('topicMore', { shown: '1', count: '2' }),
    // @ts-expect-error the message does not exist
    () => t('nobody'),
  ];
  expect(fill).toHaveLength(4);
  expect(t('by', { author: 'Jo' })).toContain('Jo');
});

test('fills in the facts without arguments', () => {
  expect(translator('en', 'landingHero')('lead')).toContain(site.name);
  expect(messagesFor('en').landingHero.lead).toContain(`${facts.labelRules}+ rules`);
  // @ts-expect-error facts are not arguments
  expect(() => translator('en', 'landingHero')('lead', { product: 'Other' })).not.toThrow();
});

test('rejects reading a message with arguments or tags as a plain string', () => {
  const { title } = messagesFor('en').landingHero;
  // @ts-expect-error it has tags
  const text: string = title;
  expect(typeof text).not.toBe('string');
});

test.each(locales)('fills in every fact in %s', (locale) => {
  const names = Object.keys(facts) as FactName[];
  const written = JSON.stringify(messagesFor(locale));
  expect(names.filter((name) => written.includes(`["${name}"]`) || written.includes(`{${name}}`))).toEqual(
    [],
  );
});
