/** Why a part of the list is no entry, or no part of an entry's name. */
export type LeftOutReason =
  | 'footnote'
  /** Another cell of a spreadsheet row. */
  | 'column'
  /** A percentage that is not one number. */
  | 'range'
  | 'nano'
  /** The name of a product, a shade or a part of a kit before its list. */
  | 'heading'
  /** A formula code of the brand: `F.I.L. Z288697/2`. */
  | 'code'
  /** A sentence about the list or the product, an address, an allergen statement. */
  | 'statement'
  /** A remark in brackets after a name: `다마스크장미꽃오일(불가리아 공인)`. */
  | 'remark';

/** A change that the parser makes to the pasted text. */
export type Change = {
  readonly kind: LeftOutReason | 'joined' | 'split' | 'renamed';
  /** The text as pasted. */
  readonly typed: string;
  /** The text that it became; empty if it was left out. */
  readonly to: string;
};

/** Characters of a changed text that identify it. */
const longestId = 60;

/** Returns the text that identifies a change in the answers of a tool, so that a visitor can undo it. */
export const changeId = ({ kind, typed }: Pick<Change, 'kind' | 'typed'>): string =>
  `${kind}:${typed.replace(/\s+/g, ' ').trim().slice(0, longestId)}`;

/** The changes of one parse. Every step asks before it changes the text, because the visitor may have undone the change. */
export class Edits {
  readonly made: Change[] = [];
  readonly #undone: ReadonlySet<string>;

  constructor(undone: ReadonlySet<string>) {
    this.#undone = undone;
  }

  /** Records a change and returns true; returns false if the visitor has undone it. */
  make(kind: Change['kind'], text: string, to = ''): boolean {
    const typed = text.trim();
    if (this.#undone.has(changeId({ kind, typed }))) return false;
    this.made.push({ kind, typed, to });
    return true;
  }

  /** Records the changes of an earlier parse and returns true; returns false if the visitor has undone one of them. */
  repeat(changes: readonly Change[]): boolean {
    if (changes.some((change) => this.#undone.has(changeId(change)))) return false;
    this.made.push(...changes);
    return true;
  }
}
