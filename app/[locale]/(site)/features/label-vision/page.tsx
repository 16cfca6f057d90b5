import '@/app/styles/pages/features/label-vision.css';
import { FeaturePage, featureMetadata } from '../feature-page';

export const generateMetadata = () => featureMetadata('label-vision');

export default function Page() {
  return <FeaturePage feature="label-vision" />;
}
