import clsx from 'clsx';
import { buttonVariants } from '@/components/ui/button-variants';
import { keepTogether } from '@/lib/text/typography';
import { type Severity, sections } from '@/lib/tools/product-file/sections';
import type { FindingView } from '@/lib/tools/product-file/view';
import type { ToolText } from '@/lib/tools/text';
import type { LedgerEntry } from './dossier';
import type { Second } from './second-view';

type FindingListProps = {
  findings: readonly FindingView[];
  text: ToolText;
  /** The findings in another language, shown beside these. */
  second: Second | null;
  rulesHref: string;
  ledger: Readonly<Record<string, LedgerEntry>>;
  /** Name and URL of each tool that explains findings. */
  tools: Readonly<Record<string, { name: string; href: string }>>;
  live: boolean;
  onFix: (finding: FindingView) => void;
};

/** A square, a triangle, a circle or a dot: the state is never color alone. */
const marks: Readonly<Record<Severity, { sign: string; style: string }>> = {
  fix: { sign: '■', style: 'text-seal-700' },
  check: { sign: '▲', style: 'text-ochre-700' },
  add: { sign: '○', style: 'text-ink-2' },
  note: { sign: '·', style: 'text-ink-3' },
};

/** Links in small type, with a target of 24 pixels; on phones 44. */
const target = 'tap inline-flex min-h-6 min-w-6 items-center justify-center';

/** Sections of law that a finding shows before the rest is folded. */
const mostSources = 4;

/** The findings of all tools by section, the most urgent first. */
export function FindingList({ findings, second, ...shared }: FindingListProps) {
  const { text } = shared;
  const translations = new Map(second?.view.findings.map((finding) => [finding.id, finding]));
  return sections.map((section) => {
    const own = findings.filter((finding) => finding.section === section);
    if (own.length === 0) return null;
    return (
      <section key={section} data-section={section} className="mt-8 first:mt-0 print:mt-4">
        <h3 className="border-b border-ink pb-1.5 font-semibold">
          {text(`sections.${section}`)}{' '}
          {second && <span lang={second.lang}>{second.text(`sections.${section}`)} </span>}
          <span className="font-normal text-ink-3">{own.length}</span>
        </h3>
        <ul>
          {own.map((finding) => (
            <Item
              key={finding.id}
              translation={translations.get(finding.id) ?? null}
              {...{ finding, second, ...shared }}
            />
          ))}
        </ul>
      </section>
    );
  });
}

type WordsProps = { finding: FindingView; text: ToolText };

/** Sign, severity and title of a finding, and what its tool says about it. */
function Words({ finding: { severity, title, details }, text }: WordsProps) {
  const { sign, style } = marks[severity];
  return (
    <>
      <p className="flex gap-x-2.5">
        <span aria-hidden="true" className={clsx('w-3 flex-none text-center', style)}>
          {sign}
        </span>
        <span className={clsx('min-w-0 wrap-anywhere', severity !== 'note' && 'font-semibold')}>
          <span className={clsx('font-semibold', style)}>{text(`severities.${severity}`)}</span>{' '}
          {keepTogether(title)}
        </span>
      </p>
      {details.map((detail) => (
        <p key={detail} className="mt-1 pl-5.5 text-ink-2">
          {keepTogether(detail)}
        </p>
      ))}
    </>
  );
}

type ItemProps = Omit<FindingListProps, 'findings'> & {
  finding: FindingView;
  /** The finding in the second language. */
  translation: FindingView | null;
};

function Item(props: ItemProps) {
  const { finding, translation, text, second, rulesHref, ledger, tools, live, onFix } = props;
  const { id, severity, title, sources, action, tool, date } = finding;
  const cited = sources.filter(
    ({ citation }, index) => sources.findIndex((each) => each.citation === citation) === index,
  );
  const explained = tools[tool];
  // The dossier lists the editions of all findings at its end.
  const editions = new Set(
    cited.slice(0, mostSources).flatMap(({ rule }) => (rule && ledger[rule]?.edition) || []),
  );
  return (
    <li
      data-finding={id}
      data-severity={severity}
      data-date={date ?? undefined}
      className="type-small border-b border-rule py-3 print:break-inside-avoid print:py-1.5"
    >
      {second && translation ? (
        <div className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 print:grid-cols-2">
          <div>
            <Words finding={finding} text={text} />
          </div>
          <div lang={second.lang}>
            <Words finding={translation} text={second.text} />
          </div>
        </div>
      ) : (
        <Words finding={finding} text={text} />
      )}
      <div className="pl-5.5">
        <p className="type-caption mt-1 flex flex-wrap gap-x-3 gap-y-7 text-ink-3 md:gap-y-1">
          {cited.slice(0, mostSources).map(({ citation, rule, url }) => (
            <cite key={citation} className="bound not-italic">
              {rule ? (
                <a href={`${rulesHref}#${rule}`} className={`text-link ${target}`}>
                  {citation}
                </a>
              ) : (
                citation
              )}
              {url && (
                <>
                  {' '}
                  <a
                    href={url}
                    aria-label={`${text('links.official')}: ${citation}`}
                    className={`text-link print:hidden ${target}`}
                  >
                    ↗
                  </a>
                </>
              )}
            </cite>
          ))}
          {cited.length > mostSources && (
            <span>+ {text('links.more', { count: cited.length - mostSources })}</span>
          )}
          {explained && (
            <a href={explained.href} className={`text-link print:hidden ${target}`}>
              {keepTogether(text('links.tool', { tool: explained.name }))}
            </a>
          )}
        </p>
        {editions.size > 0 && (
          <p data-editions="" className="type-caption mt-1 text-ink-3 print:hidden">
            {keepTogether(text('links.editions', { editions: [...editions].join('; ') }))}
          </p>
        )}
        {action && (
          <button
            type="button"
            disabled={!live}
            onClick={() => onFix(finding)}
            className={buttonVariants({ variant: 'quiet', size: 'small', className: 'mt-3 print:hidden' })}
          >
            {action}
            <span className="sr-only">: {title}</span>
          </button>
        )}
      </div>
    </li>
  );
}
