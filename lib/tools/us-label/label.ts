import { aerosolKinds, type Kind } from '../kinds.ts';
import { countedContents, isVolume, netContents } from './amount.ts';
import { countryName } from './country.ts';
import { inInches, type LabelFacts, type LabelField } from './facts.ts';
import type { Ingredients } from './ingredients.ts';
import { type LawText, type LawTextId, lawTexts, withoutEightInches } from './law.ts';
import { needsTamperStatement } from './packages.ts';
import { ingredientsHeight, measurePanels, netContentsHeight } from './panel.ts';
import { type Reading, unread } from './reading.ts';
import { ingredientTriggers, isMadeHere, namesOtherPlace, originText } from './triggers.ts';
import { isEyeDye } from './uses.ts';

/** The elements of a label, in the order of the list below the drawing. */
const elementIds = [
  'identity',
  'net-contents',
  'warning',
  'statement',
  'directions',
  'tamper',
  'ingredients',
  'professional',
  'contact',
  'firm',
  'origin',
] as const;
export type ElementId = (typeof elementIds)[number];

/** A text that the law requires on most labels. */
export type LabelElement = {
  readonly id: ElementId;
  readonly panel: 'front' | 'information';
  /** Its text in English, one entry a paragraph; empty when a fact is missing. */
  readonly paragraphs: readonly string[];
  /** The law texts that the paragraphs quote, in the same order; empty when the words are the visitor's. */
  readonly quotes: readonly LawText[];
  /** Height of the lowercase letter o in inches, as drawn. */
  readonly height: number;
  /** True if the law fixes that height; otherwise it is our advice. */
  readonly fixed: boolean;
  /** True if the text is in bold type: 21 CFR 701.11(c), 701.13(h), 740.2(a). */
  readonly bold: boolean;
  /** The sections that require it. */
  readonly sections: readonly string[];
  /** The missing facts. */
  readonly asks: readonly LabelField[];
};

/** The usual smallest height of legible text, in inches. */
const usual = 1 / 16;

/** The statutory statements required for each kind of product. 740.18, on hair dyes with two substances, is stayed. */
const warnings: Readonly<Partial<Record<Kind, readonly LawTextId[]>>> = {
  aerosol: ['pressure', 'propellant'],
  'aerosol-liquefied': ['pressure'],
  'aerosol-gas': ['pressure'],
  'feminine-spray': ['deodorant-spray'],
  'bubble-bath': ['foaming-bath'],
  suntan: ['suntan'],
  'hair-dye': ['hair-dye'],
};

/** Kinds whose law asks for directions: 21 CFR 740.17(b), section 601(a). */
export const directedKinds: readonly Kind[] = ['bubble-bath', 'hair-dye'];

/** The panels that are drawn until the sizes are known: the side of a small carton. */
const sample = { width: 1.5, height: 4 };

/** Returns `Distributed by Hanbit Inc., 100 Main St, Torrance, CA 90501`, 21 CFR 701.12. */
function firmText({ firm, street, city, state, zip, country, firm_role }: LabelFacts): string {
  const before = { made: '', 'made-for': 'Manufactured for ', distributed: 'Distributed by ' };
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const abroad = country && country !== 'US' ? countryName(country) : undefined;
  return (firm_role ? before[firm_role] : '') + [firm, street, place, abroad].filter(Boolean).join(', ');
}

/**
 * Returns an element of the information panel in its usual height.
 * @param text its words; without them the element asks for `asks`.
 * @param section the section that requires it.
 */
function element(
  id: ElementId,
  text: string | null | undefined | false,
  asks: readonly LabelField[],
  section: string,
  more: Partial<LabelElement> = {},
): LabelElement {
  return {
    id,
    panel: 'information',
    paragraphs: text ? [text] : [],
    quotes: [],
    height: usual,
    fixed: false,
    bold: false,
    sections: [section],
    asks: text ? [] : asks,
    ...more,
  };
}

const { section: pressure } = lawTexts.pressure;
const { section: propellant } = lawTexts.propellant;

