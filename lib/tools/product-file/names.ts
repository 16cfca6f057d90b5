import { productNames } from './carry.ts';

/** Returns the parameters of a fragment or a form that belong to a product, without empty ones. */
export function productParams(params: URLSearchParams): URLSearchParams {
  const known = [...params].filter(([name, value]) => productNames.includes(name) && value.trim() !== '');
  return new URLSearchParams(known);
}

/** Fields from each of which a finding can follow. */
const deciding = ['ingredients', 'identity', 'kind', 'role', 'drug'];

/** True if a fragment has a fact that a finding can follow from. */
export function isBegun(fragment: string): boolean {
  const params = new URLSearchParams(fragment);
  return deciding.some((name) => params.has(name));
}
