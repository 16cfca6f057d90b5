import { buttonVariants } from '@/components/ui/button-variants';
import { keepTogether } from '@/lib/text/typography';
import type { DrugActive } from '@/lib/tools/ingredients/drug-actives';
import type { ToolText } from '@/lib/tools/text';
import type { DrugClaim } from '@/lib/tools/us-label/drug-claims';
import { type FlagAction, quoteDrugReasons } from '@/lib/tools/us-label/flags';
import type { DrugGate as Gate } from '@/lib/tools/us-label/triggers';

type DrugGateProps = {
  gate: Exclude<Gate, 'cosmetic'>;
  /** Words of the name and ingredients that raise the question. */
  claims: readonly DrugClaim[];
  actives: readonly DrugActive[];
  text: ToolText;
  finderHref: string;
  rulesHref: string;
  live: boolean;
  onAnswer: (set: FlagAction['set']) => void;
};

/** Replaces the drawing: asks if the product is also a drug, or lists the rules that apply to a drug. */
export function DrugGate({
  gate,
  claims,
  actives,
  text,
  finderHref,
  rulesHref,
  live,
  onAnswer,
}: DrugGateProps) {
  const quiet = buttonVariants({ variant: 'quiet', size: 'small' });
  return (
    <div data-flag="drug" className="mt-4 rounded-card border border-seal-600 bg-seal-50 p-5">
      <p className="type-h3">{text('gate.question')}</p>
      {gate === 'drug' && <p className="mt-2">{keepTogether(text('gate.isDrug'))}</p>}
      {gate === 'ask' && claims.length > 0 && (
        <p className="mt-2">{keepTogether(text('gate.words', { words: quoteDrugReasons(claims, []) }))}</p>
      )}
      {gate === 'ask' && actives.length > 0 && (
        <p className="mt-2">{keepTogether(text('gate.actives', { names: quoteDrugReasons([], actives) }))}</p>
      )}
      {gate === 'ask' && claims.length + actives.length === 0 && (
        <p className="mt-2">{keepTogether(text('gate.kind'))}</p>
      )}
      {gate === 'ask' && <p className="mt-2">{keepTogether(text('gate.reason'))}</p>}
      <p className="type-small mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <a href={finderHref} className="text-link">
          {text('gate.finder')}
        </a>
        <a href={`${rulesHref}#fdca-201-g`} className="text-link">
          FD&amp;C Act § 201(g)
        </a>
        {gate === 'drug' && (
          <a href={`${rulesHref}#cfr-21-201-66`} className="text-link">
            21 CFR 201.66
          </a>
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" disabled={!live} onClick={() => onAnswer({ drug: 'no' })} className={quiet}>
          {text('gate.no')}
        </button>
        {gate === 'ask' && (
          <button type="button" disabled={!live} onClick={() => onAnswer({ drug: 'yes' })} className={quiet}>
            {text('gate.yes')}
          </button>
        )}
      </div>
    </div>
  );
}
