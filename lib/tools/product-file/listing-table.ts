import type { ToolText } from '../text.ts';
import type { ListingRow } from './listing.ts';

/** Returns the sheet as cells for a spreadsheet, separated by tabs. */
export const listingTable = (rows: readonly ListingRow[], text: ToolText): string =>
  rows
    .map(({ id, value, citation }) =>
      [text(`listing.rows.${id}`), value.replace(/\s+/g, ' '), citation].join('\t'),
    )
    .join('\n');
