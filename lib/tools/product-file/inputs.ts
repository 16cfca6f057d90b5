import { answersText } from '../mocra-duties/texts.ts';
import type { Product } from './answers.ts';
import type { FileReading } from './texts.ts';

/** Fields of the label that the dossier repeats, in the order of the form. */
const labelFields = ['identity', 'amount', 'directions', 'contact', 'firm', 'origin'] as const;

/** Returns what was entered, as a name and a value each; the answers of the finder in the finder's words. */
export function inputRows(
  { label, finder, listing }: Product,
  kindName: (kind: string) => string,
  reading: FileReading,
): [name: string, value: string][] {
  const { text, label: words, duties, locale } = reading;
  const rows: [string, string | undefined][] = [
    [text('fields.product'), finder.product],
    ...labelFields.map((field): [string, string | undefined] => {
      const value = label[field];
      if (field === 'amount') {
        return [
          words('fields.amount'),
          value === undefined ? undefined : `${value} ${label.amount_unit ?? ''}`.trim(),
        ];
      }
      return [words(`fields.${field}`), value === undefined ? undefined : String(value)];
    }),
    [words('fields.kind'), label.kind?.map(kindName).join(', ')],
    [text('ui.groups.you'), answersText(finder, { text: duties, locale }) || undefined],
    [text('fields.states'), listing.states?.map((state) => text(`in.${state}`)).join(', ')],
    [words('fields.ingredients'), label.ingredients],
  ];
  return rows.map(([name, value]) => [name, value ?? text('ui.empty')]);
}
