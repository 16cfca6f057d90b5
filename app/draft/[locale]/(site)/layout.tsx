import SiteLayout from '@/app/[locale]/(site)/layout';
import { withPreview } from '@/app/draft/with-preview';

export const dynamic = 'force-dynamic';
export default withPreview(SiteLayout);
