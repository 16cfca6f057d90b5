import { useTranslations } from 'next-intl';
import { LinkedCitation } from '@/components/ui/linked-citation';
import type { FeatureText } from '@/lib/features/feature-text';
import { unbroken } from '@/lib/typography';

/** The rule, what goes wrong, what we do: three ruled columns, a row per challenge. */
export function FeatureChallenges({ text }: { text: FeatureText }) {
  const t = useTranslations('featurePage');
  return (
    <section aria-labelledby="challenges-title" className="later bg-paper-2">
      <div className="wrap railed section-space">
        <h2 id="challenges-title" className="type-h2 max-w-[18em]">
          {unbroken(text.challenges.title)}
        </h2>
        <ol className="mt-10 border-t border-ink md:mt-14">
          {text.challenges.items.map((item) => (
            <li
              key={item.rule}
              className="grid gap-x-10 gap-y-5 border-b border-rule py-7 md:grid-cols-3 md:py-9 [&>div>p:first-child]:mb-2"
            >
              <div>
                <p className="type-caption font-semibold text-ink-3">{unbroken(t('rule'))}</p>
                <p className="font-semibold">{unbroken(item.rule)}</p>
                <p className="type-mono mt-2 text-ink-3">
                  <LinkedCitation text={item.citation} />
                </p>
              </div>
              <div>
                <p className="type-caption font-semibold text-ink-3">{unbroken(t('wrong'))}</p>
                <p className="text-ink-2">{unbroken(item.wrong)}</p>
              </div>
              <div className="border-l-2 border-spruce-700 pl-5 md:-ml-5">
                <p className="type-caption font-semibold text-spruce-700">{unbroken(t('ours'))}</p>
                <p>{unbroken(item.ours)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
