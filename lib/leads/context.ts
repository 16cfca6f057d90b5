import { isLocale } from '../i18n/locales';
import { matchRoute } from '../server/match-route';
import { privacyNoticeVersion } from '../site';
import { type ToolId, tools } from '../tools/list';
import { languageField, toolField } from './result';

/** The context that the database stores with a submission (`submission_context` in supabase/migrations). */
export type SubmissionContext = { language?: string; page?: string; privacy: string; tool?: ToolId };

/** Longest path that the database keeps. */
const longestPage = 200;

/**
 * The language of the form, the page that showed it, the privacy notice it linked to, and the tool whose result the visitor
 * asks about. Language, page and tool come from the browser: a value that this site does not have is left out.
 */
export function readContext(data: FormData, sent: Headers): SubmissionContext {
  const language = data.get(languageField);
  return {
    language: isLocale(language) ? language : undefined,
    page: readPage(sent),
    privacy: privacyNoticeVersion,
    tool: tools.find(({ id }) => id === data.get(toolField))?.id,
  };
}

/** Path of the page that a request was made from. Browsers send it to the page's own site, and may leave it out. */
function readPage(sent: Headers): string | undefined {
  const from = URL.parse(sent.get('referer') ?? '');
  if (!from || from.origin !== sent.get('origin')) return undefined;
  const isPage = from.pathname.length <= longestPage && matchRoute(from.pathname).kind === 'page';
  return isPage ? from.pathname : undefined;
}
