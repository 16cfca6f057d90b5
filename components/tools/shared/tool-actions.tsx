import { type ReactNode, useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { type Ask, AskLink } from './ask-link';

/** How long a pressed button shows its confirmation, in ms. */
const confirmationTime = 2_000;

/**
 * Copies a string.
 * @returns the message about the copy, and functions that set it and that copy; the latter returns true on success.
 */
export function useCopy(failed: string) {
  const [status, setStatus] = useState('');
  async function copy(text: string, done = ''): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(done);
      return true;
    } catch {
      setStatus(failed);
      return false;
    }
  }
  return { status, setStatus, copy };
}

// biome-ignore lint/suspicious/noConfusingVoidType: most actions return nothing
type Confirmation = string | false | void;
/** Returns the confirmation to show in the pressed button, if any. */
type Act = () => Confirmation | Promise<Confirmation>;

type ToolActionsProps = {
  actions: readonly (readonly [name: string, act: Act])[];
  live?: boolean;
  /** Message that does not fit in a button, such as a failure. */
  status: string;
  className?: string;
  /** The contact form with this result. */
  ask?: Ask;
  children?: ReactNode;
};

/** Actions for a result. The pressed button shows its confirmation for two seconds. */
export function ToolActions({ actions, live = true, status, className, ask, children }: ToolActionsProps) {
  const [[pressed, confirmation], confirm] = useState<[name?: string, text?: Confirmation]>([]);

  async function press(name: string, act: Act) {
    confirm([name, await act()]);
    setTimeout(confirm, confirmationTime, []);
  }

  return (
    <div data-actions aria-live="polite" className={className}>
      <div className="flex flex-wrap gap-2">
        {actions.map(([name, act]) => (
          <button
            key={name}
            type="button"
            disabled={!live}
            onClick={() => press(name, act)}
            className={buttonVariants({ variant: 'quiet', size: 'small' })}
          >
            {(pressed === name && confirmation) || name}
          </button>
        ))}
        {ask && live && <AskLink {...ask} />}
      </div>
      {status && <p className="type-small mt-2 text-ink-2">{status}</p>}
      {children}
    </div>
  );
}
