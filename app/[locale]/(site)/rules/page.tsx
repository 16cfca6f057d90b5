import { PageFrame } from '@/components/layout/page-frame';
import { ServedRulesList } from '@/components/rules/served-rules-list';
import { type LocaleParams, localeOf } from '@/lib/i18n/params';
import { rulesPath } from '@/lib/routes';
import { textMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: LocaleParams) {
  return textMetadata(await localeOf(params), 'rules');
}

/** Every rule of law that the site relies on, with its source. */
export default async function RulesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <PageFrame path={rulesPath}>
      <ServedRulesList locale={locale} />
    </PageFrame>
  );
}
