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
import { sampleList } from './list';
import { drawFooter, drawMark, drawRecords } from './parts';
import { openSheet, type Sheet, type TextStyle } from './sheet';

const { pages } = sampleList['us-agent-letter'];
const { type } = agentStates;
const agent = agents[type];

const brand: TextStyle = { font: 'strong', size: 22, leading: 26, tracking: 5 };
const h1: TextStyle = { role: 'H1', font: 'serif', size: 23, leading: 30, tracking: -0.6 };
const h2: TextStyle = { role: 'H2', font: 'serif', size: 13, leading: 18, tracking: -0.2 };
const body: TextStyle = { size: 12, leading: 20 };
const quiet: TextStyle = { size: 9.5, leading: 14, color: color.ink3 };
const dates: TextStyle = { ...quiet, color: color.ink2, tabular: true };

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
  const { doc, left, right } = sheet;
  const width = right - left;

  sheet.block('ONSIL', brand, { x: left, y: 60 }, { lang: 'en', actual: 'ONSIL' });
  sheet.block(scene('letter.company'), quiet, { x: left, y: 88 });
  for (const [index, line] of (['top', 'middle', 'bottom'] as const).entries()) {
    const place = { x: right, y: 60 + index * 14, align: 'right' } as const;
    sheet.block(scene(`letter.address.${line}`), quiet, place);
  }
  sheet.rule(112, 1.2, color.ink);
  sheet.block(agentLetter.date, dates, { x: left, y: 124 });
  sheet.block(agentLetter.number, dates, { x: right, y: 124, align: 'right' });
  let y = 192;
  y += sheet.block(scene('letter.heading'), h1, { x: left, y, width });
  drawFooter(sheet, t, 1, pages);
  y += 20;
  const { citation, ...names } = named(type);
  const designation = scene.markup('letter.designation', {
    ...names,
    // Stays on one line.
    citation: citation.replaceAll(' ', '\u00a0'),
    nowrap: (words) => words,
  });
  y += sheet.block(designation, body, { x: left, y, width }) + 10;
  y += sheet.block(scene('letter.forwarding'), body, { x: left, y, width }) + 72;

  drawSigned(sheet, y, {
    signatureAlt: t('agentLetter.signatureAlt', { signer: scene('letter.signer') }),
    sealAlt: t('agentLetter.sealAlt'),
    signer: scene('letter.signer'),
    role: scene('letter.role'),
  });

  const top = doc.page.height - 286;
  sheet.decorate(() => drawMark(sheet, 'pass', { x: left, y: top + 2.5, size: 13 }));
  sheet.block(t('agentLetter.record'), h2, { x: left + 20, y: top });
  drawRecords(sheet, {
    y: top + 24,
    labelWidth: 96,
    size: 9,
    records: [
      { name: t('agentLetter.time'), value: `${scene('signed')}, ${signedAt}` },
      { name: scene('hash'), value: letterHash(scene, type), note: t('agentLetter.hashNote') },
      { name: scene('details.agent'), value: agent.name, lang: 'en' },
      { name: scene('details.telephone'), value: agent.telephone },
      { name: scene('details.email'), value: agent.email },
      { name: t('agentLetter.copy'), value: scene('kept') },
    ],
  });
  return sheet.bytes();
}

type Signed = { signatureAlt: string; sealAlt: string; signer: string; role: string };

/** Signature over its line with name and office, and the company's seal at the right. */
function drawSigned(sheet: Sheet, y: number, { signatureAlt, sealAlt, signer, role }: Signed) {
  const { doc, left, right } = sheet;
  const hand = { x: left + 8, y: y - 40, width: 165, height: 50 };
  sheet.figure(signatureAlt, hand, () => {
    doc
      .scale(hand.width / 210)
      .lineCap('round')
      .lineJoin('round');
    doc.lineWidth(2).path(signature).stroke(color.ink);
  });
  sheet.decorate(() =>
    doc
      .lineWidth(0.8)
      .path(`M${left} ${y + 4}h200`)
      .stroke(color.ink),
  );
  sheet.block(signer, { font: 'strong', size: 11.5, leading: 16 }, { x: left, y: y + 10 });
  sheet.block(role, quiet, { x: left, y: y + 26 });
  const size = 62;
  sheet.figure(sealAlt, { x: right - size, y: y - 30, width: size, height: size }, () => {
    doc.scale(size / 64);
    doc.path(seal.ground).fill(color.seal);
    doc.lineWidth(1.3).path(seal.frame).stroke(color.surface);
    doc.lineCap('round').lineJoin('round').lineWidth(2.2);
    for (const syllable of seal.syllables) doc.path(syllable).stroke(color.surface);
  });
}
