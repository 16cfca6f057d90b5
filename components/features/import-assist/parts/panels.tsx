import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { copyFrom } from '@/lib/text/copy-from';
import { Chip, MarkWithText, SceneWindow } from '../../shared';
import { ProductIcon, type ProductKind } from '../../shared/product-icon-artwork';
import { foodLine, reached, shipment } from '../data';
import { PriorNoticeXml, priorNoticeFile } from './prior-notice';

/** The importer of the food, who is responsible for its FSVP (21 CFR 1.500). */
const importer = 'Onsil America Inc.';

const second = 'block text-sm leading-4.75 text-ink-3';
const marks = { verified: 'pass', due: 'review', outside: 'empty' } as const;
const columns = ['supplier', 'verification', 'state'] as const;

type Supplier = {
  icon: ProductKind;
  /** The food and its maker; without them, the row covers all cosmetics. */
  product?: string;
  maker?: string;
  /** Verification of the maker under 21 CFR 1.506(e)(1), with its date. */
  activity?: 'sampling' | 'audit';
  date?: string;
  state: keyof typeof marks;
};

const suppliers: readonly Supplier[] = [
  { ...foodLine, maker: shipment.foodMaker, activity: 'sampling', date: '2026-10-12', state: 'verified' },
  {
    icon: 'jelly',
    product: 'Pomegranate Jelly Stick',
    maker: 'Gaon Farm Foods Co., Ltd.',
    activity: 'audit',
    date: '2026-12-04',
    state: 'due',
  },
  { icon: 'serum', state: 'outside' },
];

/**
 * FSVP of the food lines: the maker above its verification, beside the product drawing if there is one. Cosmetics are
 * exempt.
 */
export function FsvpPanel() {
  const t = useTranslations('sceneImportAssist');
  const copy = copyFrom(t);
  return (
    <Panel file="fsvp_onsil-america" citation="21 CFR Part 1, Subpart L" caption={t('fsvp.caption')}>
      <div className="px-4.5 pt-3.5 pb-1.5">
        <table className="block">
          <caption className="block border-b-[1.5px] border-ink pb-2 text-left leading-5">
            <strong className="block">{t('fsvp.head')}</strong>{' '}
            <span className="block text-sm text-ink-3">{t('fsvp.importer', { importer })}</span>
          </caption>
          <thead className="sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {copy(`fsvp.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block">
            {suppliers.map(({ icon, product, maker, activity, date, state }) => (
              <tr
                key={state}
                className="relative grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2.5 border-b border-rule pt-3.75 pb-4 pl-10 text-left last:border-b-0"
              >
                <th
                  scope="row"
                  className="col-span-full font-normal"
                  lang={product && 'en'}
                  translate={product ? 'no' : undefined}
                >
                  <ProductIcon kind={icon} size={34} className="absolute top-4.25 -left-1" />
                  <span className="block leading-5 font-semibold">{product ?? t('fsvp.cosmetics')}</span>
                  {maker ? <span className={second}>{maker}</span> : null}
                </th>
                <td className={second}>
                  {copy(activity ? `fsvp.activities.${activity}` : 'fsvp.cosmeticsNote')}{' '}
                  {date ? <time className="whitespace-nowrap">{date}</time> : null}
                </td>
                <td>
                  <MarkWithText kind={marks[state]}>{t(`fsvp.states.${state}`)}</MarkWithText>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

/** Prior Notice of the food line: its content, the start of its XML and the filing time. */
export function PriorNoticePanel() {
  const t = useTranslations('sceneImportAssist');
  return (
    <Panel file={priorNoticeFile} citation="21 CFR Part 1, Subpart I" caption={t('notice.panelCaption')}>
      <div className="flex flex-col">
        <div className="relative py-3 pr-4.5 pl-14.5">
          <ProductIcon kind={foodLine.icon} size={34} className="absolute top-3.5 left-3.5" />
          <p className="leading-5 font-semibold" lang="en" translate="no">
            {foodLine.product}
          </p>
          <p className={second}>{t('notice.line', { no: foodLine.no, cartons: foodLine.cartons })}</p>
        </div>
        <dl className="px-4.5 pb-2.5">
          <Fact term={t('stages.submitted')}>
            <time dateTime={reached.submitted}>{reached.submitted.replace('T', ' ')}</time>
          </Fact>
          <Fact term={t('notice.arrival')}>
            <time dateTime={shipment.to.eta}>{shipment.to.eta.replace('T', ' ')}</time>
          </Fact>
          <Fact term={t('notice.schema')}>
            <MarkWithText kind="pass">{t('notice.valid')}</MarkWithText>
          </Fact>
        </dl>
        <PriorNoticeXml
          only={/PriorNotice|Line|Product|Quantity|Arrival/}
          className="flex-1 bg-spruce-900 px-4.5 pt-3 pb-3.5"
        />
      </div>
    </Panel>
  );
}

type PanelProps = { file: string; citation: string; caption: string; children: ReactNode };

/** A panel of the landing page; panels in one row have equal heights. */
function Panel({ citation, ...props }: PanelProps) {
  const t = useTranslations('sceneImportAssist');
  return (
    <SceneWindow
      crop
      feature="import-assist"
      state={<Chip tone="neutral">{t('whereNeeded')}</Chip>}
      footerStart={
        <span className="font-mono text-xs leading-[1.4] tracking-[-0.02em] text-ink-2">{citation}</span>
      }
      footerEnd={t('fsvp.program')}
      stretched
      {...props}
    />
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3 border-t border-rule py-1.5 first:border-t-[1.5px] first:border-ink">
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
