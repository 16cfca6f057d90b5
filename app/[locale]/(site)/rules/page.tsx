import '@/app/styles/pages/rules.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { RuleSearch } from '@/components/rules/rule-search';
import {
  StaticChapterMap,
  StaticCorrections,
  StaticRuleGroups,
  StaticRulesHead,
} from '@/components/rules/static-rules';
import { ToolClosing } from '@/components/tools/shared/tool-closing';
import { messagesFor } from '@/lib/i18n/messages';
import { href, mocraDutiesPath, rulesPath } from '@/lib/routes';
import { changes, corrections } from '@/lib/rules/changes';
import { ledger, rolesConcerned, shownState } from '@/lib/rules/ledger';
import { today } from '@/lib/rules/today';
import { textMetadata } from '@/lib/seo/metadata';

export const generateMetadata = textMetadata(rulesPath);

/** A rule with a first day takes effect on the page within an hour of it. */
export const revalidate = 3600;

const roles = rolesConcerned.filter((role) => role !== 'anyone');
const dates = [...changes, ...corrections].map(({ date }) => date).sort();
const days = [dates[0] ?? changes[0].date, dates.at(-1) ?? changes[0].date] as const;

/** Every legal rule that the site relies on, with its source. */
export default async function RulesPage() {
  const locale = await getLocale();
  const t = await getTranslations('rules');
  const on = today();
  const states = [...new Set(ledger.map((rule) => shownState(rule, on)))];
  const total = ledger.length;
  const texts = {
    ...messagesFor(locale).rules.search,
    all: t('search.all', { total }),
    found: t('search.found', { shown: '{shown}', total }),
    some: t('search.some', { shown: '{shown}', total: '{total}' }),
    nextStep: {
      one: t('search.nextStep.one'),
      some: t('search.nextStep.some', { shown: '{shown}' }),
      link: t('search.nextStep.link'),
    },
  };
  return (
    <PageFrame path={rulesPath}>
      <div className="wrap railed pt-7 pb-16 md:pt-9 md:pb-24 print:py-0">
        <StaticRulesHead locale={locale} />
        <div className="mt-8 border-t border-ink pt-5 md:mt-10 print:hidden">
          <RuleSearch
            contactHref={href(locale, '/contact')}
            finderHref={href(locale, mocraDutiesPath)}
            texts={texts}
            states={states.map((value) => ({ value, name: t(`states.${value}`) }))}
            roles={roles.map((value) => ({ value, name: t(`roles.${value}`) }))}
            days={days}
          />
        </div>
        <StaticCorrections locale={locale} />
        <div className="mb-8 md:mb-10">
          <StaticChapterMap locale={locale} on={on} />
        </div>
        <StaticRuleGroups locale={locale} on={on} />
      </div>
      <ToolClosing
        path={rulesPath}
        title={t('closing.title')}
        text={t('closing.text')}
        trial={t('closing.trial')}
        next={{ path: '/features/mocra-wizard', text: t('closing.feature') }}
      />
    </PageFrame>
  );
}
