import { buttonVariants } from '@/components/ui/button-variants';
import { toolField } from '@/lib/leads/result';
import type { ToolId } from '@/lib/tools/list';

export type Ask = {
  /** URL of the contact form. */
  href: string;
  tool: ToolId;
  /** The result as text. */
  message: string;
  name: string;
};

/**
 * A link to the contact form with a result as the start of the message. The result is in the fragment, which stays in the
 * browser. `DialogHost` opens the form as a dialog.
 */
export function AskLink({ href, tool, message, name }: Ask) {
  return (
    <a
      href={`${href}#${new URLSearchParams({ [toolField]: tool, message })}`}
      data-dialog="contact"
      aria-haspopup="dialog"
      className={buttonVariants({ variant: 'quiet', size: 'small' })}
    >
      {name}
    </a>
  );
}
