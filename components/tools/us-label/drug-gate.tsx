import { buttonVariants } from '@/components/ui/button-variants';
import { keepTogether } from '@/lib/text/typography';
import type { ToolText } from '@/lib/tools/text';
import type { FlagAction } from '@/lib/tools/us-label/flags';
import type { DrugGate as Gate } from '@/lib/tools/us-label/triggers';

type DrugGateProps = {
  gate: Exclude<Gate, 'cosmetic'>;
  words: readonly string[];
  text: ToolText;
  finderHref: string;
  rulesHref: string;
  live: boolean;
  onAnswer: (set: FlagAction['set']) => void;
};

/** Replaces the drawing: asks if the product is also a drug, or lists the rules that apply to a drug. */
export function DrugGate({ gate, words, text, finderHref, rulesHref, live, onAnswer }: DrugGateProps) {
  const quiet = buttonVariants({ variant: 'quiet', size: 'small' });
  return (
    <div data-flag="drug" className="mt-4 rounded-card border border-seal-600 bg-seal-50 p-5">
      <p className="type-h3">{text('gate.question')}</p>
      <p className="mt-2">
        {keepTogether(
          gate === 'drug'
            ? text('gate.isDrug')
            : words.length > 0
              ? text('gate.words', { words: words.join(', ') })
              : text('gate.kind'),
        )}
      </p>
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
