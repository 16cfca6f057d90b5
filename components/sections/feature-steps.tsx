import { JsonLd } from '@/components/json-ld';
import type { FeatureText } from '@/lib/features/feature-text';
import { howTo } from '@/lib/seo/structured-data';
import { unbroken } from '@/lib/typography';

/** The way through, as an ordered list on one rail, the same steps as structured data. */
export function FeatureSteps({ text }: { text: FeatureText }) {
  return (
    <section aria-labelledby="steps-title">
      <JsonLd data={howTo(text.steps.title, text.steps.items)} />
      <div className="wrap railed section-space grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr]">
        <h2 id="steps-title" className="type-h2 lg:sticky lg:top-28 lg:self-start">
          {unbroken(text.steps.title)}
        </h2>
        <ol>
          {text.steps.items.map((step, index) => (
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
                <h3 className="text-lg leading-snug font-semibold">{unbroken(step.title)}</h3>
                <p className="mt-1.5 max-w-[38em] text-ink-2">{unbroken(step.text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
