import { JsonLd } from '@/components/json-ld';
import type { FeatureText } from '@/lib/features/feature-text';
import type { Feature } from '@/lib/routes';
import { howTo } from '@/lib/seo/structured-data';
import { unbroken } from '@/lib/typography';

type Steps = FeatureText['steps'];

/** Pages whose steps stand side by side; on the others they follow one rail, so that neighboring pages differ. */
const sideBySide: readonly Feature[] = ['label-vision', 'us-agent-service', 'evidence-vault'];

/** The way through, as an ordered list, the same steps as structured data. */
export function FeatureSteps({ feature, text }: { feature: Feature; text: FeatureText }) {
  const Layout = sideBySide.includes(feature) ? Columns : Rail;
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
        {unbroken(title)}
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
              <h3 className="leading-snug font-semibold">{unbroken(step.title)}</h3>
              <p className="mt-1.5 max-w-[38em] text-ink-2">{unbroken(step.text)}</p>
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
        {unbroken(title)}
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
            <h3 className="mt-4 leading-snug font-semibold">{unbroken(step.title)}</h3>
            <p className="type-small mt-1.5 text-ink-2">{unbroken(step.text)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
