import { PageFrame } from '@/components/layout/page-frame';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';

export default async function LandingPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <PageFrame locale={locale} path="/">
      <section id="hero">
        <h1 className="type-display">Attesta</h1>
      </section>
    </PageFrame>
  );
}
