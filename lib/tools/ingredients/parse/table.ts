import type { KnownNames } from '../names.ts';
import type { Edits } from './edits.ts';

/** Titles of spreadsheet columns. */
const columnTitle =
  /^(?:no\.?|#|inci|ingredients?|name|cas|%|percent|w\/w|function|purpose|성분|함량|배합목적|배합한도|번호|원료명|순번|표시명|영문명|국문명)(?:\b|$|[ (명])/i;

const isNumeric = (cell: string) => /^[<≤]? ?\d{1,3}(?:[.,]\d{1,6})? ?%?$/.test(cell);

/** Returns the rows of a Markdown or text table, `| Water | 70 |`, with tabs between the cells. */
function withoutPipes(text: string): string {
  const rows = text.match(/^[ \t]*\|.*\|[ \t]*$/gm)?.length ?? 0;
  if (rows < 2) return text;
  return text
    .split('\n')
    .filter((line) => !/^[ \t|:+-]*$/.test(line))
    .map((line) => {
      const trimmed = line.trim();
      if (!trimmed.startsWith('|') || !trimmed.endsWith('|')) return line;
      return trimmed
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
        .join('\t');
    })
    .join('\n');
}

/** Beginnings of words for what an ingredient does, and ratings, in the tables of ingredient databases. */
const roles = [
  'abrasive(?:/scrub)?|absorb|anti|astringent|binding|bleach|buffer|bulking|chelat|cleans|colou?rant|condition|denatur|deodor|emollient|emulsi',
  'exfoliant|foam|fragrance|humect|hydrotrope|keratolytic|masking|moisturi|opacif|oxidi|pearlesc|perfuming|plastici|preserv|propell',
  'reducing|refresh|smooth|solubil|solvent|sooth|stabili|sunscreen|surfactant|tonic|whiten|icky|goodie|superstar',
  'cell-communicating ingredient|cosmetic colou?r|film form|gel form|(?:hair|skin)[- ](?:bright|condition|dye|identical|protect)',
  'oral care|ph adjust|uv (?:absorb|filter)|viscosity control',
].join('|');
/** A row of such a table: a name, then roles and ratings between commas, pipes or spaces. */
const rowWithRoles = new RegExp(
  `^(?<name>[^|\\n]{2,150}?)(?:\\s*\\|[\\s|]*|\\s+[‧·•]?(?=${roles}))(?<roles>(?:(?<![\\p{Letter}-])(?:${roles})\\p{Letter}*(?: (?:agent|boosting|ingredient|stabili)\\p{Letter}*)?(?!-)|[\\s|,/‧·•;~.\\d–-])*)$`,
  'iu',
);
const titles =
  /^(?:ingredients?(?: name)?|inci(?: name)?)\b.*\b(?:function|what-it-does|acne|irritant|safety|irr\.?|rating)\b/i;
const longestRow = 300;

/** Leaves out the roles and ratings after each name of a table such as `Glycerin | Solvent, Moisturizer | 0 | 0 | 1-2 |`. */
function withoutRoles(text: string, edits: Edits): string {
  if (!text.includes('\n')) return text;
  const lines = text
    // Cells of a row that are on lines after the name.
    .replace(/\n ?(?=\|)/g, ' ')
    .replace(/\| ?\n ?(?=\d{1,2}(?: ?[-~] ?\d)? ?\|)/g, '| ')
    .replace(/^([^|\n]{1,150}\|) ?\n/gm, '$1 ')
    .split('\n')
    .filter((line) => /[^\s|:+-]/.test(line));
  const rows = lines.map((line) => (line.length > longestRow ? null : rowWithRoles.exec(line.trim())));
  const read = rows.filter(
    (row) => /\p{Letter}/u.test(row?.groups?.roles ?? '') || row?.groups?.roles === '',
  );
  const withLetters = rows.filter((row) => /\p{Letter}/u.test(row?.groups?.roles ?? ''));
  if (withLetters.length < 2 || read.length * 3 < lines.length) return text;
  return lines
    .map((line, index) => {
      if (titles.test(line) && edits.make('column', line)) return '';
      const { name = '', roles: cells = '' } = rows[index]?.groups ?? {};
      if (!name) return line;
      const left = cells.replace(/[\s|]+/g, ' ').trim();
      return left === '' || edits.make('column', left) ? name.replace(/[\s:–-]{1,9}$/, '') : line;
    })
    .join('\n');
}

/**
 * Turns rows copied from a spreadsheet into one ingredient a line. The first cell with letters is the name, and the last
 * number after it the percentage; a CAS number stays beside the name; other cells with letters (a function, a second name)
 * are left out.
 */
export function readRows(pasted: string, names: KnownNames | null, edits: Edits): string {
  const text = withoutRoles(withoutPipes(pasted), edits);
  if (!text.includes('\t')) return text;
  /** The column of names, if a title says so. */
  let named = -1;
  return text
    .split('\n')
    .map((line) => {
      if (!line.includes('\t')) return line;
      const cells = line.split('\t').map((cell) => cell.trim());
      const first = cells.findIndex((cell) => /\p{Letter}{2}/u.test(cell));
      const at = /\p{Letter}{2}/u.test(cells[named] ?? '') ? named : first;
      if (at < 0) return line.replaceAll('\t', ' ').replace(/ {2,}/g, ' ').trim();
      // Names beside each other, each in its cell, and no other column.
      const words = cells.filter((cell) => /\p{Letter}{2}/u.test(cell));
      const areNames = words.length > 5 || (words.length > 1 && words.every((word) => names?.has(word)));
      if (areNames && words.length === cells.filter(Boolean).length) return cells.join('\n');
      const isTitle = cells.filter((cell) => columnTitle.test(cell)).length > 1;
      if (isTitle && edits.make('column', cells.filter(Boolean).join(', '))) {
        named = cells.findIndex((cell) => /\binci\b|영문/i.test(cell));
        return '';
      }
      const others = cells.slice(first + 1);
      const percent = others.findLast(isNumeric);
      const kept = cells.filter(
        (cell, index) => index !== at && /\p{Letter}/u.test(cell) && !edits.make('column', cell),
      );
      const cas = others.find((cell) => /^\d{2,7}-\d{2}-\d$/.test(cell));
      const name = (cells[at] as string) + (cas ? ` (CAS ${cas})` : '');
      const row = percent ? `${name} ${percent.endsWith('%') ? percent : `${percent}%`}` : name;
      return [row, ...kept].join('\n');
    })
    .join('\n');
}
