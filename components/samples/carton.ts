import {
  antherDots,
  artwork,
  barcode,
  camellia,
  cartonText,
  emblem,
  filaments,
  flaps,
  front,
  glueHatch,
  info,
  innerPetal,
  leaf,
  leaves,
  petal,
  petalAngles,
  unitsPerMillimetre,
  veins,
} from '@/components/features/label-vision/carton-artwork-data';
import { findings } from '@/components/features/label-vision/check';
import { color } from '@/components/og-images/parts';
import { drawNumber } from './parts';
import type { Sheet } from './sheet';

/** The submitted carton as the scene draws it (carton-artwork.tsx), at the size at which it is printed. */

const pointsPerMillimetre = 72 / 25.4;
/** Points in a unit of the artwork. */
const scale = pointsPerMillimetre / unitsPerMillimetre;

/** Size of the drawing in points, with the dimension lines above and the flaps below. */
export const cartonSize = {
  width: (front.width + info.width) * scale,
  height: front.height * scale,
  above: 54 * scale,
  below: 20 * scale,
} as const;

/** Millimetres of the front panel. */
export const frontMillimetres = {
  width: Math.round(front.width / unitsPerMillimetre),
  height: Math.round(front.height / unitsPerMillimetre),
} as const;

const ink = '#032e2d';
const { ingredients, size, left, leading, box } = artwork.submitted;

type Line = {
  x: number;
  y: number;
  size: number;
  strong?: boolean;
  tracking?: number;
  fill?: string;
  end?: boolean;
};

const body = { size: 13 };
const head = { size: 14, strong: true };

/** Where each line of the carton's words stands, in their order. */
const places: Line[] = [
  { x: 22, y: 50, size: 26, strong: true, tracking: 5.6 },
  { x: 22, y: 104, size: 28, strong: true, tracking: -0.7 },
  { x: 22, y: 135, size: 28, strong: true, tracking: -0.7 },
  { x: 22, y: 160, size: 13.5, fill: '#0a5851' },
  { x: 29, y: 194, size: 15.5, strong: true },
  { x: 29, y: 456, size: 21.4, strong: true },
  ...[
    { x: 20, y: 38, ...head },
    { x: 20, y: 58, ...body },
    { x: 20, y: 75, ...body },
    { x: 20, y: 113, ...head },
    ...ingredients.map((_, index) => ({ x: left, y: box.y + 20 + index * leading, size })),
    { x: 20, y: 294, ...body },
    { x: 20, y: 311, ...body },
    { x: 20, y: 337, ...body },
    { x: 20, y: 354, ...body },
    { x: 20, y: 371, ...body },
    { x: 20, y: 388, ...body },
    { x: 218, y: 427, size: 12, end: true },
    { x: 218, y: 445, size: 12, end: true },
  ].map((line) => ({ ...line, x: line.x + front.width })),
];

/** Boxes of the findings in the order of the list. */
const boxes = [
  { x: 21, y: 173, width: 208, height: 32 },
  { x: 21, y: 432, width: 80, height: 33 },
  { x: front.width + 16, y: 122, width: 208, height: 116 },
];

/** Draws the carton with its findings; `x` and `y` are the front panel's upper left corner. */
export function drawCarton(sheet: Sheet, { x, y }: { x: number; y: number }) {
  const { doc } = sheet;
  doc.save();
  doc.translate(x, y).scale(scale);
  drawFlaps(doc);
  doc.rect(0, 0, front.width, front.height).fill('#d9e9e1');
  drawCamellia(doc);
  doc.rect(0, 424, front.width, 48).fill('#d9e9e1');
  doc.lineWidth(1).path('M22 63h199M0 424h243').stroke(ink);
  doc.lineWidth(1.3).path(emblem).stroke(ink);
  doc.lineWidth(1.4).rect(0, 0, front.width, front.height).stroke(ink);

  doc.save();
  doc.translate(front.width, 0);
  doc.rect(0, 0, info.width, info.height).fill('#f6f3e8');
  doc.lineWidth(1).path('M20 91h198M20 272h198').stroke('#9fb5ab');
  doc.rect(16, 408, 86, 46).fill(color.surface);
  doc.path(barcode).fill(ink);
  doc.lineWidth(1.4).rect(0, 0, info.width, info.height).stroke(ink);
  // The fold between the panels, and the allergens that wait for a person.
  doc.lineWidth(1.6).dash(4, { space: 7 }).moveTo(0, 0).lineTo(0, info.height).stroke('#f6f3e8');
  doc.lineWidth(1.6).dash(3, { space: 2 }).path('M26 232h41m7 0h53').stroke('#7b510d').undash();
  doc.restore();

  for (const [index, text] of cartonText('submitted').trimEnd().split('\n').entries()) {
    const place = places[index];
    if (!place) throw new Error(`no place on the carton for "${text}"`);
    const style = {
      font: place.strong ? 'strong' : 'regular',
      size: place.size,
      tracking: place.tracking,
      color: place.fill ?? ink,
    } as const;
    const start = place.end ? place.x - sheet.widthOf(text, style) : place.x;
    setLine(sheet, text, style, start, place.y);
  }
  drawDimensions(sheet);
  drawFindings(sheet);
  doc.restore();
}

