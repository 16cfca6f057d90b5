import { type FactName, facts } from '@/lib/i18n/facts';
import { locales } from '@/lib/i18n/locales';
import { messagesFor, translator } from '@/lib/i18n/messages';
import { site } from '@/lib/site';

/*
 * The type check reads this file too: what is marked with @ts-expect-error has to be an error, and the rest none.
 */

test('a missing argument is a type error, and is not overlooked when the text is filled', () => {
  const t = translator('en', 'resources');
  const fill = [
    // @ts-expect-error the message has an argument
    () => t('by'),
    // @ts-expect-error it has another one
    () => t('by', { writer: 'Jo' }),
    // @ts-expect-error a number is formatted by the message, so that it is a number here
    () => t('topicMore', { shown: '1', count: '2' }),
    // @ts-expect-error there is no such text
    () => t('nobody'),
  ];
  expect(fill).toHaveLength(4);
  expect(t('by', { author: 'Jo' })).toContain('Jo');
});

test('facts are no arguments: they are always there', () => {
  expect(translator('en', 'landingHero')('lead')).toContain(site.name);
  expect(messagesFor('en').landingHero.lead).toContain(`${facts.labelRules}+ rules`);
  // @ts-expect-error nobody gives a fact
  expect(() => translator('en', 'landingHero')('lead', { product: 'Other' })).not.toThrow();
});

test('a text with arguments or tags cannot be read as a text', () => {
  const { title } = messagesFor('en').landingHero;
  // @ts-expect-error it has tags
  const text: string = title;
  expect(typeof text).not.toBe('string');
});

test.each(locales)('no fact is left to fill in %s', (locale) => {
  const names = Object.keys(facts) as FactName[];
  const written = JSON.stringify(messagesFor(locale));
  expect(names.filter((name) => written.includes(`["${name}"]`) || written.includes(`{${name}}`))).toEqual(
    [],
  );
});
