import type { Color } from './list';

/*
 * Fills of the swatches in the list of colors. They show the hue of a name, not a measured color: pigments
 * differ by supplier, and the regulations give none. Server only.
 */

const hues: ReadonlyMap<string, string> = new Map([
  ['Black', '#1d1d1f'],
  ['Blue', '#1f4fa3'],
  ['Brown', '#7a4a2b'],
  ['Green', '#1f8a4c'],
  ['Orange', '#e8741a'],
  ['Red', '#c62033'],
  ['Violet', '#6a3d9a'],
  ['Yellow', '#f2c81e'],
]);

/** Colors without a hue in their name, by id. */
const others: ReadonlyMap<string, string> = new Map([
  ['aluminum-powder', '#b4b8bd'],
  ['annatto', '#e38a1f'],
  ['beta-carotene', '#e87a12'],
  ['bismuth-citrate', '#f5f3ec'],
  ['bismuth-oxychloride', '#f1efe9'],
  ['bronze-powder', '#9a6b33'],
  ['caramel', '#6b3a16'],
  ['carmine', '#a51436'],
  ['chromium-hydroxide-green', '#2f8f7b'],
  ['chromium-oxide-greens', '#5a7b3c'],
  ['copper-powder', '#b5673a'],
  ['dihydroxyacetone', '#c08a55'],
  ['disodium-edta-copper', '#2c7fb8'],
  ['ferric-ammonium-ferrocyanide', '#1b3a6b'],
  ['ferric-ferrocyanide', '#15305c'],
  ['guaiazulene', '#3b62b5'],
  ['guanine', '#efeee9'],
  ['henna', '#8a3d1c'],
  ['iron-oxides', '#8f3b22'],
  ['luminescent-zinc-sulfide', '#dfe9b8'],
  ['manganese-violet', '#7b3f98'],
  ['mica', '#ebe8e0'],
  ['potassium-sodium-copper-chlorophyllin', '#2e6b3a'],
  ['pyrophyllite', '#ece7da'],
  ['silver', '#c3c7cb'],
  ['silver-nitrate', '#f4f4f2'],
  ['titanium-dioxide', '#ffffff'],
  ['ultramarines', '#2a3fb0'],
  ['zinc-oxide', '#fdfdfb'],
]);

/** Returns the fill of a color's swatch; undefined for a color that the table lacks. */
export function swatchOf({ id, name }: Color): string | undefined {
  return others.get(id) ?? hues.get(name.replace(/^Ext\. /, '').split(' ')[0] ?? '');
}
