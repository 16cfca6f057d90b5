import type { Locale } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import { href, rulesFeedHref, rulesPath } from '../routes';
import { changes } from '../rules/changes';
import { absolute } from './alternates';
import { atom, element, link, tagOf } from './feed';

/** The Atom feed of changes to the ledger, newest first. A change of one rule leads to that rule. */
export function rulesFeed(locale: Locale): string {
  const { feedTitle, feedDescription, changes: texts } = messagesFor(locale).rules;
  const page = absolute(href(locale, rulesPath));
  return atom(locale, {
    address: rulesFeedHref(locale),
    page: rulesPath,
    title: feedTitle,
    subtitle: feedDescription,
    updated: timestamp(changes[0].date),
    entries: changes.map(({ key, date, ids: [id, ...others] }) =>
      [
        element('title', texts[key].title),
        link('alternate', id && others.length === 0 ? `${page}#${id}` : page, 'text/html'),
        element('id', tagOf(`rules-${key}-${locale}`)),
        element('published', timestamp(date)),
        element('updated', timestamp(date)),
        element('summary', texts[key].text),
      ].join(''),
    ),
  });
}

const timestamp = (date: string) => new Date(date).toISOString();
