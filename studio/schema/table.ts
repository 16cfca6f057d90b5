import { defineArrayMember, defineField, defineType } from 'sanity';

export const tableRow = defineType({
  name: 'tableRow',
  title: 'Row',
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).error('A row needs a cell.'),
    }),
  ],
  preview: {
    select: { cells: 'cells' },
    prepare: ({ cells }) => ({ title: Array.isArray(cells) ? cells.join(' | ') : 'Empty row' }),
  },
});

/** A table in the body of an article; its first row is the head. */
export const table = defineType({
  name: 'table',
  title: 'Table',
  type: 'object',
  fields: [
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'The first row is the head.',
      of: [defineArrayMember({ type: 'tableRow' })],
      validation: (rule) => [
        rule.required().min(2).error('A table needs a head and a row.'),
        rule
          .custom((rows) => {
            const widths = new Set(
              (rows as { cells?: unknown[] }[] | undefined)?.map(({ cells }) => cells?.length),
            );
            return widths.size <= 1 ? true : 'Give every row as many cells as the head has.';
          })
          .warning(),
      ],
    }),
  ],
  preview: {
    select: { rows: 'rows' },
    prepare: ({ rows }) => ({ title: 'Table', subtitle: `${Array.isArray(rows) ? rows.length : 0} rows` }),
  },
});
