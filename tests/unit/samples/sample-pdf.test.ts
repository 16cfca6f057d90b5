/** @jest-environment node */
import { getDocument } from 'unpdf/pdfjs';
import { cartonText, correctedWording } from '@/components/features/label-vision/carton-artwork-data';
import {
  findings,
  groups,
  letterHeight,
  passed,
  reviews,
  score,
  totalRules,
  versions,
} from '@/components/features/label-vision/check';
import {
  agentLetter,
  agents,
  letterHash,
  named,
  signedAt,
} from '@/components/features/us-agent-service/letter';
import { sampleList } from '@/components/samples/list';
import { samplePdf } from '@/components/samples/sample-pdf';
import { type Locale, locales } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/messages';
import { type Sample, samples } from '@/lib/routes';
import { figures } from '@/lib/site';

/* The first test waits for the document, which takes seconds on a busy machine. */
jest.setTimeout(60_000);

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
/** An element of the structure tree, or a piece of a page's content. */
type Node = { role?: string; alt?: string; lang?: string; type?: string; id?: string; children?: Node[] };

const made = new Map<string, Promise<Uint8Array>>();

/** The document of a language, made once for all tests. */
async function open(locale: Locale, sample: Sample) {
  const key = `${locale} ${sample}`;
  const bytes = made.get(key) ?? samplePdf(locale, sample);
  made.set(key, bytes);
  // The reader takes the bytes away with it.
  const data = (await bytes).slice();
  const pdf = await getDocument({ data }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  return { bytes: await bytes, pdf, pages };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

type Piece = { str: string; transform: number[]; hasEOL: boolean };
const written = ({ str, hasEOL }: Pick<Piece, 'str' | 'hasEOL'>) => (hasEOL ? `${str} ` : str);
async function piecesOf(page: Page): Promise<Piece[]> {
  const { items } = await page.getTextContent();
  return items.filter((item): item is typeof item & Piece => 'str' in item);
}
const textOf = async (page: Page) => plain((await piecesOf(page)).map(written).join(''));

/** Elements of a page's structure with the text that each holds. */
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

async function everyElement(pages: readonly Page[]) {
  return (await Promise.all(pages.map(elementsOf))).flat();
}

const textsOf = (locale: Locale) => {
  return {
    own: translator(locale, 'samples'),
    label: translator(locale, 'sceneLabelVision'),
    agent: translator(locale, 'sceneUsAgentService'),
  };
};

const documents = locales.flatMap((locale) => samples.map((sample) => ({ locale, sample })));

describe.each(documents)('$sample in $locale', ({ locale, sample }) => {
  const { own } = textsOf(locale);

  test('is tagged, in its language, and shows its title', async () => {
    const { pdf, bytes, pages } = await open(locale, sample);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info, metadata } = (await pdf.getMetadata()) as unknown as {
      info: Record<string, string>;
      metadata: { getRaw(): string };
    };
    const [heading] = (await everyElement(pages)).filter(({ node }) => node.role === 'H1');
    expect(info.Title).toContain(heading?.text);
    expect(info.Language).toBe(locale);
    expect(metadata.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect(bytes.length).toBeLessThan(100_000);
  });

  test('has the pages its link promises, on the paper of its readers', async () => {
    const { pages } = await open(locale, sample);
    expect(pages.length).toBe(sampleList[sample].pages);
    for (const page of pages) {
      const [, , width = 0, height = 0] = page.view;
      expect([Math.round(width), Math.round(height)]).toEqual(locale === 'ko' ? [595, 842] : [612, 792]);
    }
  });

  test('says at the foot of every page that its data is made up, and nothing runs into it', async () => {
    const { pages } = await open(locale, sample);
    for (const page of pages) {
      const pieces = await piecesOf(page);
      const note = pieces.find(({ str }) => str === own('note'));
      const base = note?.transform[5] ?? Number.NaN;
      expect(base).toBeLessThan(50);
      const lower = pieces.filter(({ transform }) => (transform[5] ?? 0) < base + 18);
      expect(
        plain(lower.map(({ str }) => str).join(' '))
          .split(' ')
          .sort(),
      ).toEqual(
        `${own('note')} ${own('page', { page: page.pageNumber, pages: pages.length })}`.split(' ').sort(),
      );
    }
  });

  test('has one title, ordered headings, headed tables, and figures with words', async () => {
    const elements = await everyElement((await open(locale, sample)).pages);
    const of = (role: string) => elements.filter(({ node }) => node.role === role);
    expect(of('H1')).toHaveLength(1);
    expect(of('H2').length).toBeGreaterThan(0);
    expect(of('H3')).toEqual([]);
    for (const { node } of of('Figure')) expect(node.alt).toMatch(/\p{Letter}{2}/u);
    expect(of('Figure').length).toBeGreaterThan(0);
    expect(of('Table').length).toBeGreaterThan(0);
    for (const { node } of of('TR')) {
      expect(node.children?.map(({ role }) => role)).toContain('TH');
    }
    for (const { text, node } of elements) if (node.role !== 'Figure') expect(text).not.toBe('');
  });
});

describe.each(locales)('the label report in %s', (locale) => {
  const { own, label } = textsOf(locale);

  test('has the findings of the scene with citation, reason and suggestion', async () => {
    const elements = await everyElement((await open(locale, 'label-report')).pages);
    const rows = elements.filter(({ node }) => node.role === 'TR').map(({ text }) => text);
    for (const [index, { id, citation }] of findings.entries()) {
      const advice =
        id === 'height'
          ? label('heightAdvice.submitted', { height: letterHeight.least })
          : correctedWording[id];
      const why = label(`why.${id}.submitted`, {
        least: letterHeight.least,
        measured: letterHeight.submitted,
        inches: figures.minimumTypeInches,
      });
      const row = rows.find((text) => text.startsWith(`${index + 1} `)) ?? '';
      for (const part of [label(`findings.${id}.submitted`), citation, why, advice]) {
        expect(row).toContain(plain(part));
      }
    }
    for (const id of reviews) {
      const title = label(id === 'states' ? 'reviews.states' : 'reviews.allergens.submitted');
      expect(
        rows.filter((row) => row.includes(title) && row.includes(label(`reviewNotes.${id}`))),
      ).toHaveLength(1);
    }
    // A row for each finding and review, each family of rules, five of evidence, and three heads.
    expect(rows).toHaveLength(findings.length + reviews.length + groups.length + 5 + 3);
  });

  test('has the score and the true hash of the carton it draws', async () => {
    const { pages } = await open(locale, 'label-report');
    const elements = await everyElement(pages);
    const texts = elements.map(({ text }) => text);
    expect(texts).toContain(label('score'));
    expect(texts).toContain(`${score('submitted')} %`);
    expect(texts).toContain(label('rules', { count: totalRules }));
    expect(texts).toContain(label('totals.pass', { count: passed('submitted') }));
    expect(texts).toContain(versions.submitted.sha256);
    const [figure] = elements.filter(({ node }) => node.role === 'Figure');
    expect(figure?.node.alt).toBe(label('art.submitted'));
    const [brand = '', ...lines] = cartonText('submitted').trimEnd().split('\n');
    expect(figure?.text.startsWith([...brand].join(' '))).toBe(true);
    for (const line of lines) expect(figure?.text).toContain(line);
    expect(await textOf(pages[0] as Page)).toContain(
      plain(own('labelReport.caption', { width: 50, height: 97 })),
    );
  });
});

describe.each(locales)('the agent letter in %s', (locale) => {
  const { own, agent } = textsOf(locale);

  test('has the words of the scene, its signer and the true hash', async () => {
    const elements = await everyElement((await open(locale, 'us-agent-letter')).pages);
    const texts = elements.map(({ text }) => text);
    const designation = agent.markup('letter.designation', { ...named('premium'), nowrap: (words) => words });
    for (const text of [
      // Spaced out.
      'O N S I L',
      agent('letter.company'),
      agent('letter.address.top'),
      agentLetter.date,
      agentLetter.number,
      agent('letter.heading'),
      plain(designation),
      agent('letter.forwarding'),
      agent('letter.signer'),
      agent('letter.role'),
      letterHash(agent, 'premium'),
      `${agent('signed')}, ${signedAt}`,
      agents.premium.name,
    ]) {
      expect(texts).toContain(text);
    }
    expect(elements.filter(({ node }) => node.role === 'Figure').map(({ node }) => node.alt)).toEqual([
      own('agentLetter.signatureAlt', { signer: agent('letter.signer') }),
      own('agentLetter.sealAlt'),
    ]);
  });
});
