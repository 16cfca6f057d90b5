import {
  artwork,
  correctedWording,
  type LabelVersion,
} from '@/components/features/label-vision/carton-artwork-data';
import {
  checkSeconds,
  type FindingId,
  findings,
  groups,
  letterHeight,
  missed,
  passed,
  reviews,
  score,
  totalRules,
  versions,
} from '@/components/features/label-vision/check';
import { color } from '@/components/og-images/parts';
import type { Locale } from '@/lib/i18n/locales';
import { type Translator, translator } from '@/lib/i18n/messages';
import { figures, site } from '@/lib/site';
import { cartonSize, drawCarton, frontMillimetres } from './carton';
import { drawFooter } from './footer';
import { sampleList } from './list';
import { drawLogo, drawMark, drawNumber } from './marks';
import { type Cell, openSheet, type Sheet, type TextStyle } from './sheet';

/** The report speaks of the artwork as it was submitted. */
const version: LabelVersion = 'submitted';
const product = 'Camellia Barrier Serum';
const { file, sha256 } = versions[version];
const { pages } = sampleList['label-report'];
const sealDark = '#a31e12';

const body: TextStyle = { size: 9.5, leading: 14 };
const strong: TextStyle = { font: 'strong', size: 10, leading: 14.5 };
const small: TextStyle = { size: 8.5, leading: 12.5, color: color.ink3 };
const h2: TextStyle = { font: 'serif', size: 15, leading: 20, tracking: -0.3 };

type Report = { sheet: Sheet; t: Texts; scene: SceneTexts };
type Texts = Translator<'samples'>;
type SceneTexts = Translator<'sceneLabelVision'>;

/** The label check of the scene as a report: result and artwork at print size, then findings and evidence. */
export function labelReport(locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const t = translator(locale, 'samples');
  const scene = translator(locale, 'sceneLabelVision');
  const sheet = openSheet({
    locale,
    title: `${t('labelReport.title')}: ${product}`,
    subject: t('labelReport.subject', { rules: totalRules }),
    author: site.name,
    date: new Date('2026-10-22T00:00:00Z'),
    margin: 54,
  });
  const report = { sheet, t, scene };
  drawHead(report);
  drawResult(report, 150);
  drawArtwork(report, 318);
  sheet.newPage();
  drawRunningHead(report);
  const afterFindings = drawFindings(report, 92);
  const afterReviews = drawReviews(report, afterFindings + 24);
  drawEvidence(report, afterReviews + 24);
  return sheet.bytes();
}

function drawHead({ sheet, t, scene }: Report) {
  const { left, right } = sheet;
  sheet.decorate(() => drawLogo(sheet, { x: left, y: 40, size: 20 }));
  sheet.block(
    sheet.root,
    'P',
    site.name,
    { font: 'serif', size: 16, leading: 20, tracking: -0.5 },
    { x: left + 28, y: 40 },
  );
  sheet.block(
    sheet.root,
    'P',
    scene('tab'),
    { ...small, font: 'strong' },
    {
      x: right - 200,
      y: 44,
      width: 200,
      align: 'right',
    },
  );
  sheet.rule(70, 1.2, color.ink);
  sheet.block(
    sheet.root,
    'H1',
    t('labelReport.title'),
    { font: 'serif', size: 27, leading: 34, tracking: -0.8 },
    { x: left, y: 84 },
  );
  drawFooter(sheet, t, 1, pages);
  sheet.block(sheet.root, 'P', product, { ...strong, size: 11 }, { x: left, y: 121 }, { lang: 'en' });
  sheet.block(
    sheet.root,
    'P',
    file,
    { ...body, color: color.ink2 },
    {
      x: right - 300,
      y: 121,
      width: 300,
      align: 'right',
    },
  );
}

/** Name of the document on the pages after the first. */
function drawRunningHead({ sheet, t }: Report) {
  sheet.decorate(() => {
    drawLogo(sheet, { x: sheet.left, y: 40, size: 16 });
    sheet.write(`${t('labelReport.title')}, ${file}`, small, { x: sheet.left + 24, y: 42 });
  });
  sheet.rule(66, 1.2, color.ink);
  drawFooter(sheet, t, 2, pages);
}

