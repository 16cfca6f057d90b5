import type { Locale } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import type { PageMessages } from '../routes';

type PageTexts = {
  metaTitle: string;
  metaDescription: string;
  /** Heading of the page. */
  title?: string;
  /** Name in lists, if the heading is a sentence. */
  name?: string;
  /** One sentence for the social image; without it, the description. */
  short?: string;
  /** Name of the page's data. */
  data?: string;
};

/** Returns the title and the description of a page whose row in the route table names its messages. */
export function pageTexts(locale: Locale, messages: PageMessages): PageTexts {
  return messagesFor(locale)[messages];
}
