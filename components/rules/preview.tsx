import { useLocale, useTranslations } from 'next-intl';
import { href, rulesPath } from '@/lib/routes';
import { RuleQuestion } from '../tools/shared/quick-search';
import { StaticQuickAnswers } from '../tools/shared/static-quick-answers';

/** A search over the rules, with one of them as an example. */
export function RulesPreview() {
  const locale = useLocale();
  const t = useTranslations('tools');
  const search = useTranslations('rules.search');
  return (
    <>
      <RuleQuestion
        page={href(locale, rulesPath)}
        text={{
          button: t('search'),
          example: t('rows.rules.example'),
          more: t('rows.rules.more', { count: '{count}' }),
          label: search('q'),
          hint: search('hint'),
          none: t('rows.rules.none'),
        }}
      />
      <StaticQuickAnswers locale={locale} tool="rules" />
    </>
  );
}
