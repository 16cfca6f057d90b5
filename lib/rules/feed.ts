import type { Locale } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import { href, rulesFeedHref, rulesPath } from '../routes';
import { absolute } from '../seo/alternates';
import { atom } from '../seo/atom';
import { changes } from './changes';

/** The Atom feed of changes to the ledger, newest first. A change of one rule leads to that rule. */
export function rulesFeed(locale: Locale): string {
  const { feedTitle, feedDescription, changes: texts } = messagesFor(locale).rules;
  const page = absolute(href(locale, rulesPath));
  return atom(locale, {
    address: rulesFeedHref(locale),
    page: rulesPath,
    title: feedTitle,
    subtitle: feedDescription,
    entries: changes.map(({ key, date, ids: [id, ...others] }) => ({
      id: `rules-${key}-${locale}`,
      title: texts[key].title,
      address: id && others.length === 0 ? `${page}#${id}` : page,
      published: date,
      updated: date,
      summary: texts[key].text,
    })),
  });
}