/** Score, counts, and the families of rules with a tick for every rule. */
function drawResult({ sheet, t, scene }: Report, top: number) {
  const { left, root, right } = sheet;
  sheet.rule(top - 6);
  sheet.block(root, 'H2', t('labelReport.result'), h2, { x: left, y: top });
  sheet.block(root, 'P', scene('score'), { ...small, font: 'strong' }, { x: left, y: top + 28 });
  sheet.tag(root, 'P', {}, () => {
    const figure = { font: 'serif', size: 46, leading: 50, tracking: -1.5 } as const;
    sheet.write(String(score(version)), figure, { x: left, y: top + 40 });
    sheet.write(
      '%',
      { font: 'serif', size: 22, leading: 50 },
      {
        x: left + sheet.widthOf(String(score(version)), figure) + 5,
        y: top + 46,
      },
    );
  });
  const counts = [
    ['pass', passed(version)],
    ['fix', missed(version, 'fix').length],
    ['review', missed(version, 'review').length],
  ] as const;
  sheet.block(
    root,
    'P',
    scene('rules', { count: totalRules }),
    { ...small, font: 'strong' },
    { x: left, y: top + 92 },
  );
  for (const [index, [kind, count]] of counts.entries()) {
    const y = top + 109 + index * 15;
    sheet.decorate(() => drawMark(sheet, kind, { x: left, y: y + 2, size: 9.5 }));
    sheet.block(
      root,
      'P',
      scene(`totals.${kind}`, { count }),
      { ...strong, size: 9.5, color: kind === 'fix' ? sealDark : color.ink },
      {
        x: left + 15,
        y,
      },
    );
  }

  // At the right of the score, with the ticks drawn between the table's two columns.
  const start = left + 142;
  const outcome = right - 92;
  const line = (y: number, width: number, stroke: string) =>
    sheet.decorate(() => sheet.doc.lineWidth(width).moveTo(start, y).lineTo(right, y).stroke(stroke));
  const table = sheet.tag(root, 'Table');
  const headRow = sheet.tag(table, 'TR');
  const head: TextStyle = { ...small, font: 'strong' };
  sheet.tag(headRow, 'TH', { scope: 'Column' }, () => {
    sheet.write(t('labelReport.families'), head, { x: start, y: top + 4 });
  });
  sheet.tag(headRow, 'TH', { scope: 'Column' }, () => {
    sheet.write(t('labelReport.outcome'), head, { x: outcome, y: top + 4 });
  });
  sheet.decorate(() => sheet.write(t('labelReport.ticks'), head, { x: start + 112, y: top + 4 }));
  line(top + 20, 1.2, color.ink);
  for (const [index, { id, rules }] of groups.entries()) {
    const y = top + 21 + index * 19;
    const misses = versions[version].misses.filter(({ group }) => group === id);
    const style: TextStyle = { ...body, leading: 19, tabular: true };
    const row = sheet.tag(table, 'TR');
    sheet.tag(row, 'TH', { scope: 'Row' }, () => {
      sheet.write(scene(`groups.${id}`), style, { x: start, y });
    });
    sheet.tag(row, 'TD', {}, () => {
      sheet.write(
        scene('groupResult', { pass: rules - misses.length, total: rules }),
        misses.length > 0 ? { ...style, font: 'strong' } : style,
        { x: outcome, y },
      );
    });
    sheet.decorate(() => drawTicks(sheet, rules, misses, { x: start + 112, y: y + 4 }));
    line(y + 19, 0.5, color.rule);
  }
}

/** A tick for every rule; a tall box where it is violated, a triangle where a person decides. */
function drawTicks(
  { doc }: Sheet,
  rules: number,
  misses: readonly { rule: number; kind: 'fix' | 'review' }[],
  { x, y }: { x: number; y: number },
) {
  for (let rule = 0; rule < rules; rule += 1) {
    const at = x + 2 + rule * 4.3;
    const miss = misses.find((each) => each.rule === rule);
    if (!miss) doc.rect(at - 0.8, y + 2, 1.6, 8).fill(color.spruce700);
    else if (miss.kind === 'fix') doc.rect(at - 1.7, y - 1, 3.4, 13).fill(color.seal);
    else doc.path(`M${at} ${y - 0.5}l3.2 11.500h-6.400z`).fill('#b9822a');
  }
}

