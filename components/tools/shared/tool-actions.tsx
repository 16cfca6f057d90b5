import clsx from 'clsx';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { copyText } from '@/lib/browser/in-app';
import { type Ask, AskLink } from './ask-link';

/** How long a pressed button shows its confirmation, in ms. */
const confirmationTime = 2_000;

/**
 * Copies a string.
 * @returns the message about the copy, the text to copy by hand if the browser refused, and functions that set the message
 *   and that copy; the latter returns true on success.
 */
export function useCopy(failed: string) {
  const [result, setResult] = useState({ status: '', byHand: '' });
  const setStatus = (status: string) => setResult({ status, byHand: '' });
  async function copy(text: string, done = ''): Promise<boolean> {
    const isCopied = await copyText(text);
    setResult(isCopied ? { status: done, byHand: '' } : { status: failed, byHand: text });
    return isCopied;
  }
  return { ...result, setStatus, copy };
}

/** A text to copy by hand, selected. */
function TextToCopy({ text }: { text: string }) {
  const ref = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is selected again
  useEffect(() => ref.current?.select(), [text]);
  return (
    <textarea
      ref={ref}
      readOnly
      rows={Math.min(8, text.split('\n').length + 1)}
      value={text}
      aria-label={text.slice(0, 80)}
      className="mt-2 w-full rounded-control border border-control bg-surface p-3 text-sm"
    />
  );
}

// biome-ignore lint/suspicious/noConfusingVoidType: most actions return nothing
type Confirmation = string | false | void;
/** Returns the confirmation to show in the pressed button, if any. */
type Act = () => Confirmation | Promise<Confirmation>;

type ToolActionsProps = {
  /** `short` is the name on a phone. */
  actions: readonly (readonly [name: string, act: Act, short?: string])[];
  /** A button after the second action. */
  toggle?: ReactNode;
  /** Classes of the row of buttons. */
  rowClassName?: string | undefined;
  live?: boolean;
  /** Message that does not fit in a button, such as a failure. */
  status: string;
  className?: string;
  /** The contact form with this result. */
  ask?: Ask;
  /** Name and action of “Start over”, which is last. */
  clear?: readonly [name: string, clear: () => void];
  /** A text that the visitor copies by hand. */
  byHand?: string;
};

/** Actions for a result. The pressed button shows its confirmation for two seconds. */
export function ToolActions(props: ToolActionsProps) {
  const { actions, toggle, rowClassName, live = true, status, className, ask, clear, byHand } = props;
  const [pressed, setPressed] = useState<{ name: string; confirmation: Confirmation }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function press(name: string, act: Act) {
    setPressed({ name, confirmation: await act() });
    clearTimeout(timer.current);
    timer.current = setTimeout(setPressed, confirmationTime, undefined);
  }

  return (
    <div data-actions aria-live="polite" className={className}>
      <div className={clsx('flex flex-wrap gap-2', rowClassName)}>
        {actions.map(([name, act, short], index) => (
          <Fragment key={name}>
            {index === 2 && toggle}
            <button
              type="button"
              disabled={!live}
              onClick={() => press(name, act)}
              className={buttonVariants({ variant: 'quiet', size: 'small' })}
            >
              {(pressed?.name === name && pressed.confirmation) || (
                <>
                  {short && <span className="sm:hidden">{short}</span>}
                  <span className={short && 'max-sm:hidden'}>{name}</span>
                </>
              )}
            </button>
          </Fragment>
        ))}
        {ask && live && <AskLink {...ask} />}
        {clear && (
          <button
            type="button"
            disabled={!live}
            onClick={clear[1]}
            className="more-link min-h-11 px-2 text-small"
          >
            {clear[0]}
          </button>
        )}
      </div>
      {status && <p className="type-small mt-2 text-ink-2">{status}</p>}
      {byHand && <TextToCopy text={byHand} />}
    </div>
  );
}
