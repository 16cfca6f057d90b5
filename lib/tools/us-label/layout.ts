import type { ElementId, Label, LabelElement } from './label.ts';
import { netContentsBelow } from './panel.ts';
import { fontSize, perInch } from './scale.ts';

const lineHeight = 1.2;

/** Widths in em of the sans serif; other letters count as wide as the widest of their kind. */
const widths = new Map<string, number>(
  (
    [
      [0.25, " .,:;ijlI|'!"],
      [0.35, 'frt()[]/-'],
      [0.53, 'acekvxyzsJL'],
      [0.6, 'bdghnopquEFPTZ0123456789&'],
      [0.72, 'ABCDGHKNOQRSUVXY'],
      [0.92, 'mwMW%@—'],
    ] as const
  ).flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);

/** Returns the greatest width of a string in regular type, in em. */
function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? (letter > '\u2e80' ? 1 : 0.75)), 0);
}

/** How much wider bold type is. */
const boldWidth = 1.08;

/** Where a word longer than a line may break: after the signs that join web addresses, email addresses and names. */
const joints = /(?<=[/.@?&=_-])/;

/** Returns the words, or the parts of words between joints, that are longer than a line of `most` em. */
function wordsTooLong(text: string, most: number): string[] {
  return text.split(/\s+/).flatMap((word) => word.split(joints).filter((part) => textWidth(part) > most));
}

/**
 * Breaks a string at its spaces; at no-break spaces only where a line has no room for what they join; a word longer than a line
 * after `/`, `.` and similar signs, and only a longer part anywhere. `most` is in em.
 */
export function wrapText(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  const put = (word: string) => {
    const longer = line ? `${line} ${word}` : word;
    if (textWidth(longer) <= most) {
      line = longer;
      return;
    }
    if (line) lines.push(line);
    line = '';
    if (word.includes('\u00a0') && textWidth(word) > most) {
      for (const part of word.split('\u00a0')) put(part);
      return;
    }
    for (const part of word.split(joints)) {
      for (const piece of textWidth(part) > most ? part : [part]) {
        if (line && textWidth(line + piece) > most) {
          lines.push(line);
          line = '';
        }
        line += piece;
      }
    }
  };
  for (const word of text.split(/[^\S\u00a0]+/).filter(Boolean)) put(word);
  return (line ? [...lines, line] : lines).map((each) => each.replaceAll('\u00a0', ' '));
}

/** Keeps each amount and its unit on one line. */
const keepUnits = (text: string) => text.replaceAll(/(?<=\d) (?=[a-zA-Z])|(?<=fl) (?=oz)/g, '\u00a0');

/** A box of the drawing, in units. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Drawn = {
  readonly element: LabelElement;
  readonly box: Box;
  readonly size: number;
  readonly lines: readonly { readonly text: string; readonly y: number }[];
  readonly centered: boolean;
};

/** Space around the panels in units: names above, marks at the sides, the ruler below. */
const around = { top: 26, side: 26, between: 38, below: 62 };
const pad = 8;
/** Narrowest panel in units that still fits a word. */
const narrowest = 24;

/** Space between two elements, in units. */
const gap = 7;

/** Heights of the identity, largest first; it is drawn as high as the net contents where it fits. */
const identityHeights = [1 / 2, 1 / 4, 3 / 16, 1 / 8, 1 / 16];

/**
 * Returns the position of each text in units of 1/96 inch: identity and net contents on the front, the rest on the
 * information panel from top to bottom. The information panel grows beyond the package when its texts need more than one.
 * @param placeholder returns the name of a missing text.
 */
export function layOut(label: Label, placeholder: (element: LabelElement) => string) {
  const units = (size: { width: number; height: number }) => ({
    width: Math.max(narrowest, size.width * perInch),
    height: Math.max(narrowest, size.height * perInch),
  });
  const front = { x: around.side, y: around.top, ...units(label.front) };
  const side = units(label.information);
  const information = { x: front.x + front.width + around.between, y: around.top, width: side.width };
  const [identity, net, ...inside] = label.elements;
  const tooLarge: ElementId[] = [];
  const longWords = new Set<string>();

  /** Words of an element that are longer than its lines. */
  const longIn = ({ element, box, size }: Drawn) =>
    element.paragraphs.flatMap((words) =>
      wordsTooLong(words, box.width / size / (element.bold ? boldWidth : 1)),
    );

  /** Places an element in its panel from `y` on. */
  function place(element: LabelElement, y: number, height = element.height): Drawn {
    const centered = element.panel === 'front';
    const panel = centered ? front : information;
    const box = { x: panel.x + pad, y, width: panel.width - 2 * pad };
    const size = fontSize(height);
    const step = size * lineHeight;
    const words = element.paragraphs.length > 0 ? element.paragraphs : [placeholder(element)];
    const paragraphs = element.id === 'net-contents' ? words.map(keepUnits) : words;
    let at = y;
    const lines = paragraphs.flatMap((paragraph, index) => {
      if (index > 0) at += step * 0.4;
      return wrapText(paragraph, box.width / size / (element.bold ? boldWidth : 1)).map((text) => {
        at += step;
        return { text, y: at - step * 0.25 };
      });
    });
    return { element: { ...element, height }, box: { ...box, height: at - y }, size, lines, centered };
  }

  const netHeight = place(net, 0).box.height;
  const below = !label.inner && (label.area === null || netContentsBelow(label.area));
  const lowest = front.height * (below ? 0.3 : 1);
  if (net.paragraphs.length > 0 && netHeight + pad > lowest) tooLarge.push('net-contents');
  const netDrawn = place(net, Math.max(front.y, front.y + front.height - pad - netHeight));

  const free = front.height - 2 * pad - (netHeight + net.height * perInch);
  const words = (identity.paragraphs[0] ?? '').split(/\s+/);
  const fits = ({ box, size }: Drawn) =>
    box.height <= free && words.every((word) => textWidth(word) * size * boldWidth <= box.width);
  const tried = identityHeights
    .filter((height) => height <= identity.height)
    .map((height) => place(identity, 0, height));
  const placed = tried.find(fits) ?? place(identity, 0, 1 / 16);
  const { element, box } = placed;
  if (identity.paragraphs.length > 0 && (box.height > free || longIn(placed).length > 0)) {
    tooLarge.push('identity');
  }
  const inUpperPart = Math.max(0, Math.min(front.height * 0.22, free - box.height));
  const identityDrawn = place(identity, front.y + pad + inUpperPart, element.height);

  let y = information.y + pad;
  const informationDrawn = inside.map((element) => {
    const drawn = place(element, y);
    for (const word of longIn(drawn)) longWords.add(word);
    y += drawn.box.height + gap;
    return drawn;
  });
  const needed = y - gap + pad - information.y;
  const height = Math.max(side.height, needed);
  return {
    width: information.x + side.width + 4,
    height: around.top + Math.max(front.height, height) + around.below,
    front,
    information: { ...information, height },
    /** The lower edge of the package when the information panel needs more; null when it does not. */
    end: needed > side.height + 0.5 ? information.y + side.height : null,
    /** Number of panels of this size that the information needs. */
    panels: Math.max(1, Math.ceil(needed / side.height - 0.01)),
    /** Texts that do not fit their place on the front. */
    tooLarge,
    /** Words of the information panel that are longer than its lines, so that they break anywhere. */
    longWords: [...longWords],
    drawn: [identityDrawn, netDrawn, ...informationDrawn],
  };
}
export type Drawing = ReturnType<typeof layOut>;
