import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { color } from '@/components/og-images/parts';
import { type Locale, localeConfig } from '@/lib/i18n/locales';

/**
 * A tagged PDF (PDF/UA) on the paper size of the language: fonts, lines of text, tables and page frame. The documents
 * themselves only place content. Lengths are points; y grows downwards.
 */

const pretendard = path.join(process.cwd(), 'node_modules/pretendard/dist/public/static/alternative');
/** Cut by lib/fonts/og-fonts.ts. */
const folder = path.join(process.cwd(), 'lib/fonts/og');

const fontFiles: Record<FontName, string> = {
  serif: path.join(folder, 'serif.ttf'),
  regular: path.join(pretendard, 'Pretendard-Regular.ttf'),
  strong: path.join(pretendard, 'Pretendard-SemiBold.ttf'),
};

type FontName = 'serif' | 'regular' | 'strong';

export type TextStyle = {
  /** Element of the structure tree; a paragraph if left out. */
  role?: 'H1' | 'H2';
  font?: FontName;
  size: number;
  /** Distance of the lines; 1.5 times the size if left out. */
  leading?: number;
  /** White above a paragraph of a cell. */
  above?: number;
  color?: string;
  /** Space between the letters. */
  tracking?: number;
  /** Figures of one width. */
  tabular?: boolean;
};

/** Where a text begins, or ends if it is set to the right. */
export type Place = { x: number; y: number; width?: number; align?: 'left' | 'right' };

/** An element of the structure tree. */
export type Tag = PDFKit.PDFStructureElement;
type TagOptions = PDFKit.Mixins.StructureElementOptions & {
  scope?: 'Row' | 'Column';
  /** Left, top, right, bottom. */
  bbox?: [number, number, number, number];
  placement?: 'Block';
};
export type Box = { x: number; y: number; width: number; height: number };

/** `draw` draws what stands in a cell at its place, and answers with the height it took. */
export type Cell = {
  draw: (at: { x: number; y: number; width: number; tag: Tag }) => number;
  header?: boolean;
  lang?: string;
};
type TableOptions = {
  /** Left edge; the page's if left out. */
  x?: number;
  y: number;
  widths: readonly number[];
  head?: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** White above and below the content of a row. */
  padding: number;
};

type SheetOptions = {
  locale: Locale;
  title: string;
  subject: string;
  author: string;
  /** Day that the document bears; the file carries no other, so that every build makes the same bytes. */
  date: Date;
  margin: number;
};

export type Sheet = ReturnType<typeof openSheet>;

/** Space between the columns of a table. */
const gutter = 14;
export const tableHead = { font: 'strong', size: 8.5, leading: 12, color: color.ink3 } as const;

