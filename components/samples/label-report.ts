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
import { sampleList } from './list';
import { drawFooter, drawLogo, drawMark, drawNumber, drawRecords } from './parts';
import { type Box, type Cell, openSheet, type Sheet, type TextStyle, tableHead } from './sheet';

/** The report speaks of the artwork as it was submitted. */
const version: LabelVersion = 'submitted';
const product = 'Camellia Barrier Serum';
const { file, sha256 } = versions[version];
const { pages } = sampleList['label-report'];
const sealDark = '#a31e12';

const h1: TextStyle = { role: 'H1', font: 'serif', size: 27, leading: 34, tracking: -0.8 };
const h2: TextStyle = { role: 'H2', font: 'serif', size: 15, leading: 20, tracking: -0.3 };
const name: TextStyle = { font: 'serif', size: 16, leading: 20, tracking: -0.5 };
const body: TextStyle = { size: 9.5, leading: 14 };
const strong: TextStyle = { font: 'strong', size: 10, leading: 14.5 };
const small: TextStyle = { size: 8.5, leading: 12.5, color: color.ink3 };
const label: TextStyle = { ...small, font: 'strong' };
const note: TextStyle = { ...small, color: color.ink2 };

type Report = { sheet: Sheet; t: Translator<'samples'>; scene: Translator<'sceneLabelVision'> };

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
  drawRules(report, 155);
  drawArtwork(report, 318);
  sheet.newPage();
  drawRunningHead(report);
  const afterFindings = drawFindings(report, 78);
  const afterReviews = drawReviews(report, afterFindings + 24);
  drawEvidence(report, afterReviews + 24);
  return sheet.bytes();
}

