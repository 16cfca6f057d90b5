import type { FeatureText } from '@/lib/features/feature-text';

/** Three results with their figures. */
export function FeatureOutcomes({ text }: { text: FeatureText }) {
  return (
    <section aria-labelledby="outcomes-title" className="on-dark band-dark">
      <div className="wrap railed py-14 md:py-22">
        <h2 id="outcomes-title" className="type-h3 text-on-dark-2">
          {text.outcomes.title}
        </h2>
        <ul className="mt-7 grid gap-x-6 md:mt-9 md:grid-cols-3">
          {text.outcomes.items.map(({ figure, label }) => (
            <li key={label} className="border-t border-rule-dark pt-5 pb-7 md:pb-0">
              <p className="font-serif text-[2.5rem] leading-[1.05] font-medium tracking-[-0.045em] text-mint md:text-[3.5rem]">
                {figure}
              </p>
              <p className="mt-3 max-w-[20em] text-on-dark-2">{label}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
