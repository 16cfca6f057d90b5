import ResourcesPage, * as published from '@/app/[locale]/(site)/resources/page';
import { inPreview } from '@/lib/security/draft-mode';

export const generateMetadata = inPreview(published.generateMetadata);
export default inPreview(ResourcesPage);
