import clsx from 'clsx';
import { foodLine, shipment } from './shipment';

type Element = {
  tag: string;
  attributes?: Record<string, string>;
  text?: string;
  children?: readonly Element[];
};

type Row = {
  depth: number;
  part: 'open' | 'close' | 'empty' | 'whole';
  element: Element;
};

export const priorNoticeFile = 'prior-notice_ONS-2611_line-4.xml';

/**
 * Excerpt of the notice for the food line. A whole one says more: submitter, importer, owner, product code and
 * the registration of the maker's facility (21 CFR 1.281).
 */
const notice: Element = {
  tag: 'PriorNotice',
  attributes: { schema: '1.4' },
  children: [
    {
      tag: 'Line',
      attributes: { no: String(foodLine.no) },
      children: [
        { tag: 'Product', text: foodLine.product },
        { tag: 'Quantity', attributes: { unit: 'CTN' }, text: String(foodLine.cartons) },
        { tag: 'Origin', text: 'KR' },
        { tag: 'Maker', text: shipment.foodMaker },
        { tag: 'Port', attributes: { code: shipment.to.code } },
        // With seconds, as xs:dateTime asks.
        { tag: 'Arrival', text: `${shipment.to.eta}:00` },
        { tag: 'Carrier', attributes: { scac: shipment.vessel.scac, voy: shipment.vessel.voyage } },
      ],
    },
  ],
};

function rowsOf(element: Element, depth = 0): Row[] {
  if (element.children) {
    return [
      { depth, part: 'open', element },
      ...element.children.flatMap((child) => rowsOf(child, depth + 1)),
      { depth, part: 'close', element },
    ];
  }
  return [{ depth, part: element.text === undefined ? 'empty' : 'whole', element }];
}

const rows = rowsOf(notice);

/** What the crop and the panel leave standing of it: enough to see what it is. */
const extents = {
  shortest: ['PriorNotice', 'Line', 'Product', 'Quantity'],
  short: ['PriorNotice', 'Line', 'Product', 'Quantity', 'Arrival'],
} as const;

type PriorNoticeXmlProps = {
  /** All elements with line numbers, or only some of them without. */
  extent?: 'full' | keyof typeof extents;
  /** On a dark ground. */
  dark?: boolean;
  className?: string;
};

/** Prior Notice of the food line as XML, indented by its depth; long lines wrap on narrow windows. */
export function PriorNoticeXml({ extent = 'full', dark = false, className }: PriorNoticeXmlProps) {
  const shown =
    extent === 'full' ? rows : rows.filter((row) => extents[extent].some((tag) => tag === row.element.tag));
  return (
    <pre
      className={clsx(
        'font-mono text-xs leading-4.75 tracking-[-0.03em] whitespace-normal data-dark:leading-4.5 data-dark:text-on-dark',
        className,
      )}
      data-dark={dark || undefined}
      lang="en"
      translate="no"
    >
      <code>
        {shown.map((row, index) => (
          <span key={row.element.tag + row.part} className="flex gap-2.75 wrap-anywhere @max-[420px]:gap-2">
            {extent === 'full' ? (
              <span className="w-4.25 flex-none text-right text-ink-3 select-none" aria-hidden="true">
                {index + 1}
              </span>
            ) : null}
            <span className={indents[row.depth]}>
              <Tag {...row} />
            </span>
          </span>
        ))}
      </code>
    </pre>
  );
}

const indents = ['', 'pl-3.75 @max-[420px]:pl-2', 'pl-7.5 @max-[420px]:pl-4'];
const bracket = 'text-ink-3 in-data-dark:text-on-dark-3';

function Tag({ part, element: { tag, attributes = {}, text } }: Row) {
  return (
    <>
      <span className={bracket}>{`<${part === 'close' ? '/' : ''}${tag}`}</span>
      {Object.entries(part === 'close' ? {} : attributes).map(([key, value]) => (
        <span key={key}>
          {' '}
          <span className="text-spruce-700 in-data-dark:text-mint">{key}=</span>
          {`"${value}"`}
        </span>
      ))}
      <span className={bracket}>{part === 'empty' ? '/>' : '>'}</span>
      {text}
      {part === 'whole' ? <span className={bracket}>{`</${tag}>`}</span> : null}
    </>
  );
}
