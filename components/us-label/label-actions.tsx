import type { RefObject } from 'react';
import { ToolActions, useCopy } from '@/components/tools/tool-actions';
import type { ToolText } from '@/lib/i18n/tool-text';
import { saveFile } from '@/lib/save-file';

type LabelActionsProps = {
  drawing: RefObject<SVGSVGElement | null>;
  text: ToolText;
  live: boolean;
  onClear: () => void;
};

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
  const { status, copy } = useCopy(text('list.copyYourself'));
  function download() {
    if (drawing.current) saveFile('us-label.svg', asFile(drawing.current), 'image/svg+xml');
  }
  return (
    <ToolActions
      live={live}
      status={status}
      actions={[
        [text('actions.print'), () => print()],
        [text('actions.download'), download],
        [text('actions.link'), () => copy(location.href, text('actions.linked'))],
        [text('actions.clear'), onClear],
      ]}
    />
  );
}
