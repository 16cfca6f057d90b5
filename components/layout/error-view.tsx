import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en/global-error.json';
import ko from '@/messages/ko/global-error.json';

/** Needs neither the routes nor next-intl, which may have failed. */
const versions: Record<Locale, { home: string; texts: Record<keyof typeof en, string> }> = {
  en: { home: '/', texts: en },
  ko: { home: '/ko', texts: ko },
};

/** Text for `<title>`, in the given order of languages. */
export const errorTitle = (order: readonly Locale[]) =>
  order.map((locale) => versions[locale].texts.title).join(' · ');

/** An apology and the ways on in every language, because an error page does not always know the visitor's. */
export function ErrorView({ order }: { order: readonly Locale[] }) {
  return (
    <main className="wrap grid gap-16 py-24">
      {order.map((locale, index) => {
        const { home, texts } = versions[locale];
        const Heading = index === 0 ? 'h1' : 'h2';
        return (
          <section key={locale} lang={locale}>
            <Heading className="type-h2">{texts.title}</Heading>
            <p className="type-lead mt-4 max-w-[34em]">{texts.text}</p>
            <p className="mt-6 flex flex-wrap gap-6">
              {/* The URL of the page itself, without its query. */}
              <a href="?" className="underline">
                {texts.retry}
              </a>
              <a href={home} className="underline">
                {texts.home}
              </a>
            </p>
          </section>
        );
      })}
    </main>
  );
}
