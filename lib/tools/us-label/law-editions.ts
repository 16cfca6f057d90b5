import type { LawText } from './law.ts';
import rows from './law-editions.json' with { type: 'json' };

/** The edition of a quoted text: an electronic CFR, the U.S. Code, or an FDA guidance, which is not law. */
export type Edition = {
  readonly copy: 'ecfr' | 'code' | 'guidance';
  /** ISO day of the copy; missing when the copy is undated. */
  readonly day?: string;
  /** Federal Register note of the last amendment. */
  readonly amended?: string;
  /** Public Law up to which the U.S. Code is current. */
  readonly law?: string;
};

const editions: ReadonlyMap<string, Edition> = new Map(Object.entries(rows as Record<string, Edition>));

/** Returns the edition in which a quoted text was read. */
export const editionOf = ({ section }: LawText): Edition => editions.get(section) as Edition;

/** Returns an edition in one line for the `data-edition` attribute. */
export function editionKey({ copy, day, amended, law }: Edition): string {
  return [copy, day ?? law ?? 'undated', amended].filter(Boolean).join('; ');
}
