/**
 * Gives the 404 page its title when it is revalidated: the status is 404 then, and Next takes the head from this file
 * (docs/upstream.md). The page itself is page.tsx.
 */
export { generateMetadata } from './page';

export default function NotFoundHead() {
  return null;
}
