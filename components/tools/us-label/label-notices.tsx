import clsx from 'clsx';
import { buttonVariants } from '@/components/ui/button-variants';
import { keepTogether } from '@/lib/text/typography';
import type { ToolText } from '@/lib/tools/text';
import type { Flag, FlagAction } from '@/lib/tools/us-label/flags';
import { editionKey, editionOf } from '@/lib/tools/us-label/law-editions';
import { editionText } from '@/lib/tools/us-label/proof';
import { RuleLink } from './rule-link';

type LabelNoticesProps = {
  /** Id of the title. */
  id: string;
  title: string;
  /** True for notices that forbid the product as it is. */
  isProhibition?: boolean;
  flags: readonly Flag[];
  text: ToolText;
  rulesHref: string;
  live: boolean;
  /** Sets answers of the form by field name. */
  onAnswer: (set: FlagAction['set']) => void;
};

/** The notices below the drawing, each with its section and a button if one answer resolves it. */
export function LabelNotices({
  id,
  title,
  isProhibition = false,
  flags,
  text,
  rulesHref,
  live,
  onAnswer,
}: LabelNoticesProps) {
  if (flags.length === 0) return null;
  return (
    <section
      data-print="hidden"
      className={clsx(isProhibition ? 'mt-4 rounded-card border border-seal-600 bg-seal-50 p-5' : 'mt-6')}
    >
      <h3 id={id} tabIndex={-1} className="type-pillar outline-none">
        {title}
      </h3>
      <ul className="type-small mt-2 space-y-3">
        {flags.map(({ flag, message, section, values, quote, action }) => (
          <li
            key={`${message} ${values?.typed}`}
            data-flag={flag}
            className={clsx('border-l-2 pl-3', isProhibition ? 'border-seal-600' : 'border-ochre-400')}
          >
            <p>
              {keepTogether(text(`flags.${message}`, values))}{' '}
              <RuleLink section={section} rulesHref={rulesHref} />
            </p>
            {quote && (
              <div data-edition={editionKey(editionOf(quote))} className="mt-1.5">
                <blockquote lang="en" className="text-ink-2">
                  {quote.text}
                </blockquote>
                <p className="type-caption text-ink-3">{editionText(editionOf(quote), text)}</p>
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
