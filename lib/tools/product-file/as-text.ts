import type { PlainDate } from '../../rules/dates.ts';
import type { Product } from './answers.ts';
import type { ProductFile } from './file.ts';
import { inputRows } from './inputs.ts';
import { sections } from './sections.ts';
import { type FileReading, findingText, verdictText } from './texts.ts';

/** What a text of a file needs beside the file itself. */
export type TextOptions = {
  readonly reading: FileReading;
  readonly kindName: (kind: string) => string;
  readonly read: PlainDate;
  /** URL of the file; without it the text has no link. */
  readonly link?: string;
};

/** Returns the file as plain text: the verdict, what was entered, and the findings by section with their citations. */
export function asText(
  product: Product,
  file: ProductFile,
  { reading, kindName, read, link }: TextOptions,
): string {
  const { text } = reading;
  const parts = sections.flatMap((section) => {
    const findings = file.findings.filter((finding) => finding.section === section);
    if (findings.length === 0) return [];
    const lines = findings.map((finding) => {
      const { title, details } = findingText(finding, reading);
      const cited = [...new Set(finding.sources.map(({ citation }) => citation))].slice(0, 4).join(', ');
      const detail = finding.severity === 'note' ? '' : (details[0] ?? '');
      return `- ${text(`severities.${finding.severity}`)}: ${[title, detail].filter(Boolean).join('. ')}${cited && ` (${cited})`}`;
    });
    return [[text(`sections.${section}`), ...lines].join('\n')];
  });
  const inputs = inputRows(product, kindName, reading).map(([name, value]) => `${name}: ${value}`);
  return [
    verdictText(file, read, reading),
    [text('dossier.inputs'), ...inputs].join('\n'),
    ...parts,
    text('dossier.noDecision'),
    link,
  ]
    .filter(Boolean)
    .join('\n\n');
}
