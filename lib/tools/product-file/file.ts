import type { PlainDate } from '../../rules/dates.ts';
import type { ColorNote } from '../color-additives/note.ts';
import { spelling } from '../color-additives/spelling.ts';
import {
  type Check,
  type CheckedIngredient,
  checkIngredients,
  groupByOutcome,
  type Hit,
  type Verdict,
} from '../ingredients/check.ts';
import { ledgerId, officialUrl } from '../ingredients/list.ts';
import type { KnownNames } from '../ingredients/names.ts';
import type { Question } from '../ingredients/questions.ts';
import { hitCitation, questionSections } from '../ingredients/texts.ts';
import { readUndone } from '../ingredients/us-name.ts';
import type { ToolId } from '../list.ts';
import type { Question as FinderQuestion } from '../mocra-duties/answers.ts';
import { buildDocket, type Entry, isEntry } from '../mocra-duties/docket.ts';
import { type Duty, dutiesFor, type PendingLaw } from '../mocra-duties/finder.ts';
import { collectFlags, type Flag, quoteDrugReasons } from '../us-label/flags.ts';
import type { IngredientNote } from '../us-label/ingredients.ts';
import { buildLabel, type LabelElement } from '../us-label/label.ts';
import { ledgerRowId } from '../us-label/law.ts';
import { readIngredients } from '../us-label/read-ingredients.ts';
import type { Reading } from '../us-label/reading.ts';
import { drugClaims, drugGate } from '../us-label/triggers.ts';
import type { Product, StateId } from './answers.ts';
import type { CategoryChoice } from './categories.ts';
import { type ListingRow, listingRows } from './listing.ts';
import { type Section, type Severity, sections, severities } from './sections.ts';

/*
 * The findings of all tools about one product. Every rule is in the tool's own module; this one only calls it, puts each of
 * its results into a section, and says how urgent it is.
 */

/** The result of a tool behind a finding, as the tool returns it. */
export type Subject =
  | {
      readonly of: 'hits';
      readonly typed: string;
      readonly verdict: Verdict;
      readonly hits: readonly Hit[];
      readonly color: ColorNote | null;
    }
  | { readonly of: 'question'; readonly typed: string; readonly question: Question }
  | {
      readonly of: 'unclear';
      readonly typed: string;
      readonly reason: NonNullable<CheckedIngredient['unclear']>;
    }
  | {
      readonly of: 'paste';
      readonly typed: string;
      readonly reason: Check['questions'][number]['reason'] | 'not-understood';
    }
  | { readonly of: 'left-out'; readonly typed: string; readonly reason: Check['leftOut'][number]['reason'] }
  | { readonly of: 'color'; readonly color: ColorNote; readonly isRenamed: boolean }
  | { readonly of: 'flag'; readonly flag: Flag }
  | { readonly of: 'element'; readonly element: LabelElement }
  | { readonly of: 'note'; readonly note: IngredientNote }
  | { readonly of: 'gate'; readonly isDrug: boolean; readonly words: string }
  | { readonly of: 'duty'; readonly duty: Duty | Entry }
  | { readonly of: 'duties'; readonly question: FinderQuestion | null; readonly duties: readonly Duty[] }
  | { readonly of: 'listing'; readonly row: ListingRow };

/** A rule behind a finding. */
export type Source = {
  readonly citation: string;
  /** Id of its row in the ledger; null if the ledger has none. */
  readonly rule: string | null;
  /** URL of the official text; null if none is known. */
  readonly url: string | null;
};

/** A change to the answers that resolves a finding. */
export type Fix =
  /** Certain: writes the color's U.S. name into the list. */
  | { readonly does: 'rename'; readonly typed: string; readonly name: string }
  /** The label builder's own button; `name` is its text below `flags.actions`. */
  | { readonly does: 'set'; readonly name: string; readonly set: Readonly<Record<string, string>> }
  /** Leads to the field that the finding asks for. */
  | { readonly does: 'ask'; readonly field: string };

export type Finding = {
  /** The same for the same result, whatever else the product has. */
  readonly id: string;
  readonly section: Section;
  readonly severity: Severity;
  readonly subject: Subject;
  readonly sources: readonly Source[];
  /** The tool that explains it. */
  readonly tool: ToolId;
  /** Day of the rule or the deadline. */
  readonly date: PlainDate | null;
  readonly fix: Fix | null;
};

/** Citation and official URL of the ledger's rows, by id. The ledger is server only; the page passes what it needs. */
export type LedgerSources = Readonly<Record<string, { readonly citation: string; readonly url: string }>>;

