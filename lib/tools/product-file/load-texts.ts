import type { FileTexts } from './view.ts';

/**
 * Loads what puts a file into the words of a language.
 * @param url fileTextsHref of the language.
 * @throws if the response is not 200.
 */
export async function loadFileTexts(url: string): Promise<FileTexts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
