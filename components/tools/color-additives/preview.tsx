import { useLocale, useTranslations } from 'next-intl';
import { colorAdditivesPath, href } from '@/lib/routes';
import { ColorQuestion } from '../shared/quick-search';
import { StaticQuickAnswers } from '../shared/static-quick-answers';

/** A search over the colors, with one of them as an example. */
export function ColorAdditivesPreview() {
  const locale = useLocale();
  const t = useTranslations('tools');
  const find = useTranslations('colorAdditives.find');
  return (
    <>
      <ColorQuestion
        page={href(locale, colorAdditivesPath)}
        text={{
          button: t('search'),
          example: t('rows.color-additives.example'),
          more: t('rows.color-additives.more', { count: '{count}' }),
          label: find('label'),
          hint: find('hint'),
          none: find('none'),
          notPermitted: find('notPermitted', { name: '{name}', section: '{section}' }),
          notListed: find('notListed', { name: '{name}' }),
        }}
      />
      <StaticQuickAnswers locale={locale} tool="color-additives" />
    </>
  );
}