export type FileContext = {
  readonly today: PlainDate;
  readonly law: PendingLaw;
  readonly sources: LedgerSources;
  /** Categories that the listing sheet can name. */
  readonly categories: readonly CategoryChoice[];
  /** The table of names; null until it is loaded. */
  readonly names?: KnownNames | null;
};

export type ProductFile = {
  readonly findings: readonly Finding[];
  readonly counts: Readonly<Record<Severity, number>>;
  /** Ingredients that are on none of the lists. */
  readonly clear: number;
  readonly total: number;
  readonly listing: readonly ListingRow[];
};

type Draft = Omit<Finding, 'sources' | 'date' | 'fix'> & Partial<Finding>;

/** Returns the URL of a section of the Code of Federal Regulations at its official site; null for other citations. */
function regulationUrl(citation: string): string | null {
  const [, title, part] = /^(\d+) CFR (?:part )?(\d+(?:\.\d+)?)/.exec(citation) ?? [];
  if (!title || !part) return null;
  return `https://www.ecfr.gov/current/title-${title}/${part.includes('.') ? 'section' : 'part'}-${part}`;
}

function sourceOf(citation: string, ledger: LedgerSources): Source {
  const id = ledgerRowId(citation);
  const rule = id !== null && Object.hasOwn(ledger, id) ? id : null;
  return { citation, rule, url: regulationUrl(citation) ?? (rule && ledger[rule]?.url) ?? null };
}

function hitSource(hit: Hit, ledger: LedgerSources): Source {
  if (!hit.restriction) return sourceOf(hitCitation(hit), ledger);
  return { citation: hitCitation(hit), rule: ledgerId(hit.restriction), url: officialUrl(hit.restriction) };
}

/** True if a list concerns the states that the visitor named; without them, every list does. */
const concerns = (list: Hit['list'], states: readonly StateId[] | undefined): boolean =>
  list === 'federal' || list === 'colors' || !states || states.some((state) => state === list);

function placeHit(hit: Hit, { listing: { states } }: Product, today: PlainDate): [Section, Severity] {
  const { restriction, verdict, list } = hit;
  if (!concerns(list, states)) return ['ingredients', 'note'];
  if (verdict === 'depends') return ['open', 'check'];
  if (restriction?.from && restriction.from > today) return ['dates', 'check'];
  if (verdict === 'prohibited') return ['stops', 'fix'];
  return [list === 'colors' ? 'colors' : 'ingredients', 'check'];
}

/** Returns the hits of an ingredient, those with the same outcome in one finding. */
function hitFindings(
  { typed, hits, color }: CheckedIngredient,
  product: Product,
  context: FileContext,
): Draft[] {
  const groups = new Map<string, { place: [Section, Severity]; hits: Hit[] }>();
  for (const hit of hits) {
    const place = placeHit(hit, product, context.today);
    const day = place[0] === 'dates' ? hit.restriction?.from : '';
    const key = [...place, hit.verdict, day].join(':');
    const group = groups.get(key) ?? { place, hits: [] };
    group.hits.push(hit);
    groups.set(key, group);
  }
  return [...groups].map(
    ([
      key,
      {
        place: [section, severity],
        hits,
      },
    ]) => ({
      id: `hits:${spelling(typed)}:${key}`,
      section,
      severity,
      subject: { of: 'hits', typed, verdict: hits[0]?.verdict ?? 'depends', hits, color },
      sources: hits.map((hit) => hitSource(hit, context.sources)),
      tool: hits[0]?.list === 'colors' ? 'color-additives' : 'ingredients',
      date: (section === 'dates' && hits[0]?.restriction?.from) || null,
    }),
  );
}

/** True if a color's U.S. name can replace the typed one: one permitted color, written differently. */
const isRenamed = ({ typed, name, color, problem }: ColorNote): boolean =>
  color !== null && (problem === null || problem === 'limited') && spelling(typed) !== spelling(name);

/** True if an entry has the U.S. name and something after it: `Iron Oxides (CI 77491)`. */
const hasName = ({ typed, name }: ColorNote): boolean => spelling(typed).startsWith(spelling(name));

