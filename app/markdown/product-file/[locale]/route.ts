import { localeParams, markdownRoute } from '@/lib/seo/markdown-route';
import { productFileMarkdown } from '@/lib/tools/product-file/markdown';

export const dynamic = 'force-static';
/** Any other name is a 404. */
export const dynamicParams = false;
export const generateStaticParams = localeParams;

/** The page of the product file as Markdown; the middleware rewrites `/tools/product-file.md` to it. */
export const GET = markdownRoute(productFileMarkdown);