/** A line of type on its baseline; the space after it keeps its words apart from the next line's. */
function setLine(
  sheet: Sheet,
  text: string,
  style: Parameters<Sheet['write']>[1],
  x: number,
  baseline: number,
) {
  sheet.write(`${text} `, { ...style, leading: style.size }, { x, y: baseline - style.size * 0.86 });
}

function drawFlaps(doc: Sheet['doc']) {
  doc.lineWidth(1.2);
  doc.path(flaps.lid).fillAndStroke('#d9e9e1', ink);
  doc.path(flaps.base).fillAndStroke('#cfe3d9', ink);
  doc.path(flaps.glue).fillAndStroke('#eef4f0', ink);
  doc.lineWidth(1).path(glueHatch).stroke('#b9c9c0');
  doc.save();
  doc.translate(front.width, 0).lineWidth(1.2);
  doc.path(flaps.infoLid).fillAndStroke('#f1ede0', ink);
  doc.path(flaps.infoBase).fillAndStroke('#f1ede0', ink);
  doc.restore();
}

function drawCamellia(doc: Sheet['doc']) {
  const green = '#0a5851';
  doc.save();
  doc.translate(0, -4).scale(1.125);
  doc.rect(0, 0, 216, 381).clip();
  doc.lineWidth(3).path(camellia.mainStem).stroke(green);
  for (const { fill, x, y, turn, size: leafSize } of leaves) {
    doc.save();
    doc.translate(x, y).rotate(turn).scale(leafSize);
    doc.path(leaf).fill(fill);
    doc.lineWidth(1).path(veins).stroke('#cfe3d9');
    doc.restore();
  }
  doc.save();
  doc.translate(142, 262).scale(1.08);
  const turned = (angles: readonly number[], outline: string, lines: string) => {
    for (const angle of angles) {
      doc.save();
      doc.rotate(angle).lineWidth(1.1);
      doc.path(outline).fillAndStroke('#ffffff', green);
      doc.path(lines).stroke('#a9cbbf');
      doc.restore();
    }
  };
  turned(petalAngles.outer, petal, camellia.petalVeins);
  turned(petalAngles.inner, innerPetal, camellia.innerVein);
  doc.circle(0, 0, 15).fill('#f6e3b4');
  doc.lineWidth(0.7).path(filaments).stroke('#b9822a');
  doc.lineCap('round').lineWidth(4.8).path(antherDots).stroke('#7b510d');
  doc.lineWidth(3.6).path(antherDots).stroke('#e8b048').lineCap('butt');
  doc.restore();
  doc.save();
  doc.translate(54, 262).rotate(-24).lineWidth(1.1);
  doc.path(camellia.bud).fillAndStroke('#ffffff', green);
  doc.path(camellia.budLines).stroke('#a9cbbf');
  doc.path(camellia.calyx).fillAndStroke(green, green);
  doc.restore();
  doc.lineWidth(2.2).path(camellia.budStem).stroke(green);
  doc.restore();
}

function drawDimensions(sheet: Sheet) {
  const style = { size: 13, color: color.ink2 };
  for (const [start, panel] of [
    [0, front],
    [front.width, info],
  ] as const) {
    const text = `${Math.round(panel.width / unitsPerMillimetre)} mm`;
    const middle = start + panel.width / 2;
    sheet.doc
      .lineWidth(1)
      .path(
        `M${start} -53v10M${start + panel.width} -53v10M${start} -48H${middle - 32}M${middle + 32} -48H${start + panel.width}`,
      )
      .stroke('#768384');
    setLine(sheet, text, style, middle - sheet.widthOf(text, style) / 2, -44);
  }
}

/** Red boxes with their numbers, and the citations at the end of their leaders. */
function drawFindings(sheet: Sheet) {
  const { doc } = sheet;
  const right = front.width + info.width;
  for (const [index, { x, y, width, height }] of boxes.entries()) {
    doc.rect(x, y, width, height).fillOpacity(0.06).fill(color.seal).fillOpacity(1);
    doc.lineWidth(2).rect(x, y, width, height).stroke(color.seal);
    const middle = y + height / 2;
    const atRight = x > front.width;
    doc
      .lineWidth(1.2)
      .path(atRight ? `M${x + width} ${middle}H${right + 12}` : `M-34 ${middle}H${x}`)
      .stroke(color.seal);
    const style = { size: 13.5, color: '#a31e12' };
    const [first = '', second = ''] = splitCitation(findings[index]?.citation ?? '');
    for (const [line, text] of [first, second].entries()) {
      const start = atRight ? right + 17 : -39 - sheet.widthOf(text, style);
      setLine(sheet, text, style, start, middle - 3 + line * 16);
    }
    drawNumber(sheet, index + 1, { x: x + width - 11, y: y - 13, size: 24 });
  }
}

/** Title and number of a citation, which stand one above the other. */
function splitCitation(citation: string): [string, string] {
  const space = citation.lastIndexOf(' ');
  return [citation.slice(0, space), citation.slice(space + 1)];
}
