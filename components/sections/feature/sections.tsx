import { useLocale, useTranslations } from 'next-intl';
import { JsonLd } from '@/components/json-ld';
import { ExternalLink } from '@/components/layout/external-link';
import { ArrowIcon } from '@/components/layout/icons';
import { buttonVariants } from '@/components/ui/button-variants';
import { LinkedCitation } from '@/components/ui/linked-citation';
import { type FeatureText, featureText } from '@/lib/features/feature-text';
import { type Feature, features, href } from '@/lib/routes';
import { faqPage, howTo } from '@/lib/seo/structured-data';
import { cn } from '@/lib/text/class-names';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { appLink } from '@/lib/urls';
import { QuestionList } from '../shared/question-list';

type FeatureProps = { feature: Feature };

/** The content of a feature page below its scene. */
export default function FeatureSections({ feature }: FeatureProps) {
  const text = featureText(feature, useLocale());
  return (
    <>
      <FeatureChallenges text={text} />
      <FeatureSteps feature={feature} text={text} />
      <FeatureOutcomes text={text} />
      <FeatureQuestions text={text} />
      <NextFeature feature={feature} />
      <FeatureClosing feature={feature} text={text} />
    </>
  );
}

/** The rule, the risks and the solution: three ruled columns, a row per challenge. */
function FeatureChallenges({ text }: { text: FeatureText }) {
  const copy = copyFrom(useTranslations('featurePage'));
  return (
    <section aria-labelledby="challenges-title" className="later later-1600 bg-paper-2 md:later-1200">
      <div className="wrap railed section-space">
        <h2 id="challenges-title" className="type-h2 max-w-[18em]">
          {keepTogether(text.challenges.title)}
        </h2>
        <ol className="mt-10 border-t border-ink md:mt-14">
          {text.challenges.items.map((item) => (
            <li
              key={item.rule}
              className="grid gap-x-10 gap-y-5 border-b border-rule py-7 md:grid-cols-3 md:py-9 [&>div>p:first-child]:mb-2"
            >
              <div>
                <p className="type-caption font-semibold text-ink-3">{copy('rule')}</p>
                <p className="font-semibold">{keepTogether(item.rule)}</p>
                <p className="type-mono mt-2 text-ink-3">
                  <LinkedCitation text={item.citation} />
                </p>
              </div>
              <div>
                <p className="type-caption font-semibold text-ink-3">{copy('wrong')}</p>
                <p className="text-ink-2">{keepTogether(item.wrong)}</p>
              </div>
              <div className="border-l-2 border-spruce-700 pl-5 md:-ml-5">
                <p className="type-caption font-semibold text-spruce-700">{copy('ours')}</p>
                <p>{keepTogether(item.ours)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

type Steps = FeatureText['steps'];

/** The steps as an ordered list, also as structured data. Neighboring pages differ: every second one has columns. */
function FeatureSteps({ feature, text }: { feature: Feature; text: FeatureText }) {
  const Layout = features.indexOf(feature) % 2 === 1 ? Columns : Rail;
  return (
    <section aria-labelledby="steps-title">
      <JsonLd data={howTo(text.steps.title, text.steps.items)} />
      <Layout {...text.steps} />
    </section>
  );
}

function Rail({ title, items }: Steps) {
  return (
    <div className="wrap railed section-space grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr]">
      <h2 id="steps-title" className="type-h2 lg:sticky lg:top-28 lg:self-start">
        {keepTogether(title)}
      </h2>
      <ol>
        {items.map((step, index) => (
          <li
            key={step.title}
            className="relative grid grid-cols-[3.25rem_1fr] pb-9 last:pb-0 md:grid-cols-[4.5rem_1fr]"
          >
            <span
              aria-hidden="true"
              className="absolute top-9 bottom-0 left-4 w-px bg-rule [li:last-child>&]:hidden"
            />
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-full border-[1.5px] border-spruce-700 bg-paper font-serif text-base leading-none font-medium text-spruce-700"
            >
              {index + 1}
            </span>
            <div className="pt-0.5">
              <h3 className="leading-snug font-semibold">{keepTogether(step.title)}</h3>
              <p className="mt-1.5 max-w-[38em] text-ink-2">{keepTogether(step.text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Columns({ title, items }: Steps) {
  return (
    <div className="wrap railed section-space">
      <h2 id="steps-title" className="type-h2 max-w-[20em]">
        {keepTogether(title)}
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-9 sm:grid-cols-2 md:mt-12 lg:flex">
        {items.map((step, index) => (
          <li key={step.title} className="border-t border-ink pt-4 lg:flex-1">
            <span
              aria-hidden="true"
              className="font-serif text-pillar leading-none tracking-[-0.04em] text-ink-3"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 leading-snug font-semibold">{keepTogether(step.title)}</h3>
            <p className="type-small mt-1.5 text-ink-2">{keepTogether(step.text)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Maximum number of characters at full size on one line in a third of a tablet. */
const longFigure = 10;

/** Three results with their figures, each with its basis. */
function FeatureOutcomes({ text }: { text: FeatureText }) {
  return (
    <section aria-labelledby="outcomes-title" className="on-dark band-dark later later-650 md:later-450">
      <div className="wrap railed py-14 md:py-22">
        <h2 id="outcomes-title" className="type-h3 text-on-dark-2">
          {keepTogether(text.outcomes.title)}
        </h2>
        <ul className="mt-7 grid gap-x-6 md:mt-9 md:grid-cols-3">
          {text.outcomes.items.map(({ figure, label, basis }) => (
            <li key={label} className="border-t border-rule-dark pt-5 pb-7 md:pb-0">
              <p
                className={cn(
                  'type-figure text-h1 leading-[calc(1.05*var(--text-h1))] tracking-[-0.035em] text-mint',
                  figure.length > longFigure &&
                    'md:max-xl:text-pillar md:max-xl:leading-[calc(1.05*var(--text-h1))]',
                )}
              >
                <Figure text={figure} />
              </p>
              <p className="mt-3 max-w-[20em] text-on-dark-2">{keepTogether(label)}</p>
              <p className="type-caption mt-1 max-w-[24em] text-on-dark-3">{keepTogether(basis)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A word before the figure ("about") is small, as in the statistics of the landing page. */
function Figure({ text }: { text: string }) {
  const start = Math.max(0, text.search(/[<$\d]/));
  return (
    <>
      {start > 0 && (
        <span className="font-sans text-base leading-none tracking-normal text-on-dark-2">
          {text.slice(0, start)}
        </span>
      )}
      {text.slice(start)}
    </>
  );
}

/** Questions about this feature, also as structured data. */
function FeatureQuestions({ text }: { text: FeatureText }) {
  return (
    <section aria-labelledby="questions-title" className="later later-600">
      <JsonLd data={faqPage(text.questions.items)} />
      <div className="wrap railed section-space grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <h2 id="questions-title" className="type-h2">
          {keepTogether(text.questions.title)}
        </h2>
        <QuestionList firstOpen questions={text.questions.items} name="feature-questions" />
      </div>
    </section>
  );
}

/** Link to the next feature; the last links to the first. */
function NextFeature({ feature }: { feature: Feature }) {
  const locale = useLocale();
  const t = useTranslations('featurePage');
  const names = useTranslations('features');
  const namesCopy = copyFrom(names);
  const following = features[(features.indexOf(feature) + 1) % features.length] ?? feature;
  return (
    <nav aria-label={t('next')} data-print="hidden" className="border-t border-rule">
      <a href={href(locale, `/features/${following}`)} className="group block hover:bg-paper-2">
        <span className="wrap railed flex items-center justify-between gap-6 py-9 md:py-12">
          <span>
            <span className="type-caption block text-ink-3">{t('next')}</span>
            <span className="type-h3 mt-1 block">{names(`${following}.name`)}</span>
            <span className="type-small mt-1 block text-ink-2">{namesCopy(`${following}.short`)}</span>
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

/** Closing call to action; as on the whole feature page, it opens the app. */
function FeatureClosing({ feature, text }: FeatureProps & { text: FeatureText }) {
  return (
    <section
      aria-labelledby="closing-title"
      data-print="hidden"
      className="on-dark band-dark later later-400"
    >
      <div className="wrap railed grid gap-7 py-16 md:grid-cols-[1fr_auto] md:items-end md:py-24">
        <div>
          <h2 id="closing-title" className="type-h2 max-w-[16em]">
            {keepTogether(text.closing.title)}
          </h2>
          <p className="type-lead mt-4 max-w-[34em]">{keepTogether(text.closing.text)}</p>
        </div>
        <ExternalLink
          href={appLink(`/features/${feature}`, 'closing')}
          className={buttonVariants({ variant: 'light' })}
        >
          {text.closing.button}
        </ExternalLink>
      </div>
    </section>
  );
}
