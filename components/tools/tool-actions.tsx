import { type ReactNode, useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';

/**
 * Copies a string and reports success, or that the browser does not allow it.
 * @returns the message, and functions that set it and that copy; the latter returns true on success.
 */
export function useCopy(failed: string) {
  const [status, setStatus] = useState('');
  async function copy(text: string, done: string): Promise<boolean> {
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

type ToolActionsProps = {
  actions: readonly (readonly [name: string, act: () => void])[];
  live?: boolean;
  status: string;
  children?: ReactNode;
};

/** Actions for a result, and the message about the last one. */
export function ToolActions({ actions, live = true, status, children }: ToolActionsProps) {
  return (
    <div data-print="hidden" className="mt-4">
      <div className="flex flex-wrap gap-2">
        {actions.map(([name, act]) => (
          <button
            key={name}
            type="button"
            disabled={!live}
            onClick={act}
            className={buttonVariants({ variant: 'quiet', size: 'small' })}
          >
            {name}
          </button>
        ))}
      </div>
      <p role="status" className="type-small mt-2 min-h-6 text-ink-2">
        {status}
      </p>
      {children}
    </div>
  );
}
