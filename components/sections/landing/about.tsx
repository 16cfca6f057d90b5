import { useTranslations } from 'next-intl';
import { cn } from '@/lib/text/class-names';
import { copyFrom } from '@/lib/text/copy-from';
import { Section, SectionHeading } from './section';

const rest = ['second', 'third'] as const;

/** Testimonials: one large, two small. Samples until the owner supplies consented ones (docs/launch-review.md). */
export function About() {
  const t = useTranslations('landingAbout');
  const copy = copyFrom(t);
  const speaker = (key: 'first' | (typeof rest)[number], className: string) => (
    <figcaption className={cn('flex items-center gap-3.5 text-small leading-snug', className)}>
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-mark bg-paper-3 font-serif font-medium"
      >
        {t(`quotes.${key}.initials`)}
      </span>
      <span>
        <span className="block font-semibold">{t(`quotes.${key}.name`)}</span>
        <span className="text-ink-2">{t(`quotes.${key}.role`)}</span>
      </span>
    </figcaption>
  );
  return (
    <Section section="about" className="later-600">
      <SectionHeading section="about" title={t('title')} className="sr-only" />
      <div className="grid gap-x-22 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <figure>
          <blockquote className="type-quote text-balance">
            <p>“{copy('quotes.first.text')}”</p>
          </blockquote>
          {speaker('first', 'mt-4.5 md:mt-6.5')}
        </figure>
        <div>
          {rest.map((key) => (
            <figure key={key} className="border-t border-ink pt-4.5 pb-6 last:pb-0 md:pt-5 md:pb-9">
              <blockquote className="leading-[1.55] text-balance">
                <p>“{copy(`quotes.${key}.text`)}”</p>
              </blockquote>
              {speaker(key, 'mt-3.5 md:mt-5')}
            </figure>
          ))}
        </div>
      </div>
    </Section>
  );
}
