import { color } from '@/components/og-images/parts';
import type { Translator } from '@/lib/i18n/messages';
import type { Cell, Sheet, TextStyle } from './sheet';

/** What both documents have: the footer, a table of names and values, and small drawings. */

type SamplesTexts = Translator<'samples'>;

/**
 * Says on every page that its data is made up. On the first it is part of the text, at the place where it is called,
 * so that a screen reader says it at the beginning and once.
 */
export function drawFooter(sheet: Sheet, t: SamplesTexts, page: number, pages: number) {
  const { doc, left, right } = sheet;
  const y = doc.page.height - 46;
  const style: TextStyle = { font: 'strong', size: 9, leading: 14 };
  sheet.rule(y - 6, 0.5, color.ink3);
  if (page === 1) sheet.block(t('note'), style, { x: left, y });
  else sheet.decorate(() => sheet.write(t('note'), style, { x: left, y }));
  const pageStyle: TextStyle = { size: 9, leading: 14, color: color.ink3, tabular: true };
  sheet.decorate(() => sheet.write(t('page', { page, pages }), pageStyle, { x: right, y, align: 'right' }));
}

export type DocumentRecord = { name: string; value: string; note?: string; lang?: string };
type RecordsOptions = { y: number; labelWidth: number; size: number; records: readonly DocumentRecord[] };

/** Draws a table of names and values; returns the y of its end. */
export function drawRecords(sheet: Sheet, { y, labelWidth, size, records }: RecordsOptions): number {
  const label: TextStyle = { font: 'strong', size: 8.5, leading: 13, color: color.ink3 };
  const note: TextStyle = { size: 8.5, leading: 12.5, color: color.ink3 };
  sheet.rule(y, 1.2, color.ink);
  return sheet.table({
    y,
    widths: [labelWidth, sheet.right - sheet.left - labelWidth],
    padding: 5,
    rows: records.map((record): Cell[] => [
      { ...sheet.cell([record.name, label]), header: true },
      {
        ...sheet.cell(
          [record.value, { size, leading: 13, tabular: true }],
          ...(record.note ? [[record.note, note] as const] : []),
        ),
        lang: record.lang,
      },
    ]),
  });
}

type At = { x: number; y: number; size: number };

/** Draws at a place what stands in a square of so many units. */
function scaled({ doc }: Sheet, { x, y, size }: At, units: number, draw: () => void) {
  doc.save();
  doc.translate(x, y).scale(size / units);
  draw();
  doc.restore();
}

/** The mark of the logo. */
export function drawLogo(sheet: Sheet, at: At) {
  const { doc } = sheet;
  scaled(sheet, at, 28, () => {
    doc.roundedRect(0, 0, 28, 28, 2).fill(color.spruce700);
    doc.lineWidth(2.6).path('M7 22.5 14 5.5l7 17').stroke(color.paper);
    doc.lineWidth(6).path('m9.8 15.6 3.4 3.4 11.4-8.4').stroke(color.spruce700);
    doc.lineWidth(2.4).path('m9.8 15.4 3.4 3.6L24.3 10').stroke(color.paper);
  });
}

/** Shape of a state; the word beside it says the same. */
export function drawMark(sheet: Sheet, kind: 'pass' | 'review' | 'fix', at: At) {
  const { doc } = sheet;
  scaled(sheet, at, 16, () => {
    if (kind === 'pass') {
      doc.circle(8, 8, 8).fill(color.spruce700);
      doc.lineWidth(1.8).path('m4.4 8.3 2.5 2.4 4.7-5.2').stroke(color.surface);
    } else if (kind === 'review') {
      doc.path('M8 .6 15.8 15H.2z').fill(color.ochre);
      doc.lineWidth(1.7).path('M8 5.6v4.6m0 1.4v1.7').stroke(color.ink);
    } else {
      doc.roundedRect(0.5, 0.5, 15, 15, 1.5).fill(color.seal);
      doc.lineWidth(1.8).path('m4.6 4.6 6.8 6.8m0-6.8-6.8 6.8').stroke(color.surface);
    }
  });
}

/** Number of a finding, white on a red square. */
export function drawNumber(sheet: Sheet, number: number, { x, y, size }: At) {
  const text = String(number);
  const style = { font: 'strong', size: size * 0.68, leading: size, color: color.surface } as const;
  sheet.doc.roundedRect(x, y, size, size, 1.2).fill(color.seal);
  sheet.write(text, style, { x: x + (size - sheet.widthOf(text, style)) / 2, y });
}
