import '@/app/styles/pages/features/evidence-vault.css';
import { FeaturePage, featureMetadata } from '../feature-page';

export const generateMetadata = () => featureMetadata('evidence-vault');

export default function Page() {
  return <FeaturePage feature="evidence-vault" />;
}
