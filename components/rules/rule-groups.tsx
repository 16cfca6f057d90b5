import { useLocale, useTranslations } from 'next-intl';
import { FoldMark } from '@/components/ui/fold-mark';
import { localeConfig } from '@/lib/i18n/locales';
import { changes } from '@/lib/rules/changes';
import { longDate, type PlainDate } from '@/lib/rules/dates';
import { type RuleGroup, ruleGroups, type Shared, sharedBy } from '@/lib/rules/ledger';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { RuleEntry, Source } from './rule-entry';
import { StateChip } from './state-chip';

/** Every rule of the ledger, collapsed by subject, and its history of changes. */
export default function RuleGroups({ on }: { on: PlainDate }) {
  const locale = useLocale();
  const t = useTranslations('rules');
  const copy = copyFrom(t);
  const { hreflang } = localeConfig[locale];
  return (
    <>
      <div id="rules" className="border-b border-rule print:mt-6">
        {ruleGroups.map((group) => (
          <Group key={group.id} group={group} on={on} />
        ))}
      </div>
      <section aria-labelledby="changes" className="mt-14 md:mt-20">
        <h2 id="changes" className="type-h3 border-b border-ink pb-3">
          {t('changesTitle')}
        </h2>
        <ol>
          {changes.map(({ date, key }) => (
            <li
              key={key}
              className="grid gap-x-8 gap-y-1 border-b border-rule py-5 md:grid-cols-[12.5rem_minmax(0,1fr)]"
            >
              <time dateTime={date} className="text-small font-semibold">
                {longDate(date, hreflang)}
              </time>
              <p className="max-w-[38em]">{copy(`changes.${key}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** The rules of one subject in a disclosure. Its id is inside, so that a link to it opens it. */
function Group({ group: { id, mark, rules }, on }: { group: RuleGroup; on: PlainDate }) {
  const t = useTranslations('rules');
  const copy = copyFrom(t);
  const shared = sharedBy(rules, on);
  return (
    <details className="group border-t border-rule first:border-t-ink print:break-inside-auto">
      <summary className="-mx-2 grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 rounded-control px-2 py-3.5 hover:text-spruce-700 focus-visible:outline-offset-[-3px] md:grid-cols-[1fr_auto_auto] md:py-5 [&::-webkit-details-marker]:hidden">
        {mark && (
          <span className="section-number max-lg:hidden lg:mt-0" aria-hidden="true">
            {mark}
          </span>
        )}
        <h2 className="type-h3 wrap-anywhere">{copy(`groups.${id}`)}</h2>
        <span className="type-caption text-ink-3 max-md:row-start-2">
          {mark && <span className="lg:hidden">{`${mark} · `}</span>}
          <span data-rule-count>{t('count', { count: rules.length })}</span>
        </span>
        <FoldMark className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1" />
      </summary>
      {/* Leaves space for its name below the page header. */}
      <div id={id} className="scroll-mt-18 pb-6 md:pb-10">
        <SharedLine shared={shared} rule={rules.find(({ source }) => source.url === shared.source)} />
        <ul>
          {rules.map((rule) => (
            <RuleEntry key={rule.id} rule={rule} shared={shared} on={on} />
          ))}
        </ul>
      </div>
    </details>
  );
}

/** Values for every rule of a subject that does not override them. */
function SharedLine({ shared, rule }: { shared: Shared; rule: RuleGroup['rules'][number] | undefined }) {
  const t = useTranslations('rules');
  const { hreflang } = localeConfig[useLocale()];
  const { state, kind, edition, read, checked } = shared;
  const known = [
    kind && t(`kinds.${kind}`),
    edition && `${t('edition')} ${longDate(edition, hreflang)}`,
    read && `${t('read')} ${longDate(read, hreflang)}`,
    checked && t(`checked.${checked}`),
  ].filter(Boolean);
  if (!state && known.length === 0) return null;
  return (
    <p data-shared className="type-caption mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-2">
      <span className="text-ink-3">{t('shared')}</span>
      {state && <StateChip state={state} />}
      <span>
        {keepTogether(known.join(' · '))}
        {rule && (
          <>
            {' · '}
            <Source of={rule} />
          </>
        )}
      </span>
    </p>
  );
}
