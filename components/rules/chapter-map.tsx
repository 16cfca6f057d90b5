import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { messagesFor } from '@/lib/i18n/messages';
import type { PlainDate } from '@/lib/rules/dates';
import { groupsOutside, type Rule, type RuleState, rulesIn, stateOn } from '@/lib/rules/ledger';
import { ruleStatement } from '@/lib/rules/texts';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';

/** Edge shapes per state, because colors may be the visitor's. */
const older = 'border-t-3 border-t-ink-3 [border-top-style:double]';
const newer = 'border-t-3 border-t-spruce-700';

/** Chapter VI of the Act by section: a leaf each, with a line per rule. Beside it the other subjects. */
export default function ChapterMap({ on }: { on: PlainDate }) {
  const t = useTranslations('rules');
  const copy = copyFrom(t);
  const { sections } = messagesFor(useLocale()).rules.chapter;
  return (
    <nav
      id="rule-contents"
      aria-label={t('contents')}
      data-print="hidden"
      className="mt-10 grid grid-cols-1 gap-x-12 gap-y-8 md:mt-12 lg:grid-cols-[minmax(0,1fr)_15rem]"
    >
      <div>
        <h2 className="type-h3">{copy('chapter.title')}</h2>
        <ol className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(6.75rem,100%),1fr))] gap-1.5 sm:grid-cols-[repeat(auto-fill,minmax(min(7.75rem,100%),1fr))] md:grid-cols-5 md:gap-2">
          {Object.entries(sections).map(([section, name]) => (
            <li key={section} className="grid">
              <Leaf section={section} name={name} on={on} />
            </li>
          ))}
          <li className="type-caption flex flex-col justify-end gap-1 pb-1 pl-1 text-ink-3 md:p-2.5">
            <Key look={older}>{t('chapter.older')}</Key>
            <Key look={newer}>{t('chapter.added')}</Key>
            <Key look={stroke('in-force')}>{t('chapter.rule')}</Key>
            <Key look={stroke('statutory-date-passed')}>{t('chapter.open')}</Key>
          </li>
        </ol>
      </div>
      <div>
        <h2 className="type-h3">{copy('chapter.beyond')}</h2>
        <ul className="type-small mt-4 columns-2 gap-x-6 border-t border-rule pt-2 text-ink-2 md:columns-3 lg:columns-1">
          {[...groupsOutside, 'changes' as const, 'corrections' as const].map((id) => (
            <li key={id} className="break-inside-avoid">
              <a href={`#${id}`} className="line-link hover:text-ink">
                {id === 'changes' && t('changesTitle')}
                {id === 'corrections' && t('correctionLabels.title')}
                {id !== 'changes' && id !== 'corrections' && copy(`groups.${id}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** A section as a leaf; it links to its first rule. Without a rule it is empty. */
function Leaf({ section, name, on }: { section: string; name: string; on: PlainDate }) {
  const t = useTranslations('rules');
  const rules = rulesIn(section);
  const [first] = rules;
  // The Act of 2022 added section 604 and the following ones.
  const edge = Number(section) >= 604 ? newer : older;
  const content = (
    <>
      <span className="type-pillar block text-ink">{section}</span>
      <span className="type-caption mt-1 block leading-snug hyphens-auto">{keepTogether(name)}</span>
      <Text rules={rules} on={on} />
      {first && <span className="sr-only">{t('count', { count: rules.length })}</span>}
    </>
  );
  const leaf = 'flex flex-col border p-2.5';
  if (!first) {
    return (
      <span className={clsx(leaf, 'border-dashed border-rule text-ink-3', edge)}>
        {content}
        <span className="type-caption mt-auto pt-2">{t('chapter.none')}</span>
      </span>
    );
  }
  return (
    <a
      href={`#${first.id}`}
      className={clsx(leaf, 'border-hairline bg-surface text-ink-2 shadow-sm hover:bg-spruce-50', edge)}
    >
      {content}
    </a>
  );
}

/** The rules of a section as lines: a stroke each, with the length of the rule's statement. */
function Text({ rules, on }: { rules: readonly Rule[]; on: PlainDate }) {
  const locale = useLocale();
  return (
    <span aria-hidden="true" className="mt-auto flex flex-wrap gap-x-1 gap-y-1.5 pt-4">
      {rules.map((rule) => {
        const words = ruleStatement(rule, locale).split(' ').length;
        return (
          <span
            key={rule.id}
            className={clsx(stroke(stateOn(rule, on)), words < 12 ? 'w-4' : words < 24 ? 'w-7' : 'w-11')}
          />
        );
      })}
    </span>
  );
}

/** A rule as a stroke; dashed if the law orders a rule and none is in force. */
const stroke = (state: RuleState) =>
  clsx(
    'block border-t-2',
    state === 'statutory-date-passed' || state === 'not-yet-in-force'
      ? 'border-dashed border-ochre-700'
      : 'border-spruce-500',
  );

/** Legend of the strokes. */
function Key({ look, children }: { look: string; children: string }) {
  return (
    <span className="flex items-baseline gap-2">
      <span aria-hidden="true" className={clsx('w-3 flex-none -translate-y-1 md:w-5', look)} />
      {children}
    </span>
  );
}