function ingredientFindings(check: Check, product: Product, context: FileContext): Draft[] {
  const { states } = product.listing;
  const found = check.ingredients.flatMap((ingredient): Draft[] => {
    const { typed, questions, unclear, color } = ingredient;
    const asked = questions.map((question): Draft => {
      const isElsewhere =
        question.restrictions.length > 0 && !question.restrictions.some(({ list }) => concerns(list, states));
      const citations = question.reason === 'drug' ? [question.active.section] : null;
      return {
        id: `question:${spelling(typed)}:${question.reason}:${question.restrictions[0]?.section ?? ''}`,
        section: isElsewhere ? 'ingredients' : 'open',
        severity: isElsewhere ? 'note' : 'check',
        subject: { of: 'question', typed, question },
        sources: citations
          ? citations.map((citation) => sourceOf(citation, context.sources))
          : question.restrictions.map((row) => ({
              citation: questionSections({ ...question, restrictions: [row] } as Question),
              rule: ledgerId(row),
              url: officialUrl(row),
            })),
        tool: 'ingredients',
      };
    });
    const read: Draft[] = unclear
      ? [
          {
            id: `unclear:${spelling(typed)}`,
            section: 'open',
            severity: 'check',
            subject: { of: 'unclear', typed, reason: unclear },
            sources: [sourceOf('21 CFR 701.3(a)', context.sources)],
            tool: 'ingredients',
          },
        ]
      : [];
    const colors: Draft[] =
      color &&
      !['not-permitted', 'not-eye', 'not-lips', 'no-lake', 'several', 'conflict'].includes(
        color.problem ?? '',
      )
        ? [
            {
              id: `color:${spelling(typed)}`,
              section: 'colors',
              severity: isRenamed(color) && !hasName(color) ? 'fix' : 'note',
              subject: { of: 'color', color, isRenamed: isRenamed(color) },
              sources: color.sections.map((citation) => sourceOf(citation, context.sources)),
              tool: 'color-additives',
              fix: isRenamed(color) ? { does: 'rename', typed: color.typed, name: color.name } : null,
            },
          ]
        : [];
    return [...hitFindings(ingredient, product, context), ...asked, ...read, ...colors];
  });
  const paste = [
    ...check.questions,
    ...(check.isUnderstood ? [] : [{ reason: 'not-understood' as const, typed: '' }]),
  ].map(
    ({ reason, typed }): Draft => ({
      id: `paste:${reason}:${spelling(typed).slice(0, 40)}`,
      section: 'open',
      severity: 'check',
      subject: { of: 'paste', reason, typed },
      sources: [sourceOf('21 CFR 701.3(a)', context.sources)],
      tool: 'ingredients',
    }),
  );
  const leftOut = check.leftOut.map(
    ({ typed, reason }): Draft => ({
      id: `left-out:${reason}:${spelling(typed).slice(0, 40)}`,
      section: 'ingredients',
      severity: 'note',
      subject: { of: 'left-out', typed, reason },
      tool: 'ingredients',
    }),
  );
  return [...paste, ...found, ...leftOut];
}

/** Notices of the label builder that the ingredient check repeats with the same entry. */
const repeated: readonly Flag['flag'][] = ['ingredient-unclear'];

function labelFindings(product: Product, check: Check, context: FileContext, reading: Reading): Draft[] {
  const { label: facts, problems } = product;
  const label = buildLabel(facts, reading);
  const gate = drugGate(facts, reading);
  const known = new Set(
    check.ingredients
      .filter(({ hits }) => hits.some(({ list }) => list === 'colors'))
      .map(({ name }) => name),
  );
  const flags = collectFlags(facts, problems, label).filter(
    ({ flag, values, message }) =>
      !repeated.includes(flag) &&
      !(
        flag === 'color-not-permitted' &&
        (message === 'eye-dye' ? known.size > 0 : known.has(values?.typed ?? ''))
      ),
  );
  const drafts = flags.map((flag): Draft => {
    const isProhibited = flag.flag === 'color-not-permitted';
    const isColor = flag.flag === 'color-use';
    return {
      id: `flag:${flag.message}:${spelling(flag.values?.typed ?? '')}`,
      section: isProhibited ? 'stops' : flag.flag === 'drug' ? 'open' : isColor ? 'colors' : 'label',
      severity: isProhibited ? 'fix' : isColor || flag.flag === 'language' ? 'note' : 'check',
      subject: { of: 'flag', flag },
      sources: [sourceOf(flag.section, context.sources)],
      tool: 'us-label',
      fix: flag.action ? { does: 'set', ...flag.action } : null,
    };
  });
  if (gate === 'ask' || gate === 'drug') {
    drafts.push({
      id: 'gate',
      section: gate === 'ask' ? 'open' : 'stops',
      severity: 'check',
      subject: {
        of: 'gate',
        isDrug: gate === 'drug',
        words: quoteDrugReasons(drugClaims(facts), reading.actives),
      },
      sources: [sourceOf('FD&C Act § 201(g)', context.sources)],
      tool: 'us-label',
      fix: { does: 'ask', field: 'drug' },
    });
  }
  const missing = label.elements.filter(({ paragraphs, asks }) => paragraphs.length === 0 || asks.length > 0);
  drafts.push(
    ...missing.map(
      (element): Draft => ({
        id: `element:${element.id}`,
        section: 'label',
        severity: 'add',
        subject: { of: 'element', element },
        sources: element.sections.map((citation) => sourceOf(citation, context.sources)),
        tool: 'us-label',
        fix: element.asks[0] ? { does: 'ask', field: element.asks[0] } : null,
      }),
    ),
    ...label.ingredients.notes.map(
      (note): Draft => ({
        id: `note:${note}`,
        section: 'label',
        severity: note === 'shades-unmarked' || note === 'may-contain-other' ? 'check' : 'note',
        subject: { of: 'note', note },
        sources: [sourceOf('21 CFR 701.3', context.sources)],
        tool: 'us-label',
      }),
    ),
  );
  return drafts;
}

