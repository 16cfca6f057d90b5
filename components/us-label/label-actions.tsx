import { type RefObject, useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import type { ToolText } from '@/lib/i18n/tool-text';
import { saveFile } from '@/lib/save-file';

type LabelActionsProps = {
  drawing: RefObject<SVGSVGElement | null>;
  text: ToolText;
  live: boolean;
  onClear: () => void;
};

const quiet = buttonVariants({ variant: 'quiet', size: 'small' });

/** What an SVG file needs of the page's styles. */
const looks = ['fill', 'stroke', 'font-family', 'font-weight'] as const;

/** The drawing as a file of its own, with the page's styles in it. */
function asFile(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = [drawing, ...drawing.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(parts[index] as Element);
    for (const look of looks) element.setAttribute(look, style.getPropertyValue(look));
    element.removeAttribute('class');
  }
  copy.style.setProperty('font-size-adjust', '0.53');
  return new XMLSerializer().serializeToString(copy);
}

/** What can be done with the label: print, download, pass on, and start over. */
export function LabelActions({ drawing, text, live, onClear }: LabelActionsProps) {
  const [status, setStatus] = useState('');

  function download() {
    if (drawing.current) saveFile('us-label.svg', asFile(drawing.current), 'image/svg+xml');
  }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(location.href);
      setStatus(text('actions.linked'));
    } catch {
      setStatus(text('list.copyYourself'));
    }
  }

  return (
    <div data-print="hidden" className="mt-4">
      <div className="flex flex-wrap gap-2">
        <button type="button" disabled={!live} onClick={() => print()} className={quiet}>
          {text('actions.print')}
        </button>
        <button type="button" disabled={!live} onClick={download} className={quiet}>
          {text('actions.download')}
        </button>
        <button type="button" disabled={!live} onClick={copyLink} className={quiet}>
          {text('actions.link')}
        </button>
        <button type="button" disabled={!live} onClick={onClear} className={quiet}>
          {text('actions.clear')}
        </button>
      </div>
      <p role="status" className="type-small mt-2 min-h-6 text-ink-2">
        {status}
      </p>
    </div>
  );
}
