import { netContents } from './amount.ts';
import { countryName, type Field, inInches, type Kind, type LabelFacts } from './facts.ts';
import { declare, type Ingredients } from './ingredients.ts';
import { displayPanelArea, ingredientsHeight, netContentsHeight, type Package } from './panel.ts';

/** The texts that the law asks for, in the order in which they are explained. */
const elementIds = [
  'identity',
  'net-contents',
  'warning',
  'ingredients',
  'professional',
  'contact',
  'firm',
  'origin',
] as const;
export type ElementId = (typeof elementIds)[number];

/** A mandatory text of the label. */
export type LabelElement = {
  readonly id: ElementId;
  readonly panel: 'front' | 'information';
  /** Its text, a paragraph each, in English; none when a fact is missing. */
  readonly paragraphs: readonly string[];
  /** Height of its letter o in inches, as it is drawn. */
  readonly height: number;
  /** Whether the law fixes that height; otherwise it is our advice. */
  readonly fixed: boolean;
  /** The sections that decide, each with its row in the ledger. */
  readonly rules: readonly { readonly id: string; readonly section: string }[];
  /** The facts that it waits for. */
  readonly asks: readonly Field[];
};

export type Label = {
  /** Width and height of a panel in inches. */
  readonly front: { readonly width: number; readonly height: number };
  readonly information: { readonly width: number; readonly height: number };
  /** Area of the principal display panel in square inches; null until its size is known. */
  readonly area: number | null;
  readonly elements: readonly LabelElement[];
  readonly ingredients: Ingredients;
};

/** The usual smallest height of what must be legible, in inches. */
const usual = 1 / 16;

/**
 * The warnings in the words of the law, by kind of product. 740.18, on hair dyes with two substances, is stayed; the
 * caution of hair dyes is that of section 601(a).
 */
const pressure =
  'Warning—Avoid spraying in eyes. Contents under pressure. Do not puncture or incinerate. Do not store at temperature above 120 °F. Keep out of reach of children.';
const warnings: Readonly<Partial<Record<Kind, { texts: readonly string[]; id: string; section: string }>>> = {
  aerosol: {
    texts: [
      pressure,
      'Warning—Use only as directed. Intentional misuse by deliberately concentrating and inhaling the contents can be harmful or fatal.',
    ],
    id: 'cfr-21-740-11',
    section: '21 CFR 740.11(a), (b)',
  },
  'aerosol-gas': { texts: [pressure], id: 'cfr-21-740-11', section: '21 CFR 740.11(a)' },
  'feminine-spray': {
    texts: [
      'Caution—For external use only. Spray at least 8 inches from skin. Do not apply to broken, irritated, or itching skin. Persistent, unusual odor or discharge may indicate conditions for which a physician should be consulted. If a rash, irritation, unusual vaginal discharge, or discomfort develops, discontinue use immediately and consult a physician.',
    ],
    id: 'cfr-21-740-12',
    section: '21 CFR 740.12',
  },
  'bubble-bath': {
    texts: [
      'Caution—Use only as directed. Excessive use or prolonged exposure may cause irritation to skin and urinary tract. Discontinue use if rash, redness, or itching occurs. Consult your physician if irritation persists. Keep out of reach of children.',
    ],
    id: 'cfr-21-740-17',
    section: '21 CFR 740.17',
  },
  suntan: {
    texts: [
      'Warning—This product does not contain a sunscreen and does not protect against sunburn. Repeated exposure of unprotected skin while tanning may increase the risk of skin aging, skin cancer, and other harmful effects to the skin even if you do not burn.',
    ],
    id: 'cfr-21-740-19',
    section: '21 CFR 740.19',
  },
  'hair-dye': {
    texts: [
      'Caution—This product contains ingredients which may cause skin irritation on certain individuals and a preliminary test according to accompanying directions should first be made. This product must not be used for dyeing the eyelashes or eyebrows; to do so may cause blindness.',
    ],
    id: 'fdca-601-a',
    section: 'FD&C Act § 601(a)',
  },
};

/** The shape with its sizes in inches; null until they are known. */
function packageOf(facts: LabelFacts): Package | null {
  const size = (name: 'width' | 'height' | 'circumference') =>
    facts[name] === undefined ? 0 : inInches(facts[name], facts.unit);
  const [width, height, circumference] = [size('width'), size('height'), size('circumference')];
  switch (facts.shape) {
    case 'box':
      return width && height ? { shape: 'box', width, height } : null;
    case 'cylinder':
      return height && circumference ? { shape: 'cylinder', height, circumference } : null;
    case 'other':
      return facts.surface ? { shape: 'other', surface: inInches(facts.surface, facts.unit, true) } : null;
    default:
      return null;
  }
}

/** What is drawn until the sizes are known: the side of a small carton. */
const sample = { width: 1.5, height: 4 };

function panelsOf(pack: Package | null): Pick<Label, 'front' | 'information'> {
  switch (pack?.shape) {
    case 'cylinder': {
      const { height, circumference } = pack;
      return {
        front: { width: 0.4 * circumference, height },
        information: { width: 0.6 * circumference, height },
      };
    }
    case 'box':
    case undefined: {
      const side = { width: pack?.width ?? sample.width, height: pack?.height ?? sample.height };
      return { front: side, information: side };
    }
    case 'other': {
      const side = Math.sqrt(displayPanelArea(pack));
      return { front: { width: side, height: side }, information: { width: side, height: side } };
    }
  }
}

