import type { Locale } from '@/lib/i18n/locales';

export async function AgentScene({ locale }: { locale: Locale }) {
  return <figure data-locale={locale} />;
}
