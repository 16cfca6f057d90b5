/** The columns of a catalog that the check reads. */
export const columnRoles = ['name', 'ingredients', 'type'] as const;
export type ColumnRole = (typeof columnRoles)[number];
/** The index of the column for each role; null if the catalog has none. */
export type ColumnChoice = Readonly<Record<ColumnRole, number | null>>;

/** A catalog as read from a file or a paste: the titles of its columns, and a row for each line below them. */
export type Table = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

/**
 * Titles of columns in the exports of storefronts, best match first: Shopify (`Title`, metafields in parentheses),
 * WooCommerce, Amazon flat files (`item_name`), Cafe24 and Naver SmartStore in Korean, and common spreadsheets. A title is
 * compared in lowercase, with signs as spaces.
 */
const titles: Readonly<Record<ColumnRole, readonly RegExp[]>> = {
  ingredients: [
    /^(?:full |complete |all |product )?ingredients?(?: list| inci)?$/,
    /^inci(?: list| names?| declaration)?$/,
    /^(?:전\s?성분|성분|전\s?성분\s?표시|화장품\s?전\s?성분|모든\s?성분|주요\s?성분|원료)(?:\s?(?:명|정보|목록|표))?$/,
    /\bingredients?\b(?! (?:image|photo|url|type|callout))/,
    /전\s?성분|성분/,
    /\binci\b/,
    /^composition$/,
  ],
  name: [
    /^(?:product |item )?(?:name|title)(?: en| english)?$/,
    /^(?:상품명|제품명|품명|상품\s?이름|제품\s?이름)(?:\s?(?:영문|국문|한글))?$/,
    /^(?:product|item|sku|handle)$/,
    /\b(?:product|item) ?name\b/,
    /상품명|제품명|품명/,
    /^(?:name|title)\b/,
  ],
  type: [
    /^(?:product )?type$/,
    /^(?:product )?category$/,
    /^(?:카테고리|분류|유형|제품\s?유형|상품\s?분류|화장품\s?유형)(?:\s?명)?$/,
    /^(?:standardized product type|product category|categories|custom product type|google product category)$/,
    /\b(?:type|category)\b/,
    /카테고리|분류|유형/,
  ],
};

const normalized = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    // The path of a metafield: `Ingredients (product.metafields.custom.ingredients)`.
    .replace(/\(product\.metafields\.[^)]*\)/g, ' ')
    .replace(/[\s_\-./:*#()[\]]+/g, ' ')
    .trim();

/** Names that most lists of ingredients contain; tags and descriptions have commas too. */
const usualNames =
  /\b(?:water|aqua|eau|glycerin|phenoxyethanol|fragrance|parfum|tocopherol|dimethicone|talc|mica|sodium|citric acid|ci \d{5})\b|정제수|글리세린|향료|토코페롤|다이메티콘/i;

/** Returns the share of cells of a column that look like a list of ingredients, perhaps inside a description. */
function listShare({ rows }: Table, column: number): number {
  const cells = rows.slice(0, 50).flatMap((row) => row[column]?.trim() || []);
  const lists = cells.filter(
    (cell) => usualNames.test(cell) && (cell.match(/[,;、，]|\n|·/g) ?? []).length >= 2,
  );
  return cells.length === 0 ? 0 : lists.length / cells.length;
}

/** Returns the index of the first column whose title fits, trying the patterns in their order. */
function findByTitle(
  columns: readonly string[],
  role: ColumnRole,
  taken: readonly (number | null)[],
): number | null {
  const given = columns.map(normalized);
  for (const pattern of titles[role]) {
    const index = given.findIndex((title, at) => !taken.includes(at) && pattern.test(title));
    if (index >= 0) return index;
  }
  return null;
}

/** Returns the columns that a table's titles suggest, for a person to confirm. A column of lists is found by its cells. */
export function guessColumns(table: Table): ColumnChoice {
  const { columns } = table;
  const byTitle = findByTitle(columns, 'ingredients', []);
  const shares = columns.map((_, index) => listShare(table, index));
  const fullest = shares.indexOf(Math.max(...shares));
  const hasLists = byTitle !== null && (shares[byTitle] ?? 0) > 0;
  const byCells = (shares[fullest] ?? 0) >= 0.3 ? fullest : null;
  const ingredients = hasLists ? byTitle : (byCells ?? byTitle);
  const name = findByTitle(columns, 'name', [ingredients]);
  return { ingredients, name, type: findByTitle(columns, 'type', [ingredients, name]) };
}
