import '@/app/styles/pages/features/us-agent-service.css';
import { FeaturePage, featureMetadata } from '../feature-page';

export const generateMetadata = () => featureMetadata('us-agent-service');

export default function Page() {
  return <FeaturePage feature="us-agent-service" />;
}
