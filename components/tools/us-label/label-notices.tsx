import { buttonVariants } from '@/components/ui/button-variants';
import { keepTogether } from '@/lib/text/typography';
import type { ToolText } from '@/lib/tools/text';
import type { Flag, FlagAction } from '@/lib/tools/us-label/flags';
import { editionKey } from '@/lib/tools/us-label/law';
import { editionText } from '@/lib/tools/us-label/proof';
import { RuleLink } from './rule-link';

type LabelNoticesProps = {
  flags: readonly Flag[];
  text: ToolText;
  rulesHref: string;
  live: boolean;
  /** Sets answers of the form by field name. */
  onAnswer: (set: FlagAction['set']) => void;
};

/** The notices below the drawing, each with its section and a button if one answer resolves it. */
export function LabelNotices({ flags, text, rulesHref, live, onAnswer }: LabelNoticesProps) {
  if (flags.length === 0) return null;
  return (
    <section data-print="hidden" className="mt-6">
      <h3 className="type-pillar">{text('flags.title')}</h3>
      <ul className="type-small mt-2 space-y-3">
        {flags.map(({ flag, message, section, values, quote, action }) => (
          <li
            key={`${message} ${values?.typed}`}
            data-flag={flag}
            className="border-l-2 border-ochre-400 pl-3"
          >
            <p>
              {keepTogether(text(`flags.${message}`, values))}{' '}
              <RuleLink section={section} rulesHref={rulesHref} />
            </p>
            {quote && (
              <div data-edition={editionKey(quote.edition)} className="mt-1.5">
                <blockquote lang="en" className="text-ink-2">
                  {quote.text}
                </blockquote>
                <p className="type-caption text-ink-3">{editionText(quote.edition, text)}</p>
              </div>
            )}
            {action && (
              <button
                type="button"
                disabled={!live}
                onClick={() => onAnswer(action.set)}
                className={`${buttonVariants({ variant: 'quiet', size: 'small' })} mt-2`}
              >
                {text(`flags.actions.${action.name}`)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
