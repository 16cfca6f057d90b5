import { defineArrayMember, defineField, defineType } from 'sanity';

export const tableRow = defineType({
  name: 'tableRow',
  title: 'Row · 행',
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells · 칸',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).error('A row needs a cell. 행에 칸을 넣으세요.'),
    }),
  ],
  preview: {
    select: { cells: 'cells' },
    prepare: ({ cells }) => ({ title: Array.isArray(cells) ? cells.join(' | ') : 'Empty row · 빈 행' }),
  },
});

/** A table in the body of an article; its first row is the head. */
export const table = defineType({
  name: 'table',
  title: 'Table · 표',
  type: 'object',
  fields: [
    defineField({
      name: 'rows',
      title: 'Rows · 행',
      type: 'array',
      description: 'The first row is the header. 첫 행이 머리글입니다.',
      of: [defineArrayMember({ type: 'tableRow' })],
      validation: (rule) => [
        rule.required().min(2).error('A table needs a header and a row. 머리글과 행이 필요합니다.'),
        rule
          .custom((rows) => {
            const widths = new Set(
              (rows as { cells?: unknown[] }[] | undefined)?.map(({ cells }) => cells?.length),
            );
            return widths.size <= 1
              ? true
              : 'Give every row as many cells as the header. 모든 행의 칸 수를 머리글과 같게 하세요.';
          })
          .warning(),
      ],
    }),
  ],
  preview: {
    select: { rows: 'rows' },
    prepare: ({ rows }) => ({
      title: 'Table · 표',
      subtitle: `${Array.isArray(rows) ? rows.length : 0} rows · 행`,
    }),
  },
});
