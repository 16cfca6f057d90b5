import type { RefObject } from 'react';
import { ToolActions, useCopy } from '@/components/tools/shared/tool-actions';
import { printPage, saveFile } from '@/lib/browser/in-app';
import type { ToolText } from '@/lib/tools/text';
import type { LabelElement } from '@/lib/tools/us-label/label';
import { proofLines } from '@/lib/tools/us-label/proof';
import { perInch } from '@/lib/tools/us-label/scale';

type LabelActionsProps = {
  /** Container of the drawings. */
  drawings: RefObject<HTMLElement | null>;
  elements: readonly LabelElement[];
  /** The open points, as sentences. */
  open: readonly string[];
  /** ISO day. */
  today: string;
  text: ToolText;
  live: boolean;
  contactHref: string;
  /** Returns the URL with the answers. */
  link: () => string;
  onClear: () => void;
};

/** The page's styles to copy into an SVG file. */
const copiedStyles = ['fill', 'stroke', 'font-family', 'font-weight'] as const;
const proof = { size: 8, step: 11, narrowest: 5 * perInch } as const;

const svgElement = <Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

/** Returns a copy of a drawing with the page's styles in its attributes. */
function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = [drawing, ...drawing.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(parts[index] as Element);
    for (const name of copiedStyles) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute('class');
  }
  copy.style.setProperty('font-size-adjust', '0.53');
  return copy;
}

type Proof = Pick<LabelActionsProps, 'elements' | 'open' | 'today' | 'text'>;

/** Returns the proof sheet as an SVG file: the drawings at their real size, and below them the list of statements. */
function proofSheet(drawings: readonly SVGSVGElement[], { elements, open, today, text }: Proof): string {
  const copies = drawings.map(standalone);
  const sizes = drawings.map(({ viewBox }) => viewBox.baseVal);
  const width = Math.max(proof.narrowest, ...sizes.map((size) => size.width));
  let y = 0;
  for (const [index, copy] of copies.entries()) {
    copy.setAttribute('y', String(y));
    y += sizes[index]?.height ?? 0;
  }
  const lines = proofLines(elements, open, { text, today, width: (width - 2 * proof.step) / proof.size });
  const rows = lines.map((line, index) => {
    const row = svgElement('text', {
      x: proof.step,
      y: y + proof.step * (index + 1),
      'font-size': proof.size,
      'font-family': 'sans-serif',
      'font-weight': line.bold ? 700 : 400,
    });
    row.textContent = line.text;
    return row;
  });
  const height = y + proof.step * (lines.length + 1);
  const sheet = svgElement('svg', {
    width: `${width / perInch}in`,
    height: `${height / perInch}in`,
    viewBox: `0 0 ${width} ${height}`,
  });
  sheet.append(...copies, ...rows);
  return new XMLSerializer().serializeToString(sheet);
}

/** The buttons below the drawing: print, download, copy the link, and start over. */
export function LabelActions({
  drawings,
  elements,
  open,
  today,
  text,
  live,
  contactHref,
  link,
  onClear,
}: LabelActionsProps) {
  const { status, byHand, setStatus, copy } = useCopy(text('actions.copyYourself'));
  function download() {
    const drawn = [...(drawings.current?.querySelectorAll<SVGSVGElement>('svg[data-scale]') ?? [])];
    if (drawn.length === 0) return;
    const sheet = proofSheet(drawn, { elements, open, today, text });
    setStatus(saveFile('us-label.svg', sheet, 'image/svg+xml') ? '' : text('actions.elsewhere'));
  }
  return (
    <ToolActions
      live={live}
      status={status}
      byHand={byHand}
      className="mt-4"
      ask={{
        href: contactHref,
        tool: 'us-label',
        message: [
          { text: text('actions.askOpening') },
          ...proofLines(elements, open, { text, today, width: 999 }),
        ]
          .map((line) => line.text)
          .join('\n'),
        name: text('actions.ask'),
      }}
      actions={[
        [text('actions.print'), () => setStatus(printPage() ? '' : text('actions.elsewhere'))],
        [text('actions.download'), download],
        [text('actions.link'), async () => (await copy(link())) && text('actions.linked')],
      ]}
      clear={[
        text('actions.clear'),
        () => {
          setStatus('');
          onClear();
        },
      ]}
    />
  );
}
