import '@/app/styles/pages/tools/us-label.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { PackageOutline } from '@/components/tools/shared/package-outline';
import { ToolPage } from '@/components/tools/shared/tool-page';
import { LabelBuilder } from '@/components/tools/us-label/label-builder';
import { messagesFor } from '@/lib/i18n/messages';
import { colorAdditivesPath, href, mocraDutiesPath, rulesPath, usLabelPath } from '@/lib/routes';
import { textMetadata } from '@/lib/seo/metadata';
import { toolApplication } from '@/lib/seo/structured-data';
import { stripMessages, toolHrefs } from '@/lib/tools/product-file/strip-props';
import type { ToolMessages } from '@/lib/tools/text';
import { exampleNames, examples } from '@/lib/tools/us-label/examples';
import { toFragment } from '@/lib/tools/us-label/facts';

export const generateMetadata = textMetadata(usLabelPath);

const notes = ['general', 'height', 'area', 'units', 'editions', 'unseen'] as const;

/** The label builder: a form beside the resulting label, then the limits of the drawing. */
export default async function UsLabelPage() {
  const locale = await getLocale();
  const t = await getTranslations('usLabelPage');
  const { tools, usLabel } = messagesFor(locale);
  const packages = exampleNames.map((name) => {
    const example = examples[name];
    const amount = `${example.amount} ${example.amount_unit}`;
    return {
      name,
      answers: toFragment(example),
      filled:
        'circumference' in example
          ? t('filled.cylinder', { height: example.height, circumference: example.circumference, amount })
          : t('filled.box', { width: example.width, height: example.height, amount }),
      outline: <PackageOutline example={name} className="h-14" />,
    };
  });
  return (
    <ToolPage
      locale={locale}
      path={usLabelPath}
      namespace="usLabelPage"
      data={toolApplication(locale, usLabelPath, messagesFor(locale).usLabelPage)}
      notes={notes.map((note) => t(`notes.${note}`))}
      links={[
        { path: rulesPath, text: t('rules') },
        { path: colorAdditivesPath, text: t('colors') },
      ]}
      next={{ path: '/features/label-vision', text: t('closing.feature') }}
    >
      <LabelBuilder
        locale={locale}
        messages={
          {
            ...usLabel,
            changes: tools.changes,
            load: tools.load,
            undo: tools.undo,
            product: stripMessages(locale),
          } as unknown as ToolMessages
        }
        rulesHref={href(locale, rulesPath)}
        colorsHref={href(locale, colorAdditivesPath)}
        finderHref={href(locale, mocraDutiesPath)}
        contactHref={href(locale, '/contact')}
        toolHrefs={toolHrefs(locale)}
        packages={packages}
      />
    </ToolPage>
  );
}
