import { useLocale, useTranslations } from 'next-intl';
import { DialogLink } from '@/components/forms/dialog-link';
import { JsonLd } from '@/components/json-ld';
import { href, mocraDutiesPath } from '@/lib/routes';
import { faqPage } from '@/lib/seo/structured-data';
import { blockCopyFrom } from '@/lib/text/block-copy-from';
import { QuestionList } from '../shared/question-list';
import { Section, SectionHeading } from './section';

const topics = [
  'approval',
  'agent',
  'color',
  'gmp',
  'claims',
  'selfRegulation',
  'cost',
  'change',
  'recall',
] as const;

/** Nine questions, one open at a time, also as structured data. */
export function Faq() {
  const locale = useLocale();
  const t = useTranslations('landingFaq');
  const copy = blockCopyFrom(t);
  const questions = topics.map((topic) => ({
    question: t(`questions.${topic}.question`),
    answer: t(`questions.${topic}.answer`),
  }));
  const half = Math.ceil(questions.length / 2);
  return (
    <Section section="faq" joined className="later-800 bg-paper-2 md:later-950 lg:later-800 xl:later-500">
      <JsonLd data={faqPage(questions)} />

      <div className="grid gap-x-6 gap-y-6 lg:grid-cols-[4fr_8fr] xl:grid-cols-[3fr_9fr]">
        <div>
          <SectionHeading section="faq" title={t('title')} />
          <p className="type-small mt-3 max-w-[19em] md:mt-4.5 text-ink-2">{copy('lead')}</p>
          <ul className="mt-1.5 flex flex-wrap gap-x-6 md:mt-3">
            <li>
              <a href={href(locale, mocraDutiesPath)} className="more-link">
                {t('finder')}
              </a>
            </li>
            <li>
              <DialogLink dialog="contact" className="more-link">
                {t('contact')}
              </DialogLink>
            </li>
          </ul>
        </div>
        <div className="grid items-start gap-x-8 max-xl:*:not-first:-mt-px xl:grid-cols-2">
          <QuestionList questions={questions.slice(0, half)} name="faq" />
          <QuestionList questions={questions.slice(half)} name="faq" />
        </div>
      </div>
    </Section>
  );
}