/** Returns an element whose paragraphs are law texts. */
function quoted(id: ElementId, texts: readonly LawText[], more: Partial<LabelElement>): LabelElement {
  const cited = texts.map(({ section }) => section);
  const isBoth = cited.includes(pressure) && cited.includes(propellant);
  const sections = cited
    .filter((section) => !(isBoth && section === propellant))
    .map((section) => (isBoth && section === pressure ? `${pressure}, (b)` : section));
  return {
    ...element(id, null, [], ''),
    bold: true,
    paragraphs: texts.map(({ text }) => text),
    quotes: texts,
    ...more,
    sections: [...new Set([...sections, ...(more.sections ?? [])])],
  };
}

/** The caution of 740.12 lists the 8 inches unless the propellant is a compressed gas. */
function warningText(id: LawTextId, kinds: readonly Kind[]): LawText {
  const isLiquefied = kinds.includes('aerosol') || kinds.includes('aerosol-liquefied');
  const law = lawTexts[id];
  return id === 'deodorant-spray' && kinds.includes('aerosol-gas') && !isLiquefied
    ? withoutEightInches(law)
    : law;
}

/** Returns the kinds whose texts the label carries: the caution for hair dyes does not belong on a dye for lashes or brows. */
const statedKinds = (facts: LabelFacts, reading: Reading): readonly Kind[] =>
  (facts.kind ?? []).filter((kind) => kind !== 'hair-dye' || !isEyeDye(facts, reading));

/** Returns the warnings required for the kinds; false if there are none. */
function pickWarning(facts: LabelFacts, reading: Reading): LabelElement | false {
  if (!facts.kind) {
    return element('warning', null, ['kind'], '21 CFR 740', { fixed: true, bold: true });
  }
  const kinds = statedKinds(facts, reading);
  const ids = [...new Set(kinds.flatMap((kind) => warnings[kind] ?? []))];
  if (ids.length === 0) return false;
  return quoted(
    'warning',
    ids.map((id) => warningText(id, kinds)),
    { fixed: true, sections: ['21 CFR 740.2(a)'] },
  );
}

/** Returns the statements required by color additives; false if there are none. */
function pickStatement(facts: LabelFacts, reading: Reading): LabelElement | false {
  const typed = ingredientTriggers(facts, reading);
  const isHairColor = facts.kind?.includes('hair-color') || facts.kind?.includes('hair-dye');
  const texts = [
    ...(typed.includes('bismuth') ? [lawTexts['bismuth-citrate']] : []),
    ...(typed.includes('henna') && isHairColor ? [lawTexts['henna-eye'], lawTexts['henna-scalp']] : []),
  ];
  return texts.length > 0 && quoted('statement', texts, {});
}

/** Returns those fields that have no value. */
const missing = (facts: LabelFacts, ...names: readonly LabelField[]) =>
  names.filter((name) => facts[name] === undefined);

/** Returns the net contents and the facts that they still need. */
function describeContents(facts: LabelFacts): { text: string | null; asks: LabelField[] } {
  const { amount, amount_unit: unit, measure, measure_unit, kind = [], aerosol_volume } = facts;
  if (amount === undefined || !unit) return { text: null, asks: missing(facts, 'amount', 'amount_unit') };
  if (unit === 'count') {
    const asks = missing(facts, 'measure', 'measure_unit');
    const text = measure !== undefined && measure_unit && countedContents(amount, measure, measure_unit);
    return { text: text || null, asks };
  }
  const isAerosol = kind.some((each) => aerosolKinds.includes(each));
  if (isAerosol && isVolume(unit) && aerosol_volume !== 'keep') return { text: null, asks: ['amount_unit'] };
  return { text: netContents(amount, unit), asks: [] };
}

/** True if the list has a name that the label cannot print as it is. */
const needsNames = ({ text, colors, notes }: Ingredients): boolean =>
  text === '' ||
  notes.includes('english') ||
  colors.some(({ problem }) => problem === 'several' || problem === 'conflict');

