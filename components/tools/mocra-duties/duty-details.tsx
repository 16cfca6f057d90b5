import { longDate } from '@/lib/rules/dates';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import type { Entry } from '@/lib/tools/mocra-duties/docket';
import { detailText, followingText } from '@/lib/tools/mocra-duties/docket-texts';
import { type Duty, dutiesFor, type PendingLaw } from '@/lib/tools/mocra-duties/finder';
import { type Reading, whyText } from '@/lib/tools/mocra-duties/texts';

export type ListReading = Reading & {
  /** Citations by ledger id; unknown ids are omitted. */
  readonly citations: Readonly<Record<string, string>>;
  /** URLs of the official texts by ledger id. */
  readonly officialUrls: Readonly<Record<string, string>>;
  /** URL of the list of rules, without a fragment. */
  readonly rulesHref: string;
  readonly law: PendingLaw;
};

const terms = ['who', 'when', 'not'] as const;

/** The parties to a duty, its deadline and its exceptions. */
function DutyTerms({ duty, reading }: { duty: Duty; reading: ListReading }) {
  const { text, locale, law } = reading;
  const copy = copyFrom(text);
  const starts = law.gmpStartsOn ? longDate(law.gmpStartsOn, locale) : 'none';
  return (
    <dl className="type-caption grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-ink-2">
      {terms.map((term) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-3">{text(`terms.labels.${term}`)}</dt>
          <dd>{copy(`terms.${duty.id}.${term}`, { starts })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The legal basis of a duty, each rule a link to its row in the list of rules and one to its official text. */
function DutyRules({
  duty,
  reading: { text, citations, officialUrls, rulesHref },
}: {
  duty: Duty;
  reading: ListReading;
}) {
  return (
    <ul className="type-mono flex flex-wrap gap-x-4 text-ink-3 gap-y-4">
      {duty.rules.map(
        (rule) =>
          citations[rule] && (
            <li key={rule} className="flex items-end">
              <a
                href={`${rulesHref}#${rule}`}
                className="tap py-1 underline-offset-4 hover:text-ink hover:underline"
              >
                {citations[rule]}
              </a>
              <cite className="not-italic">
                <a
                  href={officialUrls[rule]}
                  rel="noopener"
                  aria-label={text('ui.official', { rule: citations[rule] })}
                  className="tap inline-block min-w-6 py-1 text-center underline-offset-4 hover:text-ink hover:underline"
                >
                  ↗
                </a>
              </cite>
            </li>
          ),
      )}
    </ul>
  );
}

/** The reason for the verdict, the open conditions, the changes that would affect it, and the rules. */
export function DutyDetails({ duty, reading }: { duty: Duty | Entry; reading: ListReading }) {
  const { text } = reading;
  const settled = duty.verdict === 'applies' || duty.verdict === 'does-not-apply';
  const following = followingText(duty, reading);
  const detail = detailText(duty, reading);
  return (
    <div className="space-y-2.5">
      <p className="type-small text-ink-2">{keepTogether(whyText(duty, reading))}</p>
      {detail && <p className="type-small text-ink-2">{keepTogether(detail)}</p>}
      {following && <p className="type-small text-ink-2">{keepTogether(following)}</p>}
      {!settled && <DutyTerms duty={duty} reading={reading} />}
      {duty.change.length > 0 && (
        <p className="type-caption text-ink-2">
          <span className="text-ink-3">{text('ui.change')}: </span>
          {keepTogether(duty.change.map((key) => text(`change.${key}`)).join(' '))}
        </p>
      )}
      <DutyRules duty={duty} reading={reading} />
    </div>
  );
}

/** Every duty with its conditions: the content before the first answer, and without scripts. */
export function DutyTable({ reading }: { reading: ListReading }) {
  return (
    <ol className="border-t border-rule">
      {dutiesFor({}, reading.law).map((duty) => (
        <li
          key={duty.id}
          data-duty={duty.id}
          data-verdict={duty.verdict}
          className="grid gap-x-8 gap-y-3 border-b border-rule py-5 xl:grid-cols-[13rem_1fr]"
        >
          <h3 className="type-h3">{keepTogether(reading.text(`duties.${duty.id}`))}</h3>
          <div className="space-y-2">
            <DutyTerms duty={duty} reading={reading} />
            <DutyRules duty={duty} reading={reading} />
          </div>
        </li>
      ))}
    </ol>
  );
}
