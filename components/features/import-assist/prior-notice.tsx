import clsx from 'clsx';
import { foodLine, shipment } from './shipment';

export const priorNoticeFile = 'prior-notice_ONS-2611_line-4.xml';

/**
 * Excerpt of the notice for the food line. A whole one says more: submitter, importer, owner, product code and
 * the registration of the maker's facility (21 CFR 1.281). The arrival has seconds, as xs:dateTime asks.
 */
const lines = `<PriorNotice schema="1.4">
  <Line no="${foodLine.no}">
    <Product>${foodLine.product}</Product>
    <Quantity unit="CTN">${foodLine.cartons}</Quantity>
    <Origin>KR</Origin>
    <Maker>${shipment.foodMaker}</Maker>
    <Port code="${shipment.to.code}"/>
    <Arrival>${shipment.to.eta}:00</Arrival>
    <Carrier scac="${shipment.vessel.scac}" voy="${shipment.vessel.voyage}"/>
  </Line>
</PriorNotice>`.split('\n');

/** What the crop and the panel leave standing of it: enough to see what it is. */
const extents = {
  shortest: /PriorNotice|Line|Product|Quantity/,
  short: /PriorNotice|Line|Product|Quantity|Arrival/,
} as const;

const indents = ['', 'pl-3.75 @max-[420px]:pl-2', 'pl-7.5 @max-[420px]:pl-4'];

type PriorNoticeXmlProps = {
  /** All elements with line numbers, or only some of them, without numbers and on a dark ground. */
  extent?: keyof typeof extents;
  className?: string;
};

/** Prior Notice of the food line as XML, indented by its depth; long lines wrap on narrow windows. */
export function PriorNoticeXml({ extent, className }: PriorNoticeXmlProps) {
  return (
    <pre
      className={clsx(
        'font-mono text-xs leading-4.75 tracking-[-0.03em] whitespace-normal data-dark:leading-4.5 data-dark:text-on-dark',
        className,
      )}
      data-dark={extent}
      lang="en"
      translate="no"
    >
      <code>
        {(extent ? lines.filter((line) => extents[extent].test(line)) : lines).map((line, index) => (
          <span key={line} className="flex gap-2.75 wrap-anywhere @max-[420px]:gap-2">
            {extent ? null : (
              <span className="w-4.25 flex-none text-right text-ink-3 select-none" aria-hidden="true">
                {index + 1}
              </span>
            )}
            <span className={indents[line.search(/\S/) / 2]}>{highlighted(line.trim())}</span>
          </span>
        ))}
      </code>
    </pre>
  );
}

/** A line with its tags and the names of its attributes in colours of their own. */
function highlighted(line: string) {
  return line.split(/(<\/\w+>|<\w+|\/?>|\w+=)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span
        key={part}
        className={
          part.endsWith('=')
            ? 'text-spruce-700 in-data-dark:text-mint'
            : 'text-ink-3 in-data-dark:text-on-dark-3'
        }
      >
        {part}
      </span>
    ),
  );
}
