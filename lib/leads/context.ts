import { defaultLocale, isLocale } from '../i18n/locales';
import { href, matchRoute } from '../routes';
import { privacyNoticeVersion } from '../site';
import { tools } from '../tools';
import { languageField, toolField } from './result';

/** The context that the database stores with a submission (`submission_context` in supabase/migrations). */
export type SubmissionContext = { language?: string; page?: string; privacy: string };

/** Longest path that the database keeps. */
const longestPage = 200;

/**
 * The language of the form, the page that led to it, and the privacy notice it linked to. For a question about a tool's
 * result the page is the tool's, else the page that showed the form. Language and page come from the browser: a value that
 * is not a language or a page of this site is left out.
 */
export function readContext(data: FormData, sent: Headers): SubmissionContext {
  const language = data.get(languageField);
  return {
    language: isLocale(language) ? language : undefined,
    page: readToolPage(data) ?? readPage(sent),
    privacy: privacyNoticeVersion,
  };
}

/** Path of the tool whose result the visitor asks about. */
function readToolPage(data: FormData): string | undefined {
  const tool = tools.find(({ id }) => id === data.get(toolField));
  const language = data.get(languageField);
  return tool && href(isLocale(language) ? language : defaultLocale, tool.path);
}

/** Path of the page that a request was made from. Browsers send it to the page's own site, and may leave it out. */
function readPage(sent: Headers): string | undefined {
  const from = URL.parse(sent.get('referer') ?? '');
  if (!from || from.origin !== sent.get('origin')) return undefined;
  const isPage = from.pathname.length <= longestPage && matchRoute(from.pathname).kind === 'page';
  return isPage ? from.pathname : undefined;
}
