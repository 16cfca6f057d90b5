import {
  agentLetter,
  agentStates,
  agents,
  letterHash,
  named,
  seal,
  signature,
  signedAt,
} from '@/components/features/us-agent-service/letter';
import { color } from '@/components/og-images/parts';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/messages';
import { site } from '@/lib/site';
import { drawFooter } from './footer';
import { sampleList } from './list';
import { drawMark } from './marks';
import { type Cell, openSheet, type Sheet, type TextStyle } from './sheet';

const { pages } = sampleList['us-agent-letter'];
const { type } = agentStates;
const agent = agents[type];

const body: TextStyle = { size: 12, leading: 20 };
const quiet: TextStyle = { size: 9.5, leading: 14, color: color.ink3 };

/** The scene's signed letter as the brand gets it back: letterhead, text, signature, seal, and the signature's record. */
export function usAgentLetter(locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const t = translator(locale, 'samples');
  const scene = translator(locale, 'sceneUsAgentService');
  const sheet = openSheet({
    locale,
    title: `${scene('letter.heading')}, ${agentLetter.number}`,
    subject: t('agentLetter.subject'),
    author: site.name,
    date: new Date(agentLetter.signedAt),
    margin: 72,
  });
  const { doc, left, right, root } = sheet;
  const width = right - left;

  sheet.block(
    root,
    'P',
    'ONSIL',
    { font: 'strong', size: 22, leading: 26, tracking: 5 },
    { x: left, y: 60 },
    { lang: 'en', actual: 'ONSIL' },
  );
  sheet.block(root, 'P', scene('letter.company'), quiet, { x: left, y: 88 });
  for (const [index, line] of (['top', 'middle', 'bottom'] as const).entries()) {
    sheet.block(root, 'P', scene(`letter.address.${line}`), quiet, {
      x: right - 200,
      y: 60 + index * 14,
      width: 200,
      align: 'right',
    });
  }
  sheet.rule(112, 1.2, color.ink);
  sheet.block(
    root,
    'P',
    agentLetter.date,
    { ...quiet, color: color.ink2, tabular: true },
    { x: left, y: 124 },
  );
  sheet.block(
    root,
    'P',
    agentLetter.number,
    { ...quiet, color: color.ink2, tabular: true },
    { x: right - 200, y: 124, width: 200, align: 'right' },
  );
  let y = 192;
  y += sheet.block(
    root,
    'H1',
    scene('letter.heading'),
    { font: 'serif', size: 23, leading: 30, tracking: -0.6 },
    { x: left, y, width },
  );
  drawFooter(sheet, t, 1, pages);
  y += 20;
  const { citation, ...names } = named(type);
  const designation = scene.markup('letter.designation', {
    ...names,
    // Stays on one line.
    citation: citation.replaceAll(' ', '\u00a0'),
    nowrap: (words) => words,
  });
  y += sheet.block(root, 'P', designation, body, { x: left, y, width }) + 10;
  y += sheet.block(root, 'P', scene('letter.forwarding'), body, { x: left, y, width }) + 72;

  drawSigned(sheet, y, {
    signatureAlt: t('agentLetter.signatureAlt', { signer: scene('letter.signer') }),
    sealAlt: t('agentLetter.sealAlt'),
    signer: scene('letter.signer'),
    role: scene('letter.role'),
  });

  const label: TextStyle = { font: 'strong', size: 8.5, leading: 13, color: color.ink3 };
  const value: TextStyle = { size: 9, leading: 13, tabular: true };
  const row = (name: string, text: string, options: { note?: string; lang?: string } = {}): Cell[] => [
    sheet.cell(name, label, { header: true }),
    {
      lang: options.lang,
      content: ({ x, y: at, width: room, tag }) => {
        const height = sheet.block(tag, 'P', text, value, { x, y: at, width: room });
        return options.note
          ? height +
              sheet.block(
                tag,
                'P',
                options.note,
                { ...quiet, size: 8.5, leading: 12.5 },
                { x, y: at + height, width: room },
              )
          : height;
      },
    },
  ];
  const top = doc.page.height - 286;
  sheet.decorate(() => drawMark(sheet, 'pass', { x: left, y: top + 2.5, size: 13 }));
  sheet.block(
    root,
    'H2',
    t('agentLetter.record'),
    { font: 'serif', size: 13, leading: 18, tracking: -0.2 },
    { x: left + 20, y: top },
  );
  sheet.rule(top + 24, 1.2, color.ink);
  sheet.table({
    y: top + 24,
    widths: [96, width - 96],
    padding: 5,
    rows: [
      row(t('agentLetter.time'), `${scene('signed')}, ${signedAt}`),
      row(scene('hash'), letterHash(scene, type), { note: t('agentLetter.hashNote') }),
      row(scene('details.agent'), agent.name, { lang: 'en' }),
      row(scene('details.telephone'), agent.telephone),
      row(scene('details.email'), agent.email),
      row(t('agentLetter.copy'), scene('kept')),
    ],
  });
  return sheet.bytes();
}

type Signed = { signatureAlt: string; sealAlt: string; signer: string; role: string };

/** Signature over its line with name and office, and the company's seal at the right. */
function drawSigned(sheet: Sheet, y: number, { signatureAlt, sealAlt, signer, role }: Signed) {
  const { doc, left, root, right } = sheet;
  const hand = { x: left + 8, y: y - 40, width: 165 };
  sheet
    .tag(root, 'Figure', {
      alt: signatureAlt,
      bbox: [hand.x, hand.y, hand.x + hand.width, y + 10],
      placement: 'Block',
    })
    .add(() => {
      doc.save();
      doc.translate(hand.x, hand.y).scale(hand.width / 210);
      doc.lineCap('round').lineJoin('round').lineWidth(2).path(signature).stroke(color.ink);
      doc.restore();
    });
  sheet.decorate(() =>
    doc
      .lineWidth(0.8)
      .moveTo(left, y + 4)
      .lineTo(left + 200, y + 4)
      .stroke(color.ink),
  );
  sheet.block(root, 'P', signer, { font: 'strong', size: 11.5, leading: 16 }, { x: left, y: y + 10 });
  sheet.block(root, 'P', role, quiet, { x: left, y: y + 26 });
  const size = 62;
  const x = right - size;
  sheet
    .tag(root, 'Figure', { alt: sealAlt, bbox: [x, y - 30, x + size, y - 30 + size], placement: 'Block' })
    .add(() => {
      doc.save();
      doc.translate(x, y - 30).scale(size / 64);
      doc.path(seal.ground).fill(color.seal);
      doc.lineWidth(1.3).path(seal.frame).stroke(color.surface);
      doc.lineCap('round').lineJoin('round').lineWidth(2.2);
      for (const syllable of seal.syllables) doc.path(syllable).stroke(color.surface);
      doc.restore();
    });
}
