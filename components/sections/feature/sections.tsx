import { useLocale, useTranslations } from 'next-intl';
import { JsonLd } from '@/components/json-ld';
import { ExternalLink } from '@/components/layout/external-link';
import { ArrowIcon } from '@/components/layout/icons';
import { buttonVariants } from '@/components/ui/button-variants';
import { env } from '@/lib/env';
import { type FeatureText, featureText } from '@/lib/features/feature-text';
import { type Feature, features, finderPath, href, labelPath, type PagePath } from '@/lib/routes';
import { faqPage } from '@/lib/seo/structured-data';
import { unbroken } from '@/lib/typography';
import { QuestionList } from '../shared/question-list';
import { FeatureChallenges } from './challenges';
import { FeatureOutcomes } from './outcomes';
import { FeatureSteps } from './steps';

type FeatureProps = { feature: Feature };

/** A feature page below its scene. */
export default function FeatureSections({ feature }: FeatureProps) {
  const text = featureText(feature, useLocale());
  return (
    <>
      <FeatureChallenges text={text} />
      <FeatureSteps feature={feature} text={text} />
      <FeatureOutcomes text={text} />
      <FeatureQuestions feature={feature} text={text} />
      <NextFeature feature={feature} />
      <FeatureClosing text={text} />
    </>
  );
}

/** Free tools that answer a first question of a feature, and the message file of each. */
const toolOf: Partial<Record<Feature, { path: PagePath; words: 'finderPage' | 'usLabelPage' }>> = {
  'mocra-wizard': { path: finderPath, words: 'finderPage' },
  'label-vision': { path: labelPath, words: 'usLabelPage' },
};

/** Questions about this feature, the same texts as structured data; beside them the free tool, if there is one. */
function FeatureQuestions({ feature, text }: FeatureProps & { text: FeatureText }) {
  const locale = useLocale();
  const words = useTranslations();
  const tool = toolOf[feature];
  return (
    <section aria-labelledby="questions-title" className="later">
      <JsonLd data={faqPage(text.questions.items)} />
      <div className="wrap railed section-space grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div>
          <h2 id="questions-title" className="type-h2">
            {unbroken(text.questions.title)}
          </h2>
          {tool && (
            <a href={href(locale, tool.path)} className="more-link mt-4">
              {words(`${tool.words}.name`)}
            </a>
          )}
        </div>
        <QuestionList firstOpen questions={text.questions.items} name="feature-questions" />
      </div>
    </section>
  );
}

/** The way on to the following feature; the last leads back to the first. */
function NextFeature({ feature }: { feature: Feature }) {
  const locale = useLocale();
  const t = useTranslations('featurePage');
  const names = useTranslations('features');
  const following = features[(features.indexOf(feature) + 1) % features.length] ?? feature;
  return (
    <nav aria-label={t('next')} data-print="hidden" className="border-t border-rule">
      <a href={href(locale, `/features/${following}`)} className="group block hover:bg-paper-2">
        <span className="wrap railed flex items-center justify-between gap-6 py-9 md:py-12">
          <span>
            <span className="type-caption block text-ink-3">{t('next')}</span>
            <span className="type-h3 mt-1 block">{names(`${following}.name`)}</span>
            <span className="type-small mt-1 block text-ink-2">{unbroken(names(`${following}.short`))}</span>
          </span>
          <ArrowIcon
            width="26"
            height="26"
            className="shrink-0 text-spruce-700 transition-transform group-hover:translate-x-1.5"
          />
        </span>
      </a>
    </nav>
  );
}

/** Closing call; like every call of a feature page it opens the app. */
function FeatureClosing({ text }: { text: FeatureText }) {
  return (
    <section aria-labelledby="closing-title" data-print="hidden" className="on-dark band-dark later">
      <div className="wrap railed grid gap-7 py-16 md:grid-cols-[1fr_auto] md:items-end md:py-24">
        <div>
          <h2 id="closing-title" className="type-h2 max-w-[16em]">
            {unbroken(text.closing.title)}
          </h2>
          <p className="type-lead mt-4 max-w-[34em]">{unbroken(text.closing.text)}</p>
        </div>
        <ExternalLink href={env().links.app} className={buttonVariants({ variant: 'light' })}>
          {text.closing.button}
        </ExternalLink>
      </div>
    </section>
  );
}