/** Returns the texts of the principal display panel. `area` is in square inches. */
function frontElements(facts: LabelFacts, area: number) {
  const contents = describeContents(facts);
  const front = { panel: 'front', height: netContentsHeight(area), bold: true } as const;
  return [
    element('identity', facts.identity, ['identity'], '21 CFR 701.11', front),
    element('net-contents', contents.text, contents.asks, '21 CFR 701.13(i)', { ...front, fixed: true }),
  ] as const;
}

/** Returns the directions of a product that needs them; false for others. */
function directionsElement(facts: LabelFacts, reading: Reading): LabelElement | false {
  const kind = statedKinds(facts, reading).find((each) => directedKinds.includes(each));
  if (!kind) return false;
  return element(
    'directions',
    facts.directions && `Directions: ${facts.directions}`,
    ['directions'],
    kind === 'hair-dye' ? 'FD&C Act § 601(a)' : '21 CFR 740.17(b)',
  );
}

function ingredientsElement({ label_area, unit }: LabelFacts, ingredients: Ingredients): LabelElement {
  const height = label_area === undefined ? usual : ingredientsHeight(inInches(label_area, unit, true));
  return element(
    'ingredients',
    ingredients.text,
    ['ingredients'],
    `21 CFR 701.3${height < usual ? '(p)' : '(b)'}`,
    {
      height,
      fixed: true,
      // A number of several colors, or a name that is not English, needs another look.
      ...(needsNames(ingredients) && { asks: ['ingredients'] }),
    },
  );
}

/** Returns who sells the product, how to reach them and where it was made. */
function companyElements(facts: LabelFacts): (LabelElement | false)[] {
  const { contact, origin = '' } = facts;
  const noFirm = missing(
    facts,
    ...(['firm_role', 'firm', 'city', 'country'] as const),
    ...(facts.country === 'US' ? (['state', 'zip'] as const) : []),
  );
  return [
    element('contact', contact && `Contact: ${contact}`, ['contact'], 'FD&C Act § 609(a)'),
    element('firm', noFirm.length === 0 && firmText(facts), noFirm, '21 CFR 701.12'),
    !isMadeHere(origin) &&
      element(
        'origin',
        origin && originText(origin),
        ['origin'],
        '19 U.S.C. 1304',
        namesOtherPlace(facts) ? { sections: ['19 U.S.C. 1304', '19 CFR 134.46'] } : {},
      ),
  ];
}

/** Returns the texts of the information panel. */
function informationElements(facts: LabelFacts, reading: Reading): LabelElement[] {
  const all = [
    pickWarning(facts, reading),
    pickStatement(facts, reading),
    directionsElement(facts, reading),
    needsTamperStatement(facts) && element('tamper', facts.tamper, ['tamper'], '21 CFR 700.25(c)'),
    ingredientsElement(facts, reading.ingredients),
    facts.professional === 'yes' &&
      element(
        'professional',
        'To be administered or used only by licensed professionals.',
        [],
        'FD&C Act § 609(c)',
      ),
    ...companyElements(facts),
  ];
  return all.filter((each) => !!each);
}

/**
 * Returns the label that follows from the facts: its panels and its usual mandatory texts, each with its smallest height
 * and the rule behind it. A text whose facts are missing has no paragraphs.
 * @param reading what `readIngredients` returns; `unread` until its tables are loaded.
 */
export function buildLabel(facts: LabelFacts, reading: Reading = unread) {
  const { area, ...panels } = measurePanels(facts) ?? { area: null, front: sample, information: sample };
  return {
    ...panels,
    /** Area of the principal display panel in square inches; null until its size is known. */
    area,
    /** True for the container inside a carton, whose net contents may be anywhere on the front: 21 CFR 701.13(f)(2). */
    inner: false,
    /** The elements of the front, then of the information panel. */
    elements: [
      ...frontElements(facts, area ?? sample.width * sample.height),
      ...informationElements(facts, reading),
    ] as const,
    ingredients: reading.ingredients,
    reading,
  };
}
export type Label = ReturnType<typeof buildLabel>;