export function openSheet({ locale, title, subject, author, date, margin }: SheetOptions) {
  const { paper, hreflang } = localeConfig[locale];
  const doc = new PDFDocument({
    size: paper,
    margin,
    font: fontFiles.regular,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // Not in the types yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: hreflang,
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Creator: author,
      CreationDate: date,
      ModDate: date,
    },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);

  function use({ font = 'regular', size, color: fill = color.ink }: TextStyle) {
    doc.font(fontFiles[font]).fontSize(size).fillColor(fill);
  }

  const spacing = ({ tracking = 0, tabular = false }: TextStyle) => ({
    characterSpacing: tracking,
    ...(tabular && { features: ['tnum'] as PDFKit.Mixins.OpenTypeFeatures[] }),
  });

  function widthOf(text: string, style: TextStyle): number {
    use(style);
    return doc.widthOfString(text, spacing(style));
  }

  /** Lines of a text: broken between words, as Korean is set too, and inside a word only if it has no other place. */
  function linesOf(text: string, style: TextStyle, width = Number.POSITIVE_INFINITY): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (widthOf(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      for (const character of word) {
        if (line && widthOf(line + character, style) > width) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    return [...lines, line];
  }

  const leadingOf = ({ size, leading = size * 1.5 }: TextStyle) => leading;

  function heightOf(text: string, style: TextStyle, width?: number): number {
    return linesOf(text, style, width).length * leadingOf(style);
  }

  /** Draws a text and returns its height. It must be called inside a tag or an artifact. */
  function write(text: string, style: TextStyle, { x, y, width, align }: Place): number {
    const leading = leadingOf(style);
    const lines = linesOf(text, style, width);
    for (const [index, line] of lines.entries()) {
      const start = align === 'right' ? x - widthOf(line, style) : x;
      const baseline = y + index * leading + leading / 2 + style.size * 0.36;
      use(style);
      // A space at the end keeps the words of two lines apart for whoever reads or copies the text.
      doc.text(index < lines.length - 1 ? `${line} ` : line, start, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...spacing(style),
      });
    }
    return lines.length * leading;
  }

  /** Adds an element to the structure tree; what `draw` draws is its content. */
  function tag(parent: Tag, type: string, options: TagOptions = {}, draw?: () => void): Tag {
    const element = doc.struct(type, options);
    parent.add(element);
    if (draw) element.add(draw);
    return element;
  }

  /** Draws a text as an element of the structure tree; returns its height. */
  function block(
    text: string,
    style: TextStyle,
    place: Place,
    options: TagOptions = {},
    parent = root,
  ): number {
    tag(parent, style.role ?? 'P', options, () => write(text, style, place));
    return heightOf(text, style, place.width);
  }

  /** A drawing with words for those who do not see it; `draw` begins at the box's upper left corner. */
  function figure(alt: string, { x, y, width, height }: Box, draw: () => void) {
    tag(root, 'Figure', { alt, bbox: [x, y, x + width, y + height], placement: 'Block' }, () => {
      doc.save();
      doc.translate(x, y);
      draw();
      doc.restore();
    });
  }

  /** What is drawn but not read. */
  function decorate(draw: () => void) {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }

  newPage();
  const left = margin;
  const right = doc.page.width - margin;

  function rule(y: number, width = 0.5, stroke: string = color.rule, x = left) {
    decorate(() => doc.lineWidth(width).moveTo(x, y).lineTo(right, y).stroke(stroke));
  }

  /** Draws a ruled table with a header row; returns the y of its end. */
  function table({ x = left, y: top, widths, head, rows, padding }: TableOptions): number {
    const element = tag(root, 'Table');
    const column = (index: number) => ({
      x: widths.slice(0, index).reduce((sum, width) => sum + width, x),
      width: (widths[index] ?? 0) - (index === widths.length - 1 ? 0 : gutter),
    });
    let y = top;
    if (head) {
      const row = tag(element, 'TR');
      for (const [index, text] of head.entries()) {
        tag(row, 'TH', { scope: 'Column' }, () => write(text, tableHead, { ...column(index), y }));
      }
      y += 16;
      rule(y, 1.2, color.ink, x);
    }
    for (const cells of rows) {
      const row = tag(element, 'TR');
      const heights = cells.map(({ draw, header, lang }, index) => {
        const cell = tag(row, header ? 'TH' : 'TD', { lang, ...(header && { scope: 'Row' as const }) });
        return draw({ ...column(index), y: y + padding, tag: cell });
      });
      y += Math.max(...heights) + 2 * padding;
      rule(y, 0.5, color.rule, x);
    }
    return y;
  }

  /** A cell with one paragraph or several, one below the other. */
  const cell = (...paragraphs: readonly (readonly [text: string, style: TextStyle])[]): Cell => ({
    draw: ({ x, y, width, tag: parent }) =>
      paragraphs.reduce((before, [text, style]) => {
        const height = before + (style.above ?? 0);
        return height + block(text, style, { x, y: y + height, width }, {}, parent);
      }, 0),
  });

  function newPage() {
    doc.addPage();
    decorate(() => doc.rect(0, 0, doc.page.width, doc.page.height).fill(color.paper));
  }

  /** Ends the document and returns the file's bytes. */
  async function bytes(): Promise<Uint8Array<ArrayBuffer>> {
    const file = buffer(doc);
    root.end();
    doc.end();
    return new Uint8Array(await file);
  }

  return {
    doc,
    root,
    left,
    right,
    newPage,
    tag,
    block,
    figure,
    write,
    widthOf,
    heightOf,
    decorate,
    rule,
    table,
    cell,
    bytes,
  };
}
