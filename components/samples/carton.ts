import {
  artwork,
  cartonLines,
  front,
  info,
  type Line,
  unitsPerMillimetre,
} from '@/components/features/label-vision/carton-artwork-data';
import { findings } from '@/components/features/label-vision/check';
import { color } from '@/components/og-images/parts';
import {
  allergenLine,
  barcode,
  camellia,
  camelliaBox,
  emblem,
  flaps,
  fold,
  frontRules,
  infoRules,
  ink,
  type Shape,
} from './carton-shapes';
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

/** Draws the carton with its findings; `x` and `y` are the front panel's upper left corner. */
export function drawCarton(sheet: Sheet, { x, y }: { x: number; y: number }) {
  const { doc } = sheet;
  doc.save();
  doc.translate(x, y).scale(scale);
  const onInfo = (draw: () => void) => {
    doc.save();
    doc.translate(front.width, 0);
    draw();
    doc.restore();
  };
  drawShapes(doc, flaps.front);
  onInfo(() => drawShapes(doc, flaps.info));
  doc.rect(0, 0, front.width, front.height).fill('#d9e9e1');
  doc.save();
  doc.translate(0, camelliaBox.y).scale(camelliaBox.scale);
  doc.rect(0, 0, camelliaBox.width, camelliaBox.height).clip();
  drawShapes(doc, camellia);
  doc.restore();
  doc.rect(0, 424, front.width, 48).fill('#d9e9e1');
  drawShapes(doc, [frontRules, emblem]);
  doc.lineWidth(1.4).rect(0, 0, front.width, front.height).stroke(ink);
  onInfo(() => {
    doc.rect(0, 0, info.width, info.height).fill('#f6f3e8');
    drawShapes(doc, [infoRules]);
    doc.rect(16, 408, 86, 46).fill(color.surface);
    doc.path(barcode).fill(ink);
    doc.lineWidth(1.4).rect(0, 0, info.width, info.height).stroke(ink);
    drawShapes(doc, [fold, allergenLine]);
  });

  const lines = cartonLines('submitted');
  for (const line of lines.front) drawLine(sheet, line);
  for (const line of lines.info) drawLine(sheet, { ...line, x: line.x + front.width });
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

function drawLine(sheet: Sheet, { text, x, y, size, weight, tracking, fill = ink, code }: Line) {
  const style = { font: weight && weight > 500 ? 'strong' : 'regular', size, tracking, color: fill } as const;
  setLine(sheet, text, style, code ? x - sheet.widthOf(text, style) : x, y);
}

function drawShapes(doc: Sheet['doc'], shapes: readonly Shape[]) {
  for (const { d, fill, stroke, width = 1, dash, round, at } of shapes) {
    doc.save();
    if (at) doc.translate(at.x, at.y).rotate(at.turn).scale(at.size);
    doc.lineWidth(width).lineCap(round ? 'round' : 'butt');
    const [length, space] = (dash ?? '').split(' ').map(Number);
    if (length) doc.dash(length, { space });
    doc.path(d);
    if (fill && stroke) doc.fillAndStroke(fill, stroke);
    else if (fill) doc.fill(fill);
    else if (stroke) doc.stroke(stroke);
    doc.restore();
  }
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
  const { claim, units, height: list } = artwork.submitted.boxes;
  const boxes = [claim, units, { ...list, x: front.width + list.x }];
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
