import { readNames } from '@/lib/tools/ingredients/names';
import table from '@/lib/tools/ingredients/names.json';
import { parseIngredients } from '@/lib/tools/ingredients/parse';

const known = readNames(table.rows);

/** Returns the entries with their percentages, and fails if the parser asks something. */
function read(text: string): string[] {
  const { entries, questions } = parseIngredients(text, { names: known });
  expect(questions).toEqual([]);
  return entries.map(({ name, percent }) => (percent === null ? name : `${name} ${percent}%`));
}

// Shapes of Drug Facts on DailyMed, in openFDA and in shops that copy them.
describe('Drug Facts', () => {
  const inactive = ['Water', 'Glycerin', 'Dimethicone', 'Phenoxyethanol'];

  it('reads a whole panel, without its warnings and directions', () => {
    const panel = `
      DAILY FACE CREAM SPF 30

      Drug Facts

      Active ingredients

      Avobenzone 3%

      Zinc Oxide 12%

      Purpose

      Sunscreen

      Uses

      • helps prevent sunburn

      Directions

      • children under 6 months: ask a doctor

      Inactive ingredients

      Water, Glycerin, Dimethicone, Phenoxyethanol

      Questions?

      Call the brand`;
    expect(read(panel)).toEqual(['Avobenzone 3%', 'Zinc Oxide 12%', ...inactive]);
  });

  it('reads headings and sections with bullets', () => {
    const panel = `• ACTIVE INGREDIENTS\n\n  HOMOSALATE 10.0%\n\n• PURPOSE\n\n  SUNSCREEN\n\n• INACTIVE INGREDIENTS\n\n  ${inactive.join(', ')}`;
    expect(read(panel)).toEqual(['HOMOSALATE 10%', ...inactive]);
  });

  it.each([
    [
      'purposes between active ingredients',
      'Active ingredients Purpose Avobenzone 3.0% Sunscreen Zinc Oxide (9.0%) Sunscreen\nInactive ingredients Water, Glycerin, Dimethicone',
      ['Avobenzone 3%', 'Zinc Oxide 9%', 'Water', 'Glycerin', 'Dimethicone'],
    ],
    [
      'both lists on one line',
      'Active ingredient Salicylic Acid 2% Purpose Acne Treatment Inactive ingredients Water, Sodium Chloride, Glycerin',
      ['Salicylic Acid 2%', 'Water', 'Sodium Chloride', 'Glycerin'],
    ],
    [
      'a purpose behind leader dots',
      'Active ingredient\nZinc Oxide 21%…………………………………………………… Sunscreen\nInactive ingredients\nWater\nGlycerin',
      ['Zinc Oxide 21%', 'Water', 'Glycerin'],
    ],
    [
      'a table with each cell on a line',
      'Active ingredients\nPurpose\nAvobenzone 3%\nSunscreen\nHomosalate 10%\nSunscreen\nUses\nhelps prevent sunburn\nInactive ingredients\nWater, Glycerin',
      ['Avobenzone 3%', 'Homosalate 10%', 'Water', 'Glycerin'],
    ],
    [
      'the title of the panel in the same line',
      'Drug Facts Active ingredients Avobenzone 3% Homosalate 10% Purpose Sunscreen Inactive ingredients: Water, Glycerin, Dimethicone',
      ['Avobenzone 3%', 'Homosalate 10%', 'Water', 'Glycerin', 'Dimethicone'],
    ],
  ])('reads %s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    'Formulated without inactive ingredients that irritate skin. Ingredients: Water, Mica, Talc',
    'Water, Mica, Talc\nInactive ingredients may vary.',
    'Water, Mica, Talc.\nOther ingredients may be present in small amounts.',
  ])('reads the sentence in %j as no heading', (text) => {
    expect(read(text)).toEqual(['Water', 'Mica', 'Talc']);
  });

  it('keeps the headings of the other products of a set', () => {
    const { entries, questions } = parseIngredients(
      'Sun cream\nActive ingredients: Zinc Oxide 12%\nInactive ingredients: Water, Mica\nCleansing foam: Water, Glycerin',
      { names: known },
    );
    expect(entries.map(({ name }) => name)).toEqual(['Zinc Oxide', 'Water', 'Mica', 'Water', 'Glycerin']);
    expect(questions.map(({ reason }) => reason)).toEqual(['sections']);
  });
});
