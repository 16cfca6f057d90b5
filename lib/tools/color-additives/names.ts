import { type Color, inciNames } from './list';
import { spelling } from './spelling';

/** Returns every name and number of a color as the search compares them, separated by spaces. */
export function searchNames(color: Color): string {
  const { listedAs, ci, korean, common, section } = color;
  const numbers = ci.map((number) => `CI ${number}`);
  const names = [listedAs, ...inciNames(color), ...numbers, ...korean, ...common, section];
  return names.map(spelling).join(' ');
}
