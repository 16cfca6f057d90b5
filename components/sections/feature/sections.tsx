import { useLocale } from 'next-intl';
import { featureText } from '@/lib/features/feature-text';
import type { Feature } from '@/lib/routes';
import { FeatureChallenges } from './challenges';
import { FeatureClosing } from './closing';
import { NextFeature } from './next-feature';
import { FeatureOutcomes } from './outcomes';
import { FeatureQuestions } from './questions';
import { FeatureSteps } from './steps';

export type FeatureProps = { feature: Feature };

/** A feature page below its scene. */
export function FeatureSections({ feature }: FeatureProps) {
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
