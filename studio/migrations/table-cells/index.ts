import { defineMigration, set } from 'sanity/migrate';
import { cellsOfOldTable, tableOfCells } from '../../schema/table-of-cells';

/** Converts tables whose cells are strings, which the Studio's table editor cannot open. The site reads both. */
export default defineMigration({
  title: 'Cells of tables as text blocks',
  documentTypes: ['resourcePage'],
  migrate: {
    object(value) {
      const cells = cellsOfOldTable(value);
      return cells ? set(tableOfCells(String(value._key), cells)) : undefined;
    },
  },
});
