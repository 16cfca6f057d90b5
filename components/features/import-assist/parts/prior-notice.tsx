import clsx from 'clsx';
import { foodLine, shipment } from '../data';

export const priorNoticeFile = 'prior-notice_ONS-2611_line-4.xml';

/**
 * Excerpt of the notice for the food line. A full notice adds the submitter, importer, owner, product code and
 * registration of the maker's facility (21 CFR 1.281). FDA does not publish a format: notices are filed through the ACE
 * system of CBP or FDA's PNSI, and this is the product's data format. The arrival time includes seconds because
 * xs:dateTime requires them.
 */
const lines = `<PriorNotice>
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

const indents = ['', 'ml-3.75 @max-[26.25rem]:ml-2', 'ml-7.5 @max-[26.25rem]:ml-4'];

type PriorNoticeXmlProps = {
  /** Elements that the crop and the panel show on a dark background; by default all of them, with line numbers. */
  only?: RegExp;
  className?: string;
};

/** Prior Notice of the food line as XML, indented by depth; long lines wrap in narrow windows. */
export function PriorNoticeXml({ only, className }: PriorNoticeXmlProps) {
  return (
    <pre
      className={clsx(
        'font-mono text-xs tracking-[-0.03em] whitespace-normal',
        only ? 'leading-4.5 text-on-dark' : 'leading-4.75 [counter-reset:line]',
        className,
      )}
      lang="en"
      translate="no"
    >
      <code>
        {lines
          .filter((line) => !only || only.test(line))
          .map((line) => (
            <span
              key={line}
              className={clsx(
                'flex wrap-anywhere',
                !only &&
                  'gap-2.75 [counter-increment:line] before:w-4.25 before:flex-none before:text-right before:text-ink-3 before:content-[counter(line)/""]',
              )}
            >
              <span className={indents[line.search(/\S/) / 2]}>
                {/* Tags are less prominent than their content. */}
                {line
                  .trim()
                  .split(/(<[^>]+>)/)
                  .map((part, index) =>
                    index % 2 === 0 ? (
                      part
                    ) : (
                      <span key={part} className={only ? 'text-on-dark-3' : 'text-ink-3'}>
                        {part}
                      </span>
                    ),
                  )}
              </span>
            </span>
          ))}
      </code>
    </pre>
  );
}
