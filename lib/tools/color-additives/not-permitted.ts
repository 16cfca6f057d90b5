import { lazy } from '../../browser/lazy.ts';
import { plainName, spelling, withoutLake } from './spelling.ts';

/**
 * Colors that ingredient lists name and that no section lists for cosmetics, so that the search and the label builder can
 * say so by name. Any other color that is not in list.json is not permitted either (FD&C Act §§ 601(e), 721(a)).
 */
export type NotPermitted = {
  readonly name: string;
  /** Color Index numbers without `CI`. */
  readonly ci: readonly string[];
  readonly otherNames: readonly string[];
  readonly korean: readonly string[];
  /** Section that ended its use in cosmetics; null when the color was only never listed for cosmetics. */
  readonly section: string | null;
};

const listing = (
  section: string | null,
  name: string,
  ci: string,
  otherNames: readonly string[] = [],
  korean: readonly string[] = [],
): NotPermitted => ({ name, ci: ci ? ci.split(' ') : [], otherNames, korean, section });

/** Paragraphs of 21 CFR 81.30 were read in an undated copy of the eCFR. */
export const notPermittedColors: readonly NotPermitted[] = [
  listing('81.30(u)', 'Red 3', '45430 45430:1', ['Erythrosine', 'Erythrosin B', 'Acid Red 51'], ['적색3호']),
  listing('81.30(j)', 'Red 2', '16185', ['Amaranth', 'Acid Red 27'], ['적색2호']),
  listing('81.30(b)', 'Red 1', '', ['Ponceau 3R'], ['적색1호']),
  listing('81.30(s)', 'Red 8', '15585', [], ['적색203호']),
  listing('81.30(s)', 'Red 9', '15585:1', [], ['적색204호']),
  listing('81.30(k)', 'Red 10', '15630', [], ['적색205호']),
  listing('81.30(k)', 'Red 11', '15630:1', [], ['적색206호']),
  listing('81.30(k)', 'Red 12', '15630:2', [], ['적색207호']),
  listing('81.30(k)', 'Red 13', '15630:3', [], ['적색208호']),
  listing('81.30(r)', 'Red 19', '45170', ['Rhodamine B'], ['적색213호']),
  listing('81.30(r)', 'Red 37', '45170:1', [], ['적색215호']),
  listing('81.30(t)', 'Orange 17', '12075', ['Permanent Orange'], ['등색203호']),
  listing('81.30(h)', 'Violet 1', '42640', []),
  listing('81.30(o)', 'Blue 6', '73000', ['Indigo'], ['청색201호']),
  listing('81.30(l)', 'Ext. Yellow 1', '13065', ['Metanil Yellow'], ['황색406호']),
  listing('81.30(m)', 'Ext. Green 1', '10020', ['Naphthol Green B'], ['녹색401호']),
  listing('81.30(d)', 'Green 1', '42085', ['Guinea Green B'], ['녹색402호']),
  listing('81.30(d)', 'Green 2', '42095', ['Light Green SF'], ['녹색205호']),
  listing(null, 'Lead Acetate', '', ['Lead Diacetate'], ['초산납', '아세트산납']),
  listing(null, 'Blue 2', '73015', ['Indigo Carmine', 'Indigotine', 'Indigotin'], ['청색2호']),
  listing(null, 'Ponceau 4R', '16255', ['Cochineal Red A', 'New Coccine', 'Acid Red 18'], ['적색102호']),
  listing(null, 'Azorubine', '14720', ['Carmoisine', 'Acid Red 14']),
  listing(null, 'Patent Blue V', '42051', ['Acid Blue 3']),
  listing(null, 'Green S', '44090', ['Acid Green 50', 'Lissamine Green']),
  listing(null, 'Brilliant Black BN', '28440', ['Black PN']),
  listing(null, 'Acid Red 52', '45100', ['Sulforhodamine B'], ['적색106호']),
  listing(null, 'Phloxine BK', '', [], ['적색104호의(2)']),
  listing(null, 'Rose Bengal', '45440', ['Acid Red 94'], ['적색105호의(1)']),
  listing(null, 'Phthalocyanine Blue', '74160', ['Pigment Blue 15', 'Copper Phthalocyanine'], ['청색404호']),
  listing(null, 'Beetroot Red', '', ['Betanin', 'E162', 'Beet Red'], ['비트레드', '비트루트레드']),
];

/** Returns a map from each key of a color to the first color that has it. */
function indexBy(keysOf: (color: NotPermitted) => readonly string[]): ReadonlyMap<string, NotPermitted> {
  const index = new Map<string, NotPermitted>();
  for (const color of notPermittedColors) {
    for (const key of keysOf(color)) if (!index.has(key)) index.set(key, color);
  }
  return index;
}

const byName = lazy(() =>
  indexBy(({ name, otherNames, korean }) => [name, ...otherNames, ...korean].map(spelling)),
);
const byNumber = lazy(() => indexBy(({ ci }) => ci));

/** Returns the color of the table with this exact name, Color Index number or Korean name; undefined if there is none. */
export function findNotPermitted(text: string): NotPermitted | undefined {
  const key = spelling(withoutLake(plainName(text)).replace(/\b(?:fd ?& ?c|d ?& ?c|fdc)\b\.?/g, ''));
  const named = byName().get(key);
  if (named) return named;
  const [, number = '', salt] = /^(?:ci)?(\d{5})(\d?)$/.exec(key) ?? [];
  return (salt && byNumber().get(`${number}:${salt}`)) || byNumber().get(number);
}
