import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument } from 'unpdf/pdfjs';
import {
  findings,
  groups,
  letterHeight,
  passed,
  reviews,
  score,
  totalRules,
  versions,
} from '@/components/features/label-vision/data';
import { cartonText, correctedWording } from '@/components/features/label-vision/parts/carton-artwork-data';
import {
  agentLetter,
  agents,
  letterHashes,
  named,
  signedAt,
} from '@/components/features/us-agent-service/data';
import { sampleList } from '@/lib/features/samples';
import { type Locale, locales } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/messages';
import { sampleHref, samples } from '@/lib/routes';
import { figures, site } from '@/lib/site';
import { sampleHtml } from '@/tools/samples';

/* Checks the committed documents; `npm run samples` prints them. */

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
/** An element of the structure tree, or a piece of a page's content. */
type Node = { role?: string; alt?: string; lang?: string; type?: string; id?: string; children?: Node[] };

async function read(file: string) {
  const bytes = new Uint8Array(readFileSync(path.join('public', file)));
  const { length } = bytes;
  // The reader detaches the buffer.
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const elements = (await Promise.all(pages.map(elementsOf))).flat();
  return { length, pdf, pages, elements };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const squashed = (text: string) => text.replace(/\s+/g, '');

type Piece = { str: string; transform: number[]; width: number; hasEOL: boolean };
const written = ({ str, hasEOL }: Pick<Piece, 'str' | 'hasEOL'>) => (hasEOL ? `${str} ` : str);
async function piecesOf(page: Page): Promise<Piece[]> {
  const { items } = await page.getTextContent();
  return items.filter((item): item is typeof item & Piece => 'str' in item);
}
const textOf = async (page: Page) => plain((await piecesOf(page)).map(written).join(''));

/** Returns the elements of a page's structure with their text. */
async function elementsOf(page: Page): Promise<{ node: Node; text: string }[]> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  for (const item of items as (Partial<Piece> & { type?: string; id?: string })[]) {
    if (item.type?.startsWith('beginMarkedContent')) open.push(item.id);
    else if (item.type === 'endMarkedContent') open.pop();
    else if (item.str !== undefined) {
      for (const id of open)
        if (id)
          texts.set(id, (texts.get(id) ?? '') + written({ str: item.str, hasEOL: item.hasEOL ?? false }));
    }
  }
  const found: { node: Node; text: string }[] = [];
  const textIn = (node: Node): string =>
    node.type === 'content' ? (texts.get(node.id ?? '') ?? '') : (node.children ?? []).map(textIn).join(' ');
  const walk = (node: Node) => {
    if (node.role) found.push({ node, text: plain(textIn(node)) });
    for (const child of node.children ?? []) walk(child);
  };
  walk((await page.getStructTree()) as Node);
  return found;
}

/** Returns the strings between the tags of a document's body. */
function textsIn(html: string): string[] {
  const characters: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
  return html
    .slice(html.indexOf('<body'))
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&([#\w]+);/g, (whole, name: string) => characters[name] ?? whole))
    .filter((text) => text.trim());
}

const textsOf = (locale: Locale) => ({
  own: translator(locale, 'samples'),
  label: translator(locale, 'sceneLabelVision'),
  agent: translator(locale, 'sceneUsAgentService'),
});

const documents = locales.flatMap((locale) => samples.map((sample) => ({ locale, sample })));

describe.each(documents)('$sample in $locale', ({ locale, sample }) => {
  const { own } = textsOf(locale);
  let document: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    document = await read(sampleHref(locale, sample));
  });

  test('matches the messages and the scenes (otherwise run `npm run samples` and commit public/)', async () => {
    const { pages } = document;
    const printed = squashed((await Promise.all(pages.map(textOf))).join(''));
    const texts = textsIn(sampleHtml(locale, sample)).map(squashed);
    expect(texts.filter((text) => !printed.includes(text))).toEqual([]);
    // Longest first, so that no string matches within a longer one.
    const others = texts
      .sort((a, b) => b.length - a.length)
      .reduce((rest, text) => rest.replaceAll(text, ' '), printed);
    expect(squashed(others)).toBe('');
  });

  test('is tagged, declares its language and shows its title', async () => {
    const { pdf, length, elements } = document;
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, string> };
    const heading = elements.find(({ node }) => node.role === 'H1');
    expect(info.Title).toContain(heading?.text);
    expect(info.Language).toBe(locale);
    expect(info.Creator).toBe(site.name);
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect(length).toBeLessThan(150_000);
  });

  test('has the announced pages and paper size without truncated lines, and marks the data of each page as fictional', async () => {
    const { pages } = document;
    expect(pages.length).toBe(sampleList[sample].pages);
    for (const page of pages) {
      const [, , pageWidth = 0, pageHeight = 0] = page.view;
      const paper = locale === 'ko' ? [595, 842] : [612, 792];
      expect([Math.round(pageWidth), Math.round(pageHeight)]).toEqual(paper);

      const pieces = (await piecesOf(page)).filter(({ str }) => str.trim());
      for (const { transform, width } of pieces) {
        const [, , , , x = 0, y = 0] = transform;
        expect(Math.min(x, y, pageWidth - x - width, pageHeight - y)).toBeGreaterThan(30);
      }

      // No line overlaps the footer.
      const base = pieces.find(({ str }) => str === own('note'))?.transform[5] ?? Number.NaN;
      expect(base).toBeLessThan(50);
      const lower = pieces.filter(({ transform }) => (transform[5] ?? 0) < base + 18);
      const sorted = (text: string) => plain(text).split(' ').sort();
      expect(sorted(lower.map(({ str }) => str).join(' '))).toEqual(
        sorted(`${own('note')} ${own('page', { page: page.pageNumber, pages: pages.length })}`),
      );
    }
  });

  test('has one title, ordered headings, header cells in tables, and alternative text for figures', async () => {
    const { pdf, elements } = document;
    const of = (role: string) => elements.filter(({ node }) => node.role === role);
    expect(of('H1')).toHaveLength(1);
    expect(of('H2').length).toBeGreaterThan(0);
    const outline = (await pdf.getOutline()).flatMap(({ title, items }) => [
      title,
      ...items.map((item) => item.title),
    ]);
    expect(outline).toEqual(
      elements.filter(({ node }) => /^H\d$/.test(node.role ?? '')).map(({ text }) => text),
    );
    expect(of('H3')).toEqual([]);
    for (const { node } of of('Figure')) expect(node.alt).toMatch(/\p{Letter}{2}/u);
    expect(of('Figure').length).toBeGreaterThan(0);
    expect(of('Table').length).toBeGreaterThan(0);
    for (const { node } of of('TR')) {
      expect(node.children?.map(({ role }) => role)).toContain('TH');
    }
    for (const { text, node } of elements)
      if (!/^(Figure|NonStruct)$/.test(node.role ?? '')) expect(text).not.toBe('');
  });
});

