import { toCsv } from '../../text/csv.ts';
import type { ToolText } from '../text.ts';
import type { ListingRow } from './listing.ts';

/** Returns the sheet as a CSV file. */
export const listingCsv = (rows: readonly ListingRow[], text: ToolText): string =>
  toCsv([
    [text('listing.element'), text('listing.value'), text('listing.section')],
    ...rows.map(({ id, value, citation, isSuggested }) => [
      text(`listing.rows.${id}`),
      isSuggested ? `${value} (${text('listing.suggested')})` : value,
      citation,
    ]),
  ]);

/** Returns the sheet as JSON, with the keys in English; null for what is missing. */
export const listingJson = (rows: readonly ListingRow[], version: string): string =>
  JSON.stringify(
    {
      note: 'Preparation of a product listing. Not a submission to the FDA.',
      rules: version,
      elements: Object.fromEntries(
        rows.map(({ id, value, citation, isSuggested }) => [
          id,
          { value: value || null, citation, ...(isSuggested && { isSuggested }) },
        ]),
      ),
    },
    null,
    2,
  );
