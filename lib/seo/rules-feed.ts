import type { Locale } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import { href, rulesFeedHref, rulesPath } from '../routes';
import { changes, corrections } from '../rules/changes';
import { absolute } from '../urls';
import { atom } from './atom';

/** Returns the Atom feed of changes and corrections, newest first. An entry about one rule links to that rule. */
export function rulesFeed(locale: Locale): string {
  const {
    feedTitle,
    feedDescription,
    changes: changeTexts,
    corrections: correctionTexts,
  } = messagesFor(locale).rules;
  const page = absolute(href(locale, rulesPath));
  const all = [
    ...corrections.map(({ key, date, ids }) => {
      const { title, wrong, changed } = correctionTexts[key];
      return { id: `rules-correction-${key}-${locale}`, date, ids, title, summary: `${wrong} ${changed}` };
    }),
    ...changes.map(({ key, date, ids }) => {
      const { title, text } = changeTexts[key];
      return { id: `rules-${key}-${locale}`, date, ids, title, summary: text };
    }),
  ];
  return atom(locale, {
    url: rulesFeedHref(locale),
    page: rulesPath,
    title: feedTitle,
    subtitle: feedDescription,
    entries: all
      .sort((one, other) => other.date.localeCompare(one.date))
      .map(({ id, date, ids: [first, ...others], title, summary }) => ({
        id,
        title,
        url: first && others.length === 0 ? `${page}#${first}` : page,
        published: date,
        updated: date,
        summary,
      })),
  });
}