function drawArtwork({ sheet, t, scene }: Report, top: number) {
  const { doc, left, right, root } = sheet;
  sheet.block(root, 'H2', t('labelReport.artwork'), h2, { x: left, y: top });
  const board = {
    x: left,
    y: top + 26,
    width: right - left,
    height: doc.page.height - top - 26 - 88,
  };
  const carton = {
    x: left + (board.width - cartonSize.width) / 2 + 4,
    y: board.y + (board.height - cartonSize.height + cartonSize.above - cartonSize.below) / 2,
  };
  sheet.decorate(() => {
    doc
      .lineWidth(0.6)
      .rect(board.x, board.y, board.width, board.height)
      .fillAndStroke(color.surface, color.rule);
    drawRegistration(doc, board);
    drawSwatches(doc, board);
  });
  const figure = sheet.tag(root, 'Figure', {
    alt: scene('art.submitted'),
    bbox: [board.x, board.y, board.x + board.width, board.y + board.height],
    placement: 'Block',
  });
  figure.add(() => drawCarton(sheet, carton));
  sheet.decorate(() => drawRuler(sheet, { x: board.x + 12, y: carton.y }));
  sheet.block(
    root,
    'P',
    t('labelReport.caption', frontMillimetres),
    { ...small, color: color.ink2 },
    { x: left, y: board.y + board.height + 7, width: board.width },
  );
}

/** Registration marks in the board's right corners, as a press sheet has them. */
function drawRegistration(doc: Sheet['doc'], board: { x: number; y: number; width: number; height: number }) {
  for (const y of [board.y + 16, board.y + board.height - 16]) {
    const x = board.x + board.width - 16;
    doc
      .lineWidth(0.5)
      .circle(x, y, 4.2)
      .moveTo(x - 7, y)
      .lineTo(x + 7, y)
      .moveTo(x, y - 7)
      .lineTo(x, y + 7)
      .stroke(color.ink3);
  }
}

/** The carton's inks, one square each, between the registration marks. */
function drawSwatches(doc: Sheet['doc'], board: { x: number; y: number; width: number; height: number }) {
  const inks = ['#032e2d', '#0a5851', '#d9e9e1', '#f6f3e8', '#e8b048'];
  const size = 11;
  const top = board.y + (board.height - inks.length * size) / 2;
  for (const [index, ink] of inks.entries()) {
    doc
      .lineWidth(0.4)
      .rect(board.x + board.width - 16 - size / 2, top + index * size, size, size)
      .fillAndStroke(ink, color.ink3);
  }
}

/** Millimetres along the front panel's height, to be held against a ruler once printed. */
function drawRuler(sheet: Sheet, { x, y }: { x: number; y: number }) {
  const { doc } = sheet;
  const millimetre = 72 / 25.4;
  for (let mark = 0; mark <= frontMillimetres.height; mark += 1) {
    const length = mark % 10 === 0 ? 9 : mark % 5 === 0 ? 6.5 : 4;
    doc.moveTo(x, y + mark * millimetre).lineTo(x + length, y + mark * millimetre);
  }
  doc.lineWidth(0.4).stroke(color.ink3);
  for (let mark = 0; mark <= frontMillimetres.height; mark += 10) {
    sheet.write(
      mark === 0 ? '0 mm' : String(mark),
      { size: 6.5, leading: 8, color: color.ink2 },
      { x: x + 12, y: y + mark * millimetre - 4 },
    );
  }
}

/** What the label says or measures where the finding is. */
function onLabel({ scene, t }: Report, id: FindingId): string {
  if (id === 'height') return scene('measured', { height: letterHeight[version] });
  return `${t('labelReport.onLabel')}: “${id === 'claim' ? artwork[version].claim : artwork[version].net}”`;
}

/** What the check suggests instead. */
function advice({ scene }: Report, id: FindingId): string {
  return id === 'height'
    ? scene('heightAdvice.submitted', { height: letterHeight.least })
    : correctedWording[id];
}

