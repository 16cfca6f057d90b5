/**
 * Gives the 404 page its title when it is made anew: the answer's status is 404 then, and Next reads the head of such a
 * page from here (docs/upstream.md). The page itself is page.tsx.
 */
export { generateMetadata } from './page';

export default function NotFoundHead() {
  return null;
}
