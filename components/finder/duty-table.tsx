import { dutiesFor } from '@/lib/rules/finder';
import { unbroken } from '@/lib/typography';
import { DutyRules, DutyTerms, type ListReading } from './duty-details';

/** Every duty with its conditions: what the page says before anything is answered, and without scripts. */
export function DutyTable({ reading }: { reading: ListReading }) {
  return (
    <ol className="border-t border-rule">
      {dutiesFor({}).map((duty) => (
        <li
          key={duty.id}
          data-duty={duty.id}
          data-verdict={duty.verdict}
          className="grid gap-x-8 gap-y-3 border-b border-rule py-5 xl:grid-cols-[13rem_1fr]"
        >
          <h3 className="type-h3">{unbroken(reading.text(`duties.${duty.id}`))}</h3>
          <div className="space-y-2">
            <DutyTerms duty={duty} reading={reading} />
            <DutyRules duty={duty} reading={reading} />
          </div>
        </li>
      ))}
    </ol>
  );
}
