import { ToolActions, useCopy } from '@/components/tools/shared/tool-actions';
import { printPage } from '@/lib/browser/in-app';
import type { PlainDate } from '@/lib/rules/dates';
import { asText } from '@/lib/tools/ingredients/as-text';
import type { Check } from '@/lib/tools/ingredients/check';
import type { Reading } from '@/lib/tools/ingredients/texts';

type CheckActionsProps = {
  check: Check;
  reading: Reading;
  on: PlainDate;
  live: boolean;
  contactHref: string;
  /** Returns the URL with the answers. */
  link: () => string;
  onClear: () => void;
};

/** The buttons below the verdict: print, copy, ask, and start over. */
export function CheckActions({ check, reading, on, live, contactHref, link, onClear }: CheckActionsProps) {
  const { text } = reading;
  const { status, byHand, setStatus, copy } = useCopy(text('actions.copyYourself'));
  return (
    <ToolActions
      live={live}
      status={status}
      byHand={byHand}
      className="mt-4 print:hidden"
      ask={{
        href: contactHref,
        tool: 'ingredients',
        message: `${text('actions.askOpening')}\n\n${asText(check, reading, on)}`,
        name: text('actions.ask'),
      }}
      actions={[
        [text('actions.print'), () => setStatus(printPage() ? '' : text('actions.elsewhere'))],
        [
          text('actions.copy'),
          async () => (await copy(asText(check, reading, on, link()))) && text('actions.copied'),
        ],
        [text('actions.link'), async () => (await copy(link())) && text('actions.linked')],
      ]}
      clear={[text('actions.clear'), onClear]}
    />
  );
}
