import '@/app/styles/pages/tools/mocra-duties.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { DutiesFinder } from '@/components/tools/mocra-duties/duties-finder';
import { ToolPage } from '@/components/tools/shared/tool-page';
import { messagesFor } from '@/lib/i18n/messages';
import { href, mocraDutiesPath, rulesPath } from '@/lib/routes';
import { longDate } from '@/lib/rules/dates';
import { findRule, gmpStartsOn, lastRead } from '@/lib/rules/ledger';
import { shortCitation } from '@/lib/rules/texts';
import { textMetadata } from '@/lib/seo/metadata';
import { toolApplication } from '@/lib/seo/structured-data';
import { ruleIds } from '@/lib/tools/mocra-duties/finder';
import { type PresetName, presetNames, presets } from '@/lib/tools/mocra-duties/presets';
import { answersText } from '@/lib/tools/mocra-duties/texts';
import { stripMessages, toolHrefs } from '@/lib/tools/product-file/strip-props';
import { type ToolMessages, toolText } from '@/lib/tools/text';

export const generateMetadata = textMetadata(mocraDutiesPath);

const notes = ['soap', 'retail', 'threshold', 'business-day', 'allergens', 'powers'] as const;

/** The duties finder: questions beside the list of all duties, then the sources. */
export default async function MocraDutiesPage() {
  const locale = await getLocale();
  const t = await getTranslations('mocraDutiesPage');
  const f = await getTranslations('mocraDuties');
  const messages = {
    ...messagesFor(locale).mocraDuties,
    undo: messagesFor(locale).tools.undo,
    product: stripMessages(locale),
  } as unknown as ToolMessages;
  const reading = { text: toolText(messages, locale), locale };
  const presetAnswers = Object.fromEntries(
    presetNames.map((name) => [name, answersText(presets[name], reading)]),
  ) as Record<PresetName, string>;
  const caution = f('notes.general', { date: longDate(lastRead, locale) });
  return (
    <ToolPage
      locale={locale}
      path={mocraDutiesPath}
      namespace="mocraDutiesPage"
      data={toolApplication(locale, mocraDutiesPath, messagesFor(locale).mocraDutiesPage)}
      caution={caution}
      notes={notes.map((note) => f(`notes.${note}`))}
      links={[
        { path: rulesPath, text: t('rules') },
        { path: '/resources', text: t('guides') },
      ]}
      next={{ path: '/features/mocra-wizard', text: t('closing.feature') }}
    >
      <DutiesFinder
        locale={locale}
        messages={messages}
        caution={caution}
        citations={Object.fromEntries(ruleIds.map((id) => [id, shortCitation(id, locale)]))}
        officialUrls={Object.fromEntries(ruleIds.map((id) => [id, findRule(id)?.source.url ?? '']))}
        rulesHref={href(locale, rulesPath)}
        contactHref={href(locale, '/contact')}
        toolHrefs={toolHrefs(locale)}
        law={{ gmpStartsOn: gmpStartsOn() }}
        presetAnswers={presetAnswers}
      />
    </ToolPage>
  );
}
