import { JsonLd } from '@/components/json-ld';
import type { FeatureText } from '@/lib/features/feature-text';
import { faqPage } from '@/lib/seo/structured-data';
import { unbroken } from '@/lib/typography';
import { QuestionList } from '../shared/question-list';

/** Questions about this feature, the same texts as structured data. */
export function FeatureQuestions({ text }: { text: FeatureText }) {
  return (
    <section aria-labelledby="questions-title" className="later">
      <JsonLd data={faqPage(text.questions.items)} />
      <div className="wrap railed section-space grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <h2 id="questions-title" className="type-h2">
          {unbroken(text.questions.title)}
        </h2>
        <QuestionList firstOpen questions={text.questions.items} name="feature-questions" />
      </div>
    </section>
  );
}
