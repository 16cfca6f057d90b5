import { netContents } from './amount.ts';
import { countryName, type Field, inInches, type Kind, type LabelFacts } from './facts.ts';
import { declare } from './ingredients.ts';
import { ingredientsHeight, netContentsHeight, panelsOf } from './panel.ts';
import allWarnings from './warnings.json' with { type: 'json' };

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

/** The usual smallest height of what must be legible, in inches. */
const usual = 1 / 16;

/**
 * The warnings in the words of the law, by kind of product. 740.18, on hair dyes with two substances, is stayed; the
 * caution of hair dyes is that of section 601(a).
 */
const warnings: Readonly<Partial<Record<Kind, { texts: string[]; id: string; section: string }>>> =
  allWarnings;

/** What is drawn until the sizes are known: the side of a small carton. */
const sample = { width: 1.5, height: 4 };

/** `Distributed by Hanbit Inc., 100 Main St, Torrance, CA 90501`, 21 CFR 701.12. */
function firmText({ firm, street, city, state, zip, country, firm_role }: LabelFacts): string {
  const before = { made: '', 'made-for': 'Manufactured for ', distributed: 'Distributed by ' };
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const abroad = country && country !== 'US' ? countryName(country) : undefined;
  return (firm_role ? before[firm_role] : '') + [firm, street, place, abroad].filter(Boolean).join(', ');
}

const madeHere =
  /^(?:made in )?(?:the )?(?:u\.?\s?s\.?(?:\s?a\.?)?|united states(?: of america)?|america|미국)$/i;

/**
 * A text of the information panel in its usual height.
 * @param text its words; without them it waits for the facts that it asks for.
 * @param rule id of the ledger, and the section.
 */
function element(
  id: ElementId,
  text: string | null | undefined | false,
  asks: readonly Field[],
  [rule, section]: readonly [string, string],
  more: Partial<LabelElement> = {},
): LabelElement {
  return {
    id,
    panel: 'information',
    paragraphs: text ? [text] : [],
    height: usual,
    fixed: false,
    rules: [{ id: rule, section }],
    asks: text ? [] : asks,
    ...more,
  };
}

/** The warnings of the kinds; none where they have none. */
function warningOf(kinds: readonly Kind[] | undefined): LabelElement | false {
  const own = (kinds ?? []).flatMap((kind) => warnings[kind] ?? []);
  if (kinds && own.length === 0) return false;
  const warning = element('warning', null, ['kind'], ['cfr-21-740', '21 CFR 740'], { fixed: true });
  if (!kinds) return warning;
  return {
    ...warning,
    paragraphs: [...new Set(own.flatMap(({ texts }) => texts))],
    rules: [
      ...own.map(({ id, section }) => ({ id, section })),
      { id: 'cfr-21-740-2', section: '21 CFR 740.2' },
    ],
    asks: [],
  };
}

/**
 * The label that follows from the facts: its panels and its mandatory texts, each with its smallest height and the rule
 * behind it. A text whose facts are missing is there without words.
 */
export function labelOf(facts: LabelFacts) {
  const { identity, kind: kinds = [], professional, contact, origin = '', label_area } = facts;
  const { area, ...panels } = panelsOf(facts) ?? { area: null, front: sample, information: sample };
  const netHeight = netContentsHeight(area ?? sample.width * sample.height);
  const ingredientHeight =
    label_area === undefined ? usual : ingredientsHeight(inInches(label_area, facts.unit, true));
  const ingredients = declare(facts.ingredients ?? '', {
    eye: kinds.includes('eye'),
    lips: kinds.includes('lips'),
    fragrance: facts.fragrance === 'yes',
    shades: facts.shades === 'yes',
  });
  const amount =
    facts.amount !== undefined && facts.amount_unit ? netContents(facts.amount, facts.amount_unit) : null;
  const missing = (...fields: Field[]) => fields.filter((field) => facts[field] === undefined);
  const noFirm = missing(
    ...(['firm_role', 'firm', 'city', 'country'] as const),
    ...(facts.country === 'US' ? (['state', 'zip'] as const) : []),
  );
  const made = /^(?:made in|product of)\b/i.test(origin) ? origin : origin && `Made in ${origin}`;
  const front = { panel: 'front', height: netHeight } as const;
  const noAmount = missing('amount', 'amount_unit');
  const onFront = [
    element('identity', identity, ['identity'], ['cfr-21-701-11', '21 CFR 701.11'], front),
    element('net-contents', amount, noAmount, ['cfr-21-701-13', '21 CFR 701.13(i)'], {
      ...front,
      fixed: true,
    }),
  ] as const;
  const information = [
    warningOf(facts.kind),
    element(
      'ingredients',
      ingredients.text,
      ['ingredients'],
      ['cfr-21-701-3', `21 CFR 701.3${ingredientHeight < usual ? '(p)' : '(b)'}`],
      { height: ingredientHeight, fixed: true },
    ),
    professional === 'yes' &&
      element(
        'professional',
        'To be administered or used only by licensed professionals.',
        [],
        ['fdca-609-c', 'FD&C Act § 609(c)'],
      ),
    element('contact', contact && `Contact: ${contact}`, ['contact'], ['fdca-609-a', 'FD&C Act § 609(a)']),
    element('firm', noFirm.length === 0 && firmText(facts), noFirm, ['cfr-21-701-12', '21 CFR 701.12']),
    !madeHere.test(origin) && element('origin', made, ['origin'], ['usc-19-1304', '19 U.S.C. 1304']),
  ];
  return {
    ...panels,
    /** Area of the principal display panel in square inches; null until its size is known. */
    area,
    /** Those of the front, then those of the information panel. */
    elements: [...onFront, ...information.filter((each) => each !== false)] as const,
    ingredients,
  };
}
export type Label = ReturnType<typeof labelOf>;
