import { cn } from '@/lib/utils';
import styles from './prior-notice.module.css';
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

export type PriorNoticeXmlProps = {
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
      className={cn(styles.xml, className)}
      data-extent={extent}
      data-dark={dark || undefined}
      lang="en"
      translate="no"
    >
      <code>
        {shown.map(({ depth, part, element }) => (
          <span key={element.tag + part} className={styles.row} data-depth={depth}>
            <span>
              <span className={styles.tag}>{`<${part === 'close' ? '/' : ''}${element.tag}`}</span>
              {part === 'close' ? null : <Attributes of={element} />}
              <span className={styles.tag}>{part === 'empty' ? '/>' : '>'}</span>
              {element.text}
              {part === 'whole' ? <span className={styles.tag}>{`</${element.tag}>`}</span> : null}
            </span>
          </span>
        ))}
      </code>
    </pre>
  );
}

function Attributes({ of: { attributes = {} } }: { of: Element }) {
  return Object.entries(attributes).map(([key, text]) => (
    <span key={key}>
      {' '}
      <span className={styles.attribute}>{key}=</span>
      {`"${text}"`}
    </span>
  ));
}
