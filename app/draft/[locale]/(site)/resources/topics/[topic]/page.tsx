import TopicPage, * as published from '@/app/[locale]/(site)/resources/topics/[topic]/page';
import { inPreview } from '@/lib/security/draft-mode';

export const generateMetadata = inPreview(published.generateMetadata);
export default inPreview(TopicPage);
