import { strToU8, zipSync } from 'fflate';
import { productsOf } from '@/lib/tools/catalog/products';
import { largestFile, readFile } from '@/lib/tools/catalog/read-file';
import { readText } from '@/lib/tools/catalog/read-text';

const blob = (...parts: BlobPart[]) => new Blob(parts);
const rowsOf = async (file: Blob) => {
  const result = await readFile(file);
  return 'table' in result ? [result.table.columns, ...result.table.rows] : result.problem;
};

/** Returns a workbook with one sheet of inline strings, and a cell whose formula has a stored result. */
function workbook(rows: readonly (readonly string[])[]): Blob {
  const column = (index: number) => String.fromCharCode(65 + index);
  const cells = rows.map((row, at) => {
    const inRow = row.map((text, index) =>
      text.startsWith('=')
        ? `<c r="${column(index)}${at + 1}" t="str"><f>${text.slice(1)}</f><v>result of a formula</v></c>`
        : `<c r="${column(index)}${at + 1}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`,
    );
    return `<row r="${at + 1}">${inRow.join('')}</row>`;
  });
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${related}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${related}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
  };
  const zipped = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return blob(new Uint8Array(zipped));
}

const expected = [
  ['Name', 'Ingredients'],
  ['Serum', 'Water, Glycerin'],
];

it.each([
  ['commas', 'Name,Ingredients\nSerum,"Water, Glycerin"\n'],
  ['semicolons', 'Name;Ingredients\r\nSerum;Water, Glycerin\r\n'],
  ['tabs', 'Name\tIngredients\nSerum\tWater, Glycerin'],
  ['a byte order mark', '\uFEFFName,Ingredients\nSerum,"Water, Glycerin"'],
  ['a line that names the separator', 'sep=;\nName;Ingredients\nSerum;Water, Glycerin'],
  ['empty lines', '\n\nName,Ingredients\n,\nSerum,"Water, Glycerin"\n\n'],
])('reads text with %s', (_, text) => {
  const result = readText(text);
  expect('table' in result && [result.table.columns, ...result.table.rows]).toEqual(expected);
});

it('keeps quotes and line breaks inside a cell', async () => {
  const csv = 'Name,Ingredients\n"The ""Glow"" serum","Water,\nGlycerin"\n';
  expect(await rowsOf(blob(csv))).toEqual([
    ['Name', 'Ingredients'],
    ['The "Glow" serum', 'Water,\nGlycerin'],
  ]);
});

it('reads CP949, in which Korean Excel saves', async () => {
  // 제품명,전성분 / 크림,정제수
  const bytes = [
    0xc1, 0xa6, 0xc7, 0xb0, 0xb8, 0xed, 0x2c, 0xc0, 0xfc, 0xbc, 0xba, 0xba, 0xd0, 0x0a, 0xc5, 0xa9, 0xb8,
    0xb2, 0x2c, 0xc1, 0xa4, 0xc1, 0xa6, 0xbc, 0xf6,
  ];
  expect(await rowsOf(blob(new Uint8Array(bytes)))).toEqual([
    ['제품명', '전성분'],
    ['크림', '정제수'],
  ]);
});

it('reads Windows-1252 and UTF-16', async () => {
  const western = [...'Name,Inci\nS'].map((sign) => sign.charCodeAt(0));
  expect(await rowsOf(blob(new Uint8Array([...western, 0xe9, 0x72, 0x75, 0x6d, 0x2c, 0x41])))).toEqual([
    ['Name', 'Inci'],
    ['Sérum', 'A'],
  ]);
  const wide = new Uint16Array([0xfeff, ...[...'이름\t성분\n크림\t물'].map((sign) => sign.charCodeAt(0))]);
  expect(await rowsOf(blob(wide))).toEqual([
    ['이름', '성분'],
    ['크림', '물'],
  ]);
});

it('reads a workbook, with the stored results of formulas', async () => {
  const file = workbook([
    ['Name', 'Ingredients'],
    ['Serum', 'Water, Glycerin'],
    ['=A2&"!"', 'Talc'],
  ]);
  expect(await rowsOf(file)).toEqual([...expected, ['result of a formula', 'Talc']]);
});

it.each([
  ['a PDF that is named .csv', blob('%PDF-1.7\n'), 'pdf'],
  ['a PNG', blob(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])), 'image'],
  ['a JPEG', blob(new Uint8Array([0xff, 0xd8, 0xff, 0xe0])), 'image'],
  ['an .xls file', blob(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])), 'old-excel'],
  [
    'an archive that is no workbook',
    blob(new Uint8Array(zipSync({ 'word/document.xml': strToU8('<a/>') }))),
    'document',
  ],
  ['a truncated workbook', blob(new Uint8Array([0x50, 0x4b, 0x03, 0x04]), 'xl/workbook.xml'), 'damaged'],
  ['bytes without text', blob(new Uint8Array([1, 0, 0, 2, 0, 0, 3])), 'binary'],
  ['an empty file', blob(''), 'empty'],
  ['spaces only', blob(' \n \n'), 'empty'],
  ['titles without a product', blob('Name,Ingredients\n'), 'one-line'],
])('explains why it cannot read %s', async (_, file, problem) => {
  expect(await readFile(file)).toEqual({ problem });
});

it('refuses a file above the limit without reading it', async () => {
  const file = { size: largestFile + 1, arrayBuffer: () => Promise.reject(new Error('was read')) };
  expect(await readFile(file as unknown as Blob)).toEqual({ problem: 'large' });
});

it('drops the further rows of a product and takes text out of HTML', () => {
  const table = {
    columns: ['Title', 'Body', 'Type'],
    rows: [
      ['Lip tint', '<p>Ingredients:</p><ul><li>Water</li><li>Talc &amp; Mica</li></ul>', 'Makeup'],
      ['', '', ''],
    ],
  };
  expect(productsOf(table, { name: 0, ingredients: 1, type: 2 })).toEqual([
    { row: 1, name: 'Lip tint', ingredients: 'Ingredients:\nWater\nTalc & Mica', kinds: ['lips'] },
  ]);
});
