import { type Article, excerpt } from '../articles/article';
import { featureText } from '../features/feature-text';
import coverage from '../fonts/og/coverage.json';
import { type Locale, timeZone } from '../i18n/locales';
import { messagesFor, translator } from '../i18n/messages';
import { type Drawing, type Feature, features, forms, type PagePath, pageAt } from '../routes';
import { featureNumber } from '../sections';
import { pageTexts } from './page-texts';

export function isFeature(drawing: Drawing): drawing is Feature {
  return (features as readonly Drawing[]).includes(drawing);
}

/** Copy and drawing of a social image. */
export type OgImage = {
  locale: Locale;
  /** Number of the page's section, for the rail. */
  section: string;
  title: string;
  /** One or two sentences below. */
  text: string;
  drawing: Drawing;
};

/** Returns the social image of a page in the route table; the sign-in page uses the landing's. */
export function pageOgImage(locale: Locale, path: PagePath): OgImage {
  const messages = messagesFor(locale);
  const image = (title: string, text: string, drawing: Drawing, section = '§') => ({
    locale,
    section,
    title,
    text,
    drawing,
  });
  const feature = features.find((name) => path === `/features/${name}`);
  if (feature) {
    const { title } = featureText(feature, locale);
    return image(title, messages.features[feature].short, feature, `§ ${featureNumber(feature)}`);
  }
  const form = forms.find((name) => path === `/${name}`);
  if (form) return image(messages.forms[form].title, messages.forms[form].description, 'landing');
  const { messages: name, drawing } = pageAt(path) ?? {};
  if (name && drawing) {
    const { title = '', short, metaDescription } = pageTexts(locale, name);
    return image(title, short ?? metaDescription, drawing);
  }
  const title = translator(locale, 'landingHero').markup('title', { br: () => '\n' });
  return image(title.replace(/ *\n */g, '\n'), messages.landing.ogImageText, 'landing', '§ 1');
}

/** Returns the social image of an article without a cover. */
export function articleOgImage(
  article: Pick<Article, 'title' | 'language' | 'metaDescription' | 'starterContent' | 'publishedAt'>,
): OgImage {
  const { language } = article;
  const date =
    article.publishedAt &&
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(article.publishedAt));
  const messages = messagesFor(language);
  return {
    locale: language,
    section: '§',
    // The list's title replaces one without any drawable characters (only emoji, another script).
    title: drawable(article.title) || messages.resources.title,
    text: drawable(excerpt(article) ?? date ?? '') || messages.resources.metaDescription,
    drawing: 'article',
  };
}

const runs = coverage.runs as [number, number][];

/** True if a font of the social images has the character. */
function isDrawable(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return runs.some(([first, last]) => point >= first && point <= last);
}

/** Maximum length of the copy on an image, in characters. */
const longestText = 240;

/**
 * Removes what the fonts cannot draw. The drawing library would otherwise fetch emoji and other scripts from external
 * servers, or draw empty boxes.
 */
export function drawable(text: string): string {
  const kept = Array.from(text.normalize('NFC').replace(/\s+/g, ' '))
    .filter(isDrawable)
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
  // Punctuation alone does not count.
  if (!/[\p{Letter}\p{Number}]/u.test(kept)) return '';
  const characters = Array.from(kept);
  return characters.length <= longestText ? kept : `${characters.slice(0, longestText).join('').trimEnd()}…`;
}
