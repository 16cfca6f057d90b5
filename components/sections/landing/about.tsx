import { useTranslations } from 'next-intl';
import { sectionNumber } from '@/lib/sections';
import { confirmedFact } from '@/lib/site';
import { blockCopyFrom } from '@/lib/text/block-copy-from';
import { cn } from '@/lib/text/class-names';
import { Choice } from './choice';

const rest = ['second', 'third'] as const;

/**
 * Testimonials: one large, two small; on wide screens the right half of a band. A line marks them as samples until the
 * owner has written consent.
 */
export function About() {
  const t = useTranslations('landingAbout');
  const copy = blockCopyFrom(t);
  const speaker = (key: 'first' | (typeof rest)[number], className: string) => (
    <figcaption
      className={cn('grid grid-cols-[auto_1fr] content-center gap-x-3.5 text-small leading-snug', className)}
    >
      <span
        aria-hidden="true"
        className="row-span-2 grid size-11 place-items-center rounded-mark bg-paper-3 font-serif font-medium"
      >
        {t(`quotes.${key}.initials`)}
      </span>
      <span className="self-end font-semibold">{t(`quotes.${key}.name`)}</span>
      <span className="text-ink-2">{t(`quotes.${key}.role`)}</span>
    </figcaption>
  );
  return (
    <section id="about" aria-labelledby="about-title" className="later later-400 md:later-650 lg:later-900">
      <div className="section-space relative px-5 md:px-8 lg:px-12 min-[80rem]:mr-(--margin) min-[80rem]:pr-0 min-[80rem]:pl-16">
        <h2 id="about-title" className="sr-only">
          {copy('title')}
        </h2>
        <p className="type-caption flex gap-4 text-ink-3">
          <span aria-hidden="true" className="font-mono font-medium whitespace-nowrap">
            § {sectionNumber('about')}
          </span>
          <span>{copy('sample', { quoteConsent: confirmedFact('quoteConsent') ?? 'unconfirmed' })}</span>
        </p>
        <Choice
          name="quote"
          label={t('choose')}
          options={[t('quotes.first.name'), ...rest.map((key) => t(`quotes.${key}.name`))]}
          className="mt-3"
        >
          <figure data-choice="1" className="md:mt-8">
            <blockquote className="type-quote text-balance">“{copy('quotes.first.text')}”</blockquote>
            {speaker('first', 'mt-4.5 md:mt-6.5')}
          </figure>
          <div className="md:mt-10 xl:grid xl:grid-cols-2 xl:gap-x-8">
            {rest.map((key, index) => (
              <figure
                key={key}
                data-choice={index + 2}
                className="border-ink md:border-t md:pt-5 md:pb-7 md:last:pb-0"
              >
                <blockquote className="leading-[1.55] text-balance">
                  “{copy(`quotes.${key}.text`)}”
                </blockquote>
                {speaker(key, 'mt-4.5')}
              </figure>
            ))}
          </div>
        </Choice>
      </div>
    </section>
  );
}
