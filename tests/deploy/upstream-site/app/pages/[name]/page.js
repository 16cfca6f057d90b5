import { readFileSync } from 'node:fs';
import { notFound, permanentRedirect } from 'next/navigation';

export const revalidate = 1;
export const metadata = { title: 'A page' };

export function generateStaticParams() {
  return [];
}

/** The test says in a file what the page is: there, gone or moved. */
export default function Page() {
  const state = readFileSync(process.env.PAGE_STATE, 'utf8');
  if (state === 'gone') notFound();
  if (state === 'moved') permanentRedirect('/');
  return <h1>A page</h1>;
}