/** `Distributed by Hanbit Inc., 100 Main St, Torrance, CA 90501`, 21 CFR 701.12. */
function firmText({ firm, street, city, state, zip, country, firm_role }: LabelFacts): string {
  const before = { made: '', 'made-for': 'Manufactured for ', distributed: 'Distributed by ' };
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const abroad = country && country !== 'US' ? countryName(country) : undefined;
  return (firm_role ? before[firm_role] : '') + [firm, street, place, abroad].filter(Boolean).join(', ');
}

/** What the firm's name and place of business still lack. */
function firmAsks(facts: LabelFacts): Field[] {
  const needed: Field[] = [
    'firm_role',
    'firm',
    'city',
    'country',
    ...(facts.country === 'US' ? (['state', 'zip'] as const) : []),
  ];
  return needed.filter((field) => facts[field] === undefined);
}

const madeHere =
  /^(?:made in )?(?:the )?(?:u\.?\s?s\.?(?:\s?a\.?)?|united states(?: of america)?|america|미국)$/i;

const isSpecial = (kind: Kind) => warnings[kind] !== undefined;

/**
 * The label that follows from the facts: its panels and its mandatory texts, each with its smallest height and the rule
 * behind it. A text whose facts are missing is there without words.
 */
export function labelOf(facts: LabelFacts): Label {
  const pack = packageOf(facts);
  const area = pack && displayPanelArea(pack);
  const netHeight = netContentsHeight(area ?? sample.width * sample.height);
  const labelArea = facts.label_area === undefined ? null : inInches(facts.label_area, facts.unit, true);
  const ingredientHeight = labelArea === null ? usual : ingredientsHeight(labelArea);
  const kinds = facts.kind ?? [];
  const ingredients = declare(facts.ingredients ?? '', {
    eye: kinds.includes('eye'),
    lips: kinds.includes('lips'),
    fragrance: facts.fragrance === 'yes',
    shades: facts.shades === 'yes',
  });
  const amount =
    facts.amount !== undefined && facts.amount_unit ? netContents(facts.amount, facts.amount_unit) : null;
  const elements: (LabelElement | false)[] = [
    {
      id: 'identity',
      panel: 'front',
      paragraphs: facts.identity ? [facts.identity] : [],
      height: netHeight,
      fixed: false,
      rules: [{ id: 'cfr-21-701-11', section: '21 CFR 701.11' }],
      asks: facts.identity ? [] : ['identity'],
    },
    {
      id: 'net-contents',
      panel: 'front',
      paragraphs: amount ? [amount] : [],
      height: netHeight,
      fixed: true,
      rules: [{ id: 'cfr-21-701-13', section: '21 CFR 701.13(i)' }],
      asks: amount ? [] : (['amount', 'amount_unit'] as const).filter((field) => facts[field] === undefined),
    },
    warningOf(facts.kind),
    {
      id: 'ingredients',
      panel: 'information',
      paragraphs: ingredients.text ? [ingredients.text] : [],
      height: ingredientHeight,
      fixed: true,
      rules: [{ id: 'cfr-21-701-3', section: `21 CFR 701.3${ingredientHeight < usual ? '(p)' : '(b)'}` }],
      asks: ingredients.text ? [] : ['ingredients'],
    },
    facts.professional === 'yes' && {
      id: 'professional',
      panel: 'information',
      paragraphs: ['To be administered or used only by licensed professionals.'],
      height: usual,
      fixed: false,
      rules: [{ id: 'fdca-609-c', section: 'FD&C Act § 609(c)' }],
      asks: [],
    },
    {
      id: 'contact',
      panel: 'information',
      paragraphs: facts.contact ? [`Contact: ${facts.contact}`] : [],
      height: usual,
      fixed: false,
      rules: [{ id: 'fdca-609-a', section: 'FD&C Act § 609(a)' }],
      asks: facts.contact ? [] : ['contact'],
    },
    {
      id: 'firm',
      panel: 'information',
      paragraphs: firmAsks(facts).length > 0 ? [] : [firmText(facts)],
      height: usual,
      fixed: false,
      rules: [{ id: 'cfr-21-701-12', section: '21 CFR 701.12' }],
      asks: firmAsks(facts),
    },
    !madeHere.test(facts.origin ?? '') && {
      id: 'origin',
      panel: 'information',
      paragraphs: facts.origin
        ? [/^(?:made in|product of)\b/i.test(facts.origin) ? facts.origin : `Made in ${facts.origin}`]
        : [],
      height: usual,
      fixed: false,
      rules: [{ id: 'usc-19-1304', section: '19 U.S.C. 1304' }],
      asks: facts.origin ? [] : ['origin'],
    },
  ];
  return {
    ...panelsOf(pack),
    area,
    elements: elements.filter((element) => element !== false),
    ingredients,
  };
}

function warningOf(kind: LabelFacts['kind']): LabelElement | false {
  const own = (kind ?? []).flatMap((each) => warnings[each] ?? []);
  if (kind && !kind.some(isSpecial)) return false;
  const texts = [...new Set(own.flatMap(({ texts }) => texts))];
  return {
    id: 'warning',
    panel: 'information',
    paragraphs: texts,
    height: usual,
    fixed: true,
    rules:
      own.length > 0
        ? [
            ...own.map(({ id, section }) => ({ id, section })),
            { id: 'cfr-21-740-2', section: '21 CFR 740.2' },
          ]
        : [{ id: 'cfr-21-740', section: '21 CFR 740' }],
    asks: kind ? [] : ['kind'],
  };
}
