import '@/app/styles/pages/features/import-assist.css';
import '@/components/features/import-assist/parts/fees.module.css';
import '@/components/features/import-assist/parts/voyage.module.css';
import { FeaturePage, featureMetadata } from '../feature-page';

export const generateMetadata = () => featureMetadata('import-assist');

export default function Page() {
  return <FeaturePage feature="import-assist" />;
}
