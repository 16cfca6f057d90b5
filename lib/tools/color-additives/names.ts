import { type Color, inciNames } from './list';
import { spelling } from './spelling';

/** Numbers of colors in the European list of food additives, by id. Server only: the rows carry them to the search. */
const foodNumbers: ReadonlyMap<string, string> = new Map([
  ['yellow-5', 'E102'],
  ['yellow-10', 'E104'],
  ['yellow-6', 'E110'],
  ['carmine', 'E120'],
  ['red-40', 'E129'],
  ['blue-1', 'E133'],
  ['potassium-sodium-copper-chlorophyllin', 'E141'],
  ['green-3', 'E143'],
  ['caramel', 'E150 E150a E150b E150c E150d'],
  ['beta-carotene', 'E160a'],
  ['annatto', 'E160b'],
  ['titanium-dioxide', 'E171'],
  ['iron-oxides', 'E172'],
  ['aluminum-powder', 'E173'],
  ['silver', 'E174'],
  ['red-7', 'E180'],
]);

/** Returns every name and number of a color as the search compares them, separated by spaces. */
export function searchNames(color: Color): string {
  const { id, listedAs, ci, korean, common, section } = color;
  const numbers = [...ci.map((number) => `CI ${number}`), ...(foodNumbers.get(id)?.split(' ') ?? [])];
  const names = [listedAs, ...inciNames(color), ...numbers, ...korean, ...common, section];
  return names.map(spelling).join(' ');
}
