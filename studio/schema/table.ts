import { defineArrayMember, defineField, defineType } from 'sanity';

/**
 * A table in the body of an article. The Studio's table editor, which `body.ts` turns on, requires these names. Cells are plain
 * text, and the site shows the first row as the header.
 */
export const table = defineType({
  name: 'table',
  title: 'Table · 표',
  type: 'object',
  fields: [
    defineField({
      name: 'headerRows',
      title: 'Header rows · 머리글 행',
      type: 'number',
      initialValue: 1,
      validation: (rule) =>
        rule
          .min(1)
          .max(1)
          .warning(
            'The site shows the first row as the header: turn “Header row” on. 사이트는 첫 행을 머리글로 보여 줍니다. “Header row”를 켜세요.',
          ),
    }),
    defineField({
      name: 'rows',
      title: 'Rows · 행',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'row',
          title: 'Row · 행',
          type: 'object',
          fields: [
            defineField({
              name: 'cells',
              title: 'Cells · 칸',
              type: 'array',
              of: [
                defineArrayMember({
                  name: 'cell',
                  title: 'Cell · 칸',
                  type: 'object',
                  fields: [
                    defineField({
                      name: 'value',
                      title: 'Text · 글',
                      type: 'array',
                      of: [
                        defineArrayMember({
                          type: 'block',
                          styles: [{ title: 'Text · 글', value: 'normal' }],
                          lists: [],
                          marks: { decorators: [], annotations: [] },
                        }),
                      ],
                    }),
                  ],
                }),
              ],
            }),
          ],
        }),
      ],
      validation: (rule) =>
        rule.required().min(2).error('A table needs a header and a row. 머리글과 행이 필요합니다.'),
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
