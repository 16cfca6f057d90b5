import ArticlePage, * as published from '@/app/[locale]/(article)/resources/[slug]/page';
import { inPreview } from '@/lib/security/draft-mode';

export const generateMetadata = inPreview(published.generateMetadata);
export default inPreview(ArticlePage);
