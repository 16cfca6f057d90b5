import ArticleLayout from '@/app/[locale]/(article)/resources/[slug]/layout';
import { withPreview } from '@/app/draft/with-preview';

export const dynamic = 'force-dynamic';
export default withPreview(ArticleLayout);
