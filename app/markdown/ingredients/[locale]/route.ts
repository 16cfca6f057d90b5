import { localeParams, markdownRoute } from '@/lib/seo/markdown-route';
import { restrictionsMarkdown } from '@/lib/tools/ingredients/markdown';

export const dynamic = 'force-static';
/** Any other name is a 404. */
export const dynamicParams = false;
export const generateStaticParams = localeParams;

/** The lists of the ingredient check as Markdown; the middleware rewrites `/tools/ingredients.md` to it. */
export const GET = markdownRoute(restrictionsMarkdown);
