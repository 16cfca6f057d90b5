import { guessColumns } from '@/lib/tools/catalog/columns';
import { readText } from '@/lib/tools/catalog/read-text';

const list = 'Water, Glycerin, Niacinamide, Phenoxyethanol';

/** Titles of columns in public exports and templates, with the titles of the recognized columns. */
const exports: readonly (readonly [
  store: string,
  titles: string,
  ingredients: string | null,
  name: string,
  type: string | null,
])[] = [
  [
    'Shopify with a metafield',
    'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Ingredients (product.metafields.custom.ingredients),Status',
    'Ingredients (product.metafields.custom.ingredients)',
    'Title',
    'Type',
  ],
  [
    'Shopify of 2025',
    'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,SKU,Full ingredients (product.metafields.custom.full_ingredients)',
    'Full ingredients (product.metafields.custom.full_ingredients)',
    'Title',
    'Type',
  ],
  [
    'WooCommerce',
    'ID,Type,SKU,Name,Published,Short description,Description,Categories,Tags,Meta: ingredients',
    'Meta: ingredients',
    'Name',
    'Type',
  ],
  [
    'Amazon',
    'feed_product_type,item_sku,brand_name,item_name,ingredients,bullet_point1',
    'ingredients',
    'item_name',
    'feed_product_type',
  ],
  [
    'a public data set',
    'product_id,product_name,brand_name,ingredients,primary_category',
    'ingredients',
    'product_name',
    'primary_category',
  ],
  [
    'Cafe24',
    '상품코드,상품명,상품명(관리용),상품분류 번호,상품 요약설명,전성분',
    '전성분',
    '상품명',
    '상품분류 번호',
  ],
  [
    'Naver SmartStore',
    '판매자 상품코드,카테고리코드,상품명,상품상태,판매가,화장품법에 따라 기재해야 하는 모든 성분',
    '화장품법에 따라 기재해야 하는 모든 성분',
    '상품명',
    '카테고리코드',
  ],
  ['a sheet of a lab', 'No.,Product Name (EN),INCI List,Volume', 'INCI List', 'Product Name (EN)', null],
  [
    'a Korean sheet',
    '번호,제품명,화장품 유형,전성분(국문),전성분(영문)',
    '전성분(국문)',
    '제품명',
    '화장품 유형',
  ],
];

it.each(exports)('recognizes the columns of %s', (_, titles, ingredients, name, type) => {
  const columns = titles.split(',');
  const cells = columns.map((title) => (title === ingredients ? list : 'x'));
  const guess = guessColumns({ columns, rows: [cells] });
  const titleAt = (index: number | null) => (index === null ? null : columns[index]);
  expect([titleAt(guess.ingredients), titleAt(guess.name), titleAt(guess.type)]).toEqual([
    ingredients,
    name,
    type,
  ]);
});

it('finds a list inside a description when no title names it', () => {
  const csv = `Handle,Title,Body (HTML),Tags\nserum,Yuja serum,"<p>Bright.</p><p><b>Ingredients:</b> ${list}</p>","vegan, glow, serum, new"\n`;
  const result = readText(csv);
  expect('table' in result && guessColumns(result.table).ingredients).toBe(2);
});

it('prefers a column with lists to one whose title only mentions ingredients', () => {
  const columns = ['Name', 'Key ingredients', 'Composition'];
  const rows = [['Serum', 'Yuja', list]];
  expect(guessColumns({ columns, rows }).ingredients).toBe(2);
});

it('names no column of ingredients when there is none', () => {
  const columns = ['Name', 'Price', 'Tags'];
  expect(
    guessColumns({ columns, rows: [['Serum', '12.00', 'vegan, new, glow, serum, gift']] }).ingredients,
  ).toBeNull();
});