function drawHead({ sheet, t, scene }: Report) {
  const { left, right } = sheet;
  sheet.decorate(() => drawLogo(sheet, { x: left, y: 40, size: 20 }));
  sheet.block(site.name, name, { x: left + 28, y: 40 });
  sheet.block(scene('tab'), label, { x: right, y: 44, align: 'right' });
  sheet.rule(70, 1.2, color.ink);
  sheet.block(t('labelReport.title'), h1, { x: left, y: 84 });
  drawFooter(sheet, t, 1, pages);
  sheet.block(product, { ...strong, size: 11 }, { x: left, y: 121 }, { lang: 'en' });
  sheet.block(file, { ...body, color: color.ink2 }, { x: right, y: 121, align: 'right' });
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

/** Score and counts. */
function drawResult({ sheet, t, scene }: Report, top: number) {
  const { left: x } = sheet;
  sheet.rule(top - 6);
  sheet.block(t('labelReport.result'), h2, { x, y: top });
  sheet.block(scene('score'), label, { x, y: top + 28 });
  sheet.tag(sheet.root, 'P', {}, () => {
    const figure: TextStyle = { font: 'serif', size: 46, leading: 50, tracking: -1.5 };
    const percent = String(score(version));
    sheet.write(percent, figure, { x, y: top + 40 });
    const after = x + sheet.widthOf(percent, figure) + 5;
    sheet.write('%', { font: 'serif', size: 22, leading: 50 }, { x: after, y: top + 46 });
  });
  sheet.block(scene('rules', { count: totalRules }), label, { x, y: top + 92 });
  const counts = {
    pass: passed(version),
    fix: missed(version, 'fix').length,
    review: missed(version, 'review').length,
  };
  for (const [index, kind] of (['pass', 'fix', 'review'] as const).entries()) {
    const y = top + 109 + index * 15;
    const style = { ...strong, size: 9.5, color: kind === 'fix' ? sealDark : color.ink };
    sheet.decorate(() => drawMark(sheet, kind, { x, y: y + 2, size: 9.5 }));
    sheet.block(scene(`totals.${kind}`, { count: counts[kind] }), style, { x: x + 15, y });
  }
}

/** The families of rules at the right of the score, with the ticks drawn between the table's two columns. */
function drawRules({ sheet, t, scene }: Report, top: number) {
  const x = sheet.left + 142;
  const ticks = x + 112;
  const outcome = sheet.right - 92;
  sheet.decorate(() => sheet.write(t('labelReport.ticks'), tableHead, { x: ticks, y: top }));
  sheet.table({
    x,
    y: top,
    widths: [outcome - x, sheet.right - outcome],
    padding: 2.5,
    head: [t('labelReport.families'), t('labelReport.outcome')],
    rows: groups.map(({ id, rules }): Cell[] => {
      const misses = versions[version].misses.filter(({ group }) => group === id);
      const result = scene('groupResult', { pass: rules - misses.length, total: rules });
      const style: TextStyle = { ...body, tabular: true };
      const family = sheet.cell([scene(`groups.${id}`), style]);
      return [
        {
          header: true,
          draw: (at) => {
            sheet.decorate(() => drawTicks(sheet, rules, misses, { x: ticks, y: at.y + 1.5 }));
            return family.draw(at);
          },
        },
        sheet.cell([result, misses.length > 0 ? { ...style, font: 'strong' } : style]),
      ];
    }),
  });
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
  const { doc, left, right } = sheet;
  sheet.block(t('labelReport.artwork'), h2, { x: left, y: top });
  const y = top + 26;
  const board = { x: left, y, width: right - left, height: doc.page.height - y - 88 };
  const carton = {
    x: (board.width - cartonSize.width) / 2 + 4,
    y: (board.height - cartonSize.height + cartonSize.above - cartonSize.below) / 2,
  };
  sheet.decorate(() => drawBoard(doc, board));
  sheet.figure(scene('art.submitted'), board, () => drawCarton(sheet, carton));
  sheet.decorate(() => drawRuler(sheet, { x: board.x + 12, y: y + carton.y }));
  const caption = { x: left, y: y + board.height + 7, width: board.width };
  sheet.block(t('labelReport.caption', frontMillimetres), note, caption);
}

/** The ground of the artwork, with registration marks and the carton's inks at its right, as a press sheet has them. */
function drawBoard(doc: Sheet['doc'], board: Box) {
  doc.lineWidth(0.6).rect(board.x, board.y, board.width, board.height);
  doc.fillAndStroke(color.surface, color.rule);
  const x = board.x + board.width - 16;
  for (const y of [board.y + 16, board.y + board.height - 16]) {
    doc
      .lineWidth(0.5)
      .circle(x, y, 4.2)
      .path(`M${x - 7} ${y}h14M${x} ${y - 7}v14`)
      .stroke(color.ink3);
  }
  const inks = ['#032e2d', '#0a5851', '#d9e9e1', '#f6f3e8', '#e8b048'];
  const size = 11;
  const top = board.y + (board.height - inks.length * size) / 2;
  for (const [index, ink] of inks.entries()) {
    doc.lineWidth(0.4).rect(x - size / 2, top + index * size, size, size);
    doc.fillAndStroke(ink, color.ink3);
  }
}

/** Millimetres along the front panel's height, to be held against a ruler once printed. */
function drawRuler(sheet: Sheet, { x, y }: { x: number; y: number }) {
  const { doc } = sheet;
  const millimetre = 72 / 25.4;
  const style = { size: 6.5, leading: 8, color: color.ink2 };
  for (let mark = 0; mark <= frontMillimetres.height; mark += 1) {
    const at = y + mark * millimetre;
    const length = mark % 10 === 0 ? 9 : mark % 5 === 0 ? 6.5 : 4;
    doc.lineWidth(0.4).path(`M${x} ${at}h${length}`).stroke(color.ink3);
    if (mark % 10 === 0) sheet.write(mark === 0 ? '0 mm' : String(mark), style, { x: x + 12, y: at - 4 });
  }
}

/** What the label says or measures where the finding is, and what the check suggests instead. */
function wording({ scene, t }: Report, id: FindingId) {
  if (id === 'height') {
    return {
      onLabel: scene('measured', { height: letterHeight[version] }),
      advice: scene('heightAdvice.submitted', { height: letterHeight.least }),
    };
  }
  return {
    onLabel: `${t('labelReport.onLabel')}: “${id === 'claim' ? artwork[version].claim : artwork[version].net}”`,
    advice: correctedWording[id],
    adviceLang: 'en',
  };
}

function drawFindings(report: Report, top: number): number {
  const { sheet, t, scene } = report;
  sheet.block(scene('findingsLabel'), h2, { x: sheet.left, y: top });
  const width = sheet.right - sheet.left;
  return sheet.table({
    y: top + 28,
    widths: [36, width * 0.31, width * 0.435 - 36, width * 0.255],
    padding: 6,
    head: [
      t('labelReport.number'),
      t('labelReport.finding'),
      t('labelReport.why'),
      scene('advice.submitted'),
    ],
    rows: findings.map(({ id, citation }, index): Cell[] => {
      const { onLabel, advice, adviceLang } = wording(report, id);
      const why = scene(`why.${id}.${version}`, {
        least: letterHeight.least,
        measured: letterHeight[version],
        inches: figures.minimumTypeInches,
      });
      return [
        numberCell(sheet, index + 1),
        {
          ...sheet.cell(
            [scene(`findings.${id}.${version}`), strong],
            [citation, { ...body, color: sealDark, tabular: true }],
            [onLabel, { ...note, above: 2 }],
          ),
          header: true,
        },
        sheet.cell([why, body]),
        { ...suggestion(sheet, advice), lang: adviceLang },
      ];
    }),
  });
}

const numberCell = (sheet: Sheet, number: number): Cell => ({
  draw: ({ x, y, tag }) => {
    tag.add(() => drawNumber(sheet, number, { x, y: y - 1, size: 15 }));
    return 15;
  },
});

/** Suggested wording on its green strip. */
const suggestion = (sheet: Sheet, text: string): Cell => ({
  draw: ({ x, y, width, tag }) => {
    const room = width - 16;
    const height = sheet.heightOf(text, strong, room) + 10;
    sheet.decorate(() => {
      sheet.doc.rect(x, y - 2, width, height).fill(color.spruce50);
      sheet.doc.rect(x, y - 2, 2, height).fill(color.spruce700);
    });
    sheet.block(text, { ...strong, color: color.spruce700 }, { x: x + 10, y: y + 3, width: room }, {}, tag);
    return height - 2;
  },
});

function drawReviews({ sheet, t, scene }: Report, top: number): number {
  const width = sheet.right - sheet.left;
  sheet.block(scene('toReview'), h2, { x: sheet.left, y: top });
  const items = {
    states: { title: scene('reviews.states'), why: scene('why.states') },
    allergens: {
      title: scene('reviews.allergens.submitted'),
      why: scene('why.allergens.submitted'),
    },
  };
  return sheet.table({
    y: top + 26,
    widths: [36 + width * 0.31, width * 0.69 - 36],
    padding: 6,
    head: [t('labelReport.item'), t('labelReport.reason')],
    rows: reviews.map((id): Cell[] => {
      const { title, why } = items[id];
      const item = sheet.cell([title, strong], [scene(`reviewNotes.${id}`), small]);
      return [
        {
          header: true,
          draw: (at) => {
            sheet.decorate(() => drawMark(sheet, 'review', { x: at.x, y: at.y + 1.5, size: 11 }));
            return item.draw({ ...at, x: at.x + 20, width: at.width - 20 });
          },
        },
        sheet.cell([why, body]),
      ];
    }),
  });
}

function drawEvidence({ sheet, t, scene }: Report, top: number) {
  const { left, right } = sheet;
  sheet.block(t('labelReport.evidence'), h2, { x: left, y: top });
  const { corrected } = versions;
  const checked = scene('checkedIn', { seconds: checkSeconds });
  const end = drawRecords(sheet, {
    y: top + 26,
    labelWidth: 112,
    size: 9.5,
    records: [
      { name: t('labelReport.file'), value: file, note: checked },
      { name: t('labelReport.version'), value: scene(`versions.${version}`) },
      { name: scene('hash'), value: sha256, note: t('labelReport.hashNote') },
      { name: scene('versions.corrected'), value: corrected.file, note: `SHA-256 ${corrected.sha256}` },
      { name: t('labelReport.record'), value: scene('saved') },
    ],
  });
  sheet.block(t('labelReport.disclaimer'), note, { x: left, y: end + 12, width: right - left });
}
