import '@/app/styles/pages/features/mocra-wizard.css';
import { FeaturePage, featureMetadata } from '../feature-page';

export const generateMetadata = () => featureMetadata('mocra-wizard');

export default function Page() {
  return <FeaturePage feature="mocra-wizard" />;
}