function dutyFindings({ finder }: Product, { today, law, sources }: FileContext): Draft[] {
  const docket = buildDocket(dutiesFor(finder, law), today);
  const sourcesOf = (rules: readonly string[]) =>
    rules.map((rule) => ({
      citation: sources[rule]?.citation ?? rule,
      rule,
      url: sources[rule]?.url ?? null,
    }));
  const draft = (duty: Duty | Entry): Draft => {
    const isLate = isEntry(duty) && duty.status === 'overdue';
    const isDrug = duty.id === 'drug-rules' && duty.verdict === 'applies';
    return {
      id: `duty:${duty.id}`,
      section: isDrug ? 'stops' : 'dates',
      severity: isLate || isDrug ? 'check' : 'note',
      subject: { of: 'duty', duty },
      sources: sourcesOf(duty.rules),
      tool: 'mocra-duties',
      date: duty.date,
      fix: duty.id === 'product-listing' && !finder.first_sale ? { does: 'ask', field: 'first_sale' } : null,
    };
  };
  return [
    ...[...docket.dated, ...docket.undated, ...docket.unless].map(draft),
    ...docket.open.map(
      ({ question, duties }): Draft => ({
        id: `duties:${question ?? 'silent'}`,
        section: 'open',
        severity: question ? 'add' : 'note',
        subject: { of: 'duties', question, duties },
        sources: sourcesOf([...new Set(duties.flatMap(({ rules }) => rules.slice(0, 1)))]),
        tool: 'mocra-duties',
        fix: question ? { does: 'ask', field: question === 'country' ? 'origin' : question } : null,
      }),
    ),
  ];
}

/** Returns the findings with ids that differ; the same result twice, such as an ingredient that is listed twice, counts up. */
function withIds(drafts: readonly Draft[]): Finding[] {
  const times = new Map<string, number>();
  return drafts.map((draft) => {
    const before = times.get(draft.id) ?? 0;
    times.set(draft.id, before + 1);
    const id = before > 0 ? `${draft.id}:${before + 1}` : draft.id;
    return { sources: [], date: null, fix: null, ...draft, id };
  });
}

/**
 * Returns the file of a product on a day: its findings by section, in each the most urgent first.
 * @param reading what the label builder reads in the product's list.
 */
export function buildFile(
  product: Product,
  context: FileContext,
  reading = readIngredients(product.label, context.names ?? null),
): ProductFile {
  const { ingredients = '', kind = [], undone } = product.label;
  const check = checkIngredients(ingredients, kind, {
    names: context.names ?? null,
    undone: readUndone(undone),
  });
  const listing = listingRows(product, reading.ingredients, context.categories);
  const drafts = [
    ...ingredientFindings(check, product, context),
    ...labelFindings(product, check, context, reading),
    ...dutyFindings(product, context),
    ...listing
      .filter(({ value, isOptional }) => value === '' && !isOptional)
      .map(
        (row): Draft => ({
          id: `listing:${row.id}`,
          section: 'listing',
          severity: 'add',
          subject: { of: 'listing', row },
          sources: [
            {
              ...sourceOf('FD&C Act § 607(c)', context.sources),
              citation: row.citation,
              rule: 'fdca-607-c-4',
              url: context.sources['fdca-607-c-4']?.url ?? null,
            },
          ],
          tool: 'product-file',
          fix: { does: 'ask', field: row.field },
        }),
      ),
  ];
  const findings = withIds(drafts).sort(
    (one, other) =>
      sections.indexOf(one.section) - sections.indexOf(other.section) ||
      severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
      (one.date ?? '9').localeCompare(other.date ?? '9'),
  );
  const count = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length;
  return {
    findings,
    counts: { fix: count('fix'), check: count('check'), add: count('add'), note: count('note') },
    clear: groupByOutcome(check.ingredients).unmatched.length,
    total: check.ingredients.length,
    listing,
  };
}
