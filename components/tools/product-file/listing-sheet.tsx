import { useState } from 'react';
import { ToolActions, useCopy } from '@/components/tools/shared/tool-actions';
import { saveFile } from '@/lib/browser/in-app';
import { keepTogether } from '@/lib/text/typography';
import type { ListingRow } from '@/lib/tools/product-file/listing';
import { listingTable } from '@/lib/tools/product-file/listing-table';
import type { ToolText } from '@/lib/tools/text';
import type { Second } from './second-view';

type ListingSheetProps = {
  rows: readonly ListingRow[];
  text: ToolText;
  second: Second | null;
  version: string;
  live: boolean;
};

/** The data elements of a product listing, with what is missing; to copy and to save. */
export function ListingSheet({ rows, text, second, version, live }: ListingSheetProps) {
  const { status, byHand, copy } = useCopy(text('actions.copyYourself'));
  const [elsewhere, setElsewhere] = useState('');
  /** Loads the code that writes files with the first press; nothing else needs it. */
  async function save(extension: 'csv' | 'json') {
    const files = await import('@/lib/tools/product-file/listing-files').catch(() => null);
    const name = `${text('listing.file')}.${extension}`;
    const isSaved =
      files !== null &&
      (extension === 'csv'
        ? saveFile(name, files.listingCsv(rows, text), 'text/csv;charset=utf-8')
        : saveFile(name, files.listingJson(rows, version), 'application/json'));
    setElsewhere(isSaved ? '' : text('actions.elsewhere'));
  }
  return (
    <section
      data-listing=""
      className="mt-12 border-t border-ink pt-6 print:mt-6 print:break-inside-avoid print:[zoom:0.85]"
    >
      <h3 className="type-h3">{text('listing.title')}</h3>
      <p className="type-small mt-2 max-w-prose text-ink-2">{keepTogether(text('listing.lead'))}</p>
      <table className="type-small mt-4 w-full border-collapse text-left">
        <thead className="sr-only sm:not-sr-only print:not-sr-only">
          <tr>
            {(['element', 'value', 'section'] as const).map((name) => (
              <th key={name} scope="col" className="border-b border-ink py-2 pr-4 align-bottom font-semibold">
                {text(`listing.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, value, citation, isOptional, isSuggested }) => (
            <tr key={id} data-element={id} className="max-sm:block max-sm:py-2 sm:border-b sm:border-rule">
              <th scope="row" className="py-1.5 pr-4 align-top font-semibold max-sm:block sm:w-1/4">
                {text(`listing.rows.${id}`)}
                {second && (
                  <span lang={second.lang} className="block font-normal">
                    {second.text(`listing.rows.${id}`)}
                  </span>
                )}
              </th>
              <td className="py-1.5 pr-4 align-top wrap-anywhere max-sm:block">
                {value ? (
                  <span lang="en">{keepTogether(value)}</span>
                ) : (
                  <span className={isOptional ? 'text-ink-3' : 'text-seal-700'}>
                    {text(isOptional ? 'listing.optional' : 'listing.missing')}
                  </span>
                )}
                {isSuggested && <span className="block text-ochre-700">{text('listing.suggested')}</span>}
              </td>
              <td className="type-caption py-1.5 align-top text-ink-3 max-sm:block max-sm:border-b max-sm:border-rule">
                {keepTogether(citation)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="type-caption mt-3 text-ink-3">{keepTogether(text('listing.flexible'))}</p>
      <h4 className="mt-4 text-small font-semibold">{text('listing.facility.title')}</h4>
      <p className="type-caption mt-1 text-ink-3">{keepTogether(text('listing.facility.text'))}</p>
      <ToolActions
        live={live}
        status={status || elsewhere}
        byHand={byHand}
        className="mt-4 print:hidden"
        actions={[
          [
            text('listing.copy'),
            async () => (await copy(listingTable(rows, text))) && text('listing.copied'),
          ],
          [text('listing.csv'), () => save('csv')],
          [text('listing.json'), () => save('json')],
        ]}
      />
    </section>
  );
}