describe.each(locales)('the label report in %s', (locale) => {
  const { own, label } = textsOf(locale);

  test('has the findings and the score of the scene, and the correct hash of the drawn carton', async () => {
    const { pages, elements } = await read(sampleHref(locale, 'label-report'));
    const rows = elements.filter(({ node }) => node.role === 'TR').map(({ text }) => text);
    for (const [index, { id, citation }] of findings.entries()) {
      const { least, submitted: measured } = letterHeight;
      const advice =
        id === 'height' ? label('heightAdvice.submitted', { height: least }) : correctedWording[id];
      const why = label(`why.${id}.submitted`, { least, measured, inches: figures.minimumTypeInches });
      const row = rows.find((text) => text.startsWith(`${index + 1} `));
      for (const part of [label(`findings.${id}.submitted`), citation, why, advice]) {
        expect(row).toContain(plain(part));
      }
    }
    for (const id of reviews) {
      const title = label(id === 'states' ? 'reviews.states' : 'reviews.allergens.submitted');
      const note = label(`reviewNotes.${id}`);
      expect(rows.filter((row) => row.includes(title) && row.includes(note))).toHaveLength(1);
    }
    // A row for each finding and review, each family of rules, five of evidence, and three headers.
    expect(rows).toHaveLength(findings.length + reviews.length + groups.length + 5 + 3);

    expect(elements.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        label('score'),
        `${score('submitted')} %`,
        label('rules', { count: totalRules }),
        label('totals.pass', { count: passed('submitted') }),
        versions.submitted.sha256,
      ]),
    );
    const figure = elements.find(({ node }) => node.role === 'Figure');
    expect(figure?.node.alt).toBe(label('art.submitted'));
    const shown = await textOf(pages[0] as Page);
    for (const line of cartonText('submitted').trimEnd().split('\n')) {
      expect(squashed(shown)).toContain(squashed(line));
    }
    expect(shown).toContain(plain(own('labelReport.caption', { width: 50, height: 97 })));
  });
});

describe.each(locales)('the agent letter in %s', (locale) => {
  const { own, agent } = textsOf(locale);

  test('has the words of the scene, its signer and the correct hash', async () => {
    const { elements } = await read(sampleHref(locale, 'us-agent-letter'));
    const designation = agent.markup('letter.designation', { ...named('premium'), nowrap: (words) => words });
    const words = [
      'ONSIL',
      agent('letter.company'),
      agent('letter.address.top'),
      agentLetter.date,
      agentLetter.number,
      agent('letter.heading'),
      plain(designation),
      agent('letter.forwarding'),
      agent('letter.signer'),
      agent('letter.role'),
      letterHashes[locale].premium,
      `${agent('signed')}, ${signedAt}`,
      agents.premium.name,
    ];
    const texts = elements.map(({ text }) => squashed(text));
    expect(texts).toEqual(expect.arrayContaining(words.map(squashed)));
    expect(elements.filter(({ node }) => node.role === 'Figure').map(({ node }) => node.alt)).toEqual([
      own('agentLetter.signatureAlt', { signer: agent('letter.signer') }),
      own('agentLetter.sealAlt'),
    ]);
  });
});
