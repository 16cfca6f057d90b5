import { useLocale } from 'next-intl';
import { featureText } from '@/lib/features/feature-text';
import type { Feature } from '@/lib/routes';
import { FeatureChallenges } from './feature-challenges';
import { FeatureClosing } from './feature-closing';
import { FeatureOutcomes } from './feature-outcomes';
import { FeatureQuestions } from './feature-questions';
import { FeatureSteps } from './feature-steps';
import { NextFeature } from './next-feature';

/** A feature page below its scene. */
export function FeatureSections({ feature }: { feature: Feature }) {
  const text = featureText(feature, useLocale());
  return (
    <>
      <FeatureChallenges text={text} />
      <FeatureSteps feature={feature} text={text} />
      <FeatureOutcomes text={text} />
      <FeatureQuestions text={text} />
      <NextFeature feature={feature} />
      <FeatureClosing text={text} />
    </>
  );
}