function drawFindings(report: Report, top: number): number {
  const { sheet, t, scene } = report;
  const { left, root, right } = sheet;
  sheet.block(root, 'H2', scene('findingsLabel'), h2, { x: left, y: top - 14 });
  const width = right - left;
  return sheet.table({
    y: top + 14,
    widths: [36, width * 0.31, width - 36 - width * 0.31 - width * 0.255, width * 0.255],
    padding: 6,
    head: [
      t('labelReport.number'),
      t('labelReport.finding'),
      t('labelReport.why'),
      scene('advice.submitted'),
    ],
    rows: findings.map(({ id, citation }, index) => [
      {
        content: ({ x, y, tag }) => {
          tag.add(() => drawNumber(sheet, index + 1, { x, y: y - 1, size: 15 }));
          return 15;
        },
      },
      {
        header: true,
        content: ({ x, y, width: room, tag }) => {
          let height = sheet.block(tag, 'P', scene(`findings.${id}.${version}`), strong, {
            x,
            y,
            width: room,
          });
          height += sheet.block(
            tag,
            'P',
            citation,
            { ...body, color: sealDark, tabular: true },
            { x, y: y + height, width: room },
          );
          return (
            height +
            sheet.block(
              tag,
              'P',
              onLabel(report, id),
              { ...small, color: color.ink2 },
              { x, y: y + height + 2, width: room },
            ) +
            2
          );
        },
      },
      sheet.cell(
        scene(`why.${id}.${version}`, {
          least: letterHeight.least,
          measured: letterHeight[version],
          inches: figures.minimumTypeInches,
        }),
        body,
      ),
      suggestion(report, advice(report, id), id === 'height' ? undefined : 'en'),
    ]),
  });
}

/** Suggested wording on its green strip. */
function suggestion({ sheet }: Report, text: string, lang?: string): Cell {
  return {
    lang,
    content: ({ x, y, width, tag }) => {
      const room = width - 16;
      const height = sheet.heightOf(text, strong, room) + 10;
      sheet.decorate(() => {
        sheet.doc.rect(x, y - 2, width, height).fill(color.spruce50);
        sheet.doc.rect(x, y - 2, 2, height).fill(color.spruce700);
      });
      tag.add(() => {
        sheet.write(text, { ...strong, color: color.spruce700 }, { x: x + 10, y: y + 3, width: room });
      });
      return height - 2;
    },
  };
}

function drawReviews({ sheet, t, scene }: Report, top: number): number {
  const { left, root, right } = sheet;
  const width = right - left;
  sheet.block(root, 'H2', scene('toReview'), h2, { x: left, y: top });
  return sheet.table({
    y: top + 26,
    widths: [36 + width * 0.31, width - 36 - width * 0.31],
    padding: 6,
    head: [t('labelReport.item'), t('labelReport.reason')],
    rows: reviews.map((id) => [
      {
        header: true,
        content: ({ x, y, width: room, tag }) => {
          sheet.decorate(() => drawMark(sheet, 'review', { x, y: y + 1.5, size: 11 }));
          const title = id === 'states' ? scene('reviews.states') : scene('reviews.allergens.submitted');
          const height = sheet.block(tag, 'P', title, strong, { x: x + 20, y, width: room - 20 });
          return (
            height +
            sheet.block(tag, 'P', scene(`reviewNotes.${id}`), small, {
              x: x + 20,
              y: y + height,
              width: room - 20,
            })
          );
        },
      },
      sheet.cell(id === 'states' ? scene('why.states') : scene('why.allergens.submitted'), body),
    ]),
  });
}

function drawEvidence({ sheet, t, scene }: Report, top: number) {
  const { left, root, right } = sheet;
  const width = right - left;
  sheet.block(root, 'H2', t('labelReport.evidence'), h2, { x: left, y: top });
  sheet.rule(top + 26, 1.2, color.ink);
  const label: TextStyle = { ...small, font: 'strong', leading: 13 };
  const row = (name: string, value: string, note?: string): Cell[] => [
    sheet.cell(name, label, { header: true }),
    {
      content: ({ x, y, width: room, tag }) => {
        const height = sheet.block(
          tag,
          'P',
          value,
          { ...body, leading: 13, tabular: true },
          { x, y, width: room },
        );
        return note ? height + sheet.block(tag, 'P', note, small, { x, y: y + height, width: room }) : height;
      },
    },
  ];
  const end = sheet.table({
    y: top + 26,
    widths: [112, width - 112],
    padding: 5,
    rows: [
      row(t('labelReport.file'), file, scene('checkedIn', { seconds: checkSeconds })),
      row(t('labelReport.version'), scene(`versions.${version}`)),
      row(scene('hash'), sha256, t('labelReport.hashNote')),
      row(scene('versions.corrected'), versions.corrected.file, `SHA-256 ${versions.corrected.sha256}`),
      row(t('labelReport.record'), scene('saved')),
    ],
  });
  sheet.block(
    root,
    'P',
    t('labelReport.disclaimer'),
    { ...small, color: color.ink2 },
    { x: left, y: end + 12, width },
  );
}
