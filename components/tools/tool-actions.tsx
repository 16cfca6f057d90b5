import { type ReactNode, useEffect, useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';

/** How long a pressed button shows its confirmation, in ms. */
const confirmationTime = 2_000;

/**
 * Copies a string.
 * @returns the message about a failed copy, and functions that set it and that copy; the latter returns true on success.
 */
export function useCopy(failed: string) {
  const [status, setStatus] = useState('');
  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('');
      return true;
    } catch {
      setStatus(failed);
      return false;
    }
  }
  return { status, setStatus, copy };
}

/** Returns the confirmation to show in the pressed button, if any. */
type Act = () => unknown;

type ToolActionsProps = {
  actions: readonly (readonly [name: string, act: Act])[];
  live?: boolean;
  /** Message that does not fit in a button, such as a failure. */
  status: string;
  className?: string;
  children?: ReactNode;
};

/** Actions for a result. The pressed button shows its confirmation for two seconds. */
export function ToolActions({ actions, live = true, status, className, children }: ToolActionsProps) {
  const [confirmed, setConfirmed] = useState<{ name: string; text: string } | null>(null);
  useEffect(() => {
    if (!confirmed) return;
    const timer = setTimeout(() => setConfirmed(null), confirmationTime);
    return () => clearTimeout(timer);
  }, [confirmed]);

  async function press(name: string, act: Act) {
    const text = await act();
    setConfirmed(typeof text === 'string' ? { name, text } : null);
  }

  return (
    <div data-actions data-print="hidden" className={className}>
      <div className="flex flex-wrap gap-2">
        {actions.map(([name, act]) => (
          <button
            key={name}
            type="button"
            disabled={!live}
            onClick={() => press(name, act)}
            className={buttonVariants({ variant: 'quiet', size: 'small' })}
          >
            {confirmed?.name === name ? confirmed.text : name}
          </button>
        ))}
      </div>
      <p role="status" className="type-small mt-2 text-ink-2 empty:mt-0">
        {status || <span className="sr-only">{confirmed?.text}</span>}
      </p>
      {children}
    </div>
  );
}
