import type { PlainDate } from '../../rules/dates.ts';
import { loadNames } from '../ingredients/names.ts';
import { renameIn } from '../ingredients/rename.ts';
import { type ToolMessages, toolText } from '../text.ts';
import { buildLabel } from '../us-label/label.ts';
import { type Drawing, layOut } from '../us-label/layout.ts';
import { readIngredients } from '../us-label/read-ingredients.ts';
import type { Reading } from '../us-label/reading.ts';
import { drugGate } from '../us-label/triggers.ts';
import { isEyeDye } from '../us-label/uses.ts';
import { type Product, readProduct } from './answers.ts';
import { asText } from './as-text.ts';
import { buildFile, type FileContext, type Finding, type ProductFile } from './file.ts';
import { inputRows } from './inputs.ts';
import { nextStepText } from './next-step.ts';
import { type FileReading, findingText, fixText, verdictText } from './texts.ts';

/*
 * A file in words, as the page shows it. The page loads this module, and with it every rule, with the first answer; the example
 * comes from the server.
 */

export { loadNames, renameIn };

export type FindingView = Omit<Finding, 'subject'> & {
  readonly title: string;
  readonly details: readonly string[];
  /** Label of the button that makes the fix; null without one. */
  readonly action: string | null;
};

export type FileView = Omit<ProductFile, 'findings'> & {
  readonly findings: readonly FindingView[];
  readonly verdict: string;
  /** The sentence that ends the file. */
  readonly nextStep: string;
  readonly carton: Drawing | 'gated' | 'forbidden';
  /** Names on the carton's list that a law prohibits, restricts or leaves to a decision. */
  readonly found: readonly string[];
  /** What was entered, as name and value. */
  readonly inputs: readonly (readonly [name: string, value: string])[];
  /** The file as plain text. */
  readonly asText: string;
  /** Why an answer was refused, by field. */
  readonly problems: Readonly<Record<string, string>>;
};

export type ViewContext = FileContext & {
  readonly locale: string;
  readonly messages: ToolMessages;
  /** Day on which the lists were last compared with their sources. */
  readonly read: PlainDate;
};

/** What puts a file into the words of a language. The server sends it as JSON (app/product-file-texts). */
export type FileTexts = Omit<ViewContext, 'today' | 'names'>;

/** Returns the messages of a product file and of the tools that it calls, as functions. */
export function readingOf(messages: ToolMessages, locale: string): FileReading {
  const of = (name: string) => toolText(messages[name] as ToolMessages, locale);
  return {
    text: of('file'),
    ingredients: of('ingredients'),
    label: of('label'),
    duties: of('duties'),
    locale,
  };
}

/** Returns why answers were refused, by field. */
function problemsOf(fragment: string, { problems, finder }: Product, { label, duties }: FileReading) {
  const given = new URLSearchParams(fragment);
  const refused = Object.entries(problems).map(([field, problem]) => [field, label(`problems.${problem}`)]);
  if (given.has('sales') && finder.sales === undefined) refused.push(['sales', duties('ui.salesProblem')]);
  if (given.has('product') && !finder.product) refused.push(['product', duties('ui.productProblem')]);
  return Object.fromEntries(refused) as Record<string, string>;
}

/** Returns the printed names of the ingredients behind findings to fix or to check, each once. */
function foundNames(findings: readonly Finding[], printed: Reading['ingredients']['printed']): string[] {
  const typed = new Set(
    findings.flatMap(({ subject, severity }) =>
      'typed' in subject && (severity === 'fix' || severity === 'check') ? [subject.typed] : [],
    ),
  );
  return [...new Set(printed.filter((each) => typed.has(each.typed)).map(({ name }) => name))];
}

/** Returns the file of a product in words. */
export function viewFile(fragment: string, { messages, locale, read, ...context }: ViewContext): FileView {
  const product = readProduct(new URLSearchParams(fragment));
  const reading = readingOf(messages, locale);
  const kindName = (kind: string) => reading.label(`options.kind.${kind}`);
  const { label } = product;
  const list = readIngredients(label, context.names ?? null);
  const file = buildFile(product, context, list);
  const gate = drugGate(label, list);
  const carton = () => {
    if (isEyeDye(label, list)) return 'forbidden';
    if (gate === 'ask' || gate === 'drug') return 'gated';
    return layOut(buildLabel(label, list), ({ id }) => reading.label(`missing.${id}`));
  };
  return {
    ...file,
    findings: file.findings.map((finding) => {
      const { subject: _, ...rest } = finding;
      const action = finding.fix && fixText(finding.fix, finding, reading);
      return { ...rest, ...findingText(finding, reading), action };
    }),
    verdict: verdictText(file, read, reading),
    nextStep: nextStepText(file, reading.text),
    carton: carton(),
    found: foundNames(file.findings, list.ingredients.printed),
    inputs: inputRows(product, kindName, reading),
    asText: asText(product, file, { reading, kindName, read }),
    problems: problemsOf(fragment, product, reading),
  };
}
