import '@/app/styles/pages/features/adverse-events.css';
import { FeaturePage, featureMetadata } from '../feature-page';

export const generateMetadata = () => featureMetadata('adverse-events');

export default function Page() {
  return <FeaturePage feature="adverse-events" />;
}
