import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { unbroken } from '@/lib/typography';
import { Chip, type MarkKind, MarkWithText, SceneWindow } from '../shared';
import { ProductIcon, type ProductKind } from '../shared/product-icon-artwork';
import { foodLine, shipment } from './shipment';

/** Who imports the food and so answers for its FSVP (21 CFR 1.500). */
const importer = 'Onsil America Inc.';

/** Two food lines: maker, what verifies it, 21 CFR 1.506(e)(1), and when. */
const suppliers = [
  {
    icon: foodLine.icon,
    product: foodLine.product,
    maker: shipment.foodMaker,
    activity: 'sampling',
    date: '2026-10-12',
    state: 'verified',
  },
  {
    icon: 'jelly',
    product: 'Pomegranate Jelly Stick',
    maker: 'Gaon Farm Foods Co., Ltd.',
    activity: 'audit',
    date: '2026-12-04',
    state: 'due',
  },
] as const;

const marks = { verified: 'pass', due: 'review', outside: 'empty' } as const satisfies Record<
  string,
  MarkKind
>;

/** FSVP of the food lines: maker, what verifies it, and where that stands. Cosmetics stand outside. */
export function FsvpPanel() {
  const t = useTranslations('sceneImportAssist');
  return (
    <SceneWindow
      crop
      feature="import-assist"
      tab={t('fsvp.head')}
      file="fsvp_onsil-america"
      state={<Chip tone="neutral">{t('whereNeeded')}</Chip>}
      footerStart={<Citation>21 CFR Part 1, Subpart L</Citation>}
      footerEnd={t('fsvp.program')}
      caption={t('fsvp.caption')}
      className={panel}
    >
      <div className="px-4.5 pt-3.5 pb-1.5">
        <table className="block">
          <caption className="block border-b-[1.5px] border-ink pb-2 text-left leading-5">
            <strong className="block font-semibold">{t('fsvp.head')}</strong>{' '}
            <span className="block text-sm text-ink-3">{t('fsvp.importer', { importer })}</span>
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{unbroken(t('fsvp.supplier'))}</th>
              <th scope="col">{unbroken(t('fsvp.verification'))}</th>
              <th scope="col">{unbroken(t('fsvp.state'))}</th>
            </tr>
          </thead>
          <tbody className="block">
            {suppliers.map(({ icon, product, maker, activity, date, state }) => (
              <Row
                key={product}
                icon={icon}
                name={
                  <span lang="en" translate="no">
                    <span className="block leading-5 font-semibold">{product}</span>
                    <span className={second}>{maker}</span>
                  </span>
                }
                state={state}
              >
                {unbroken(t(`fsvp.activities.${activity}`))}{' '}
                <time dateTime={date} className="whitespace-nowrap">
                  {date}
                </time>
              </Row>
            ))}
            <Row
              icon="serum"
              name={<span className="block leading-5 font-semibold">{t('fsvp.cosmetics')}</span>}
              state="outside"
            >
              {unbroken(t('fsvp.cosmeticsNote'))}
            </Row>
          </tbody>
        </table>
      </div>
    </SceneWindow>
  );
}

type RowProps = {
  icon: ProductKind;
  name: ReactNode;
  state: keyof typeof marks;
  /** What verifies the maker. */
  children: ReactNode;
};

/** Maker over what verifies it, both beside the product's drawing; the state at the end of the second line. */
function Row({ icon, name, state, children }: RowProps) {
  const t = useTranslations('sceneImportAssist');
  return (
    <tr
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2.5 border-b border-rule pt-3.75 pb-4 pl-10 text-left last:border-b-0"
      data-state={state}
    >
      <th scope="row" className="col-span-full font-normal">
        <ProductIcon kind={icon} size={34} className="absolute top-4.25 -left-1" />
        {name}
      </th>
      <td className={second}>{children}</td>
      <td>
        <MarkWithText kind={marks[state]}>{t(`fsvp.states.${state}`)}</MarkWithText>
      </td>
    </tr>
  );
}

/** Panels of one row are equally high. */
export const panel = 'flex h-full flex-col [&>div]:flex-1';
export const second = 'block text-sm leading-4.75 text-ink-3';

export function Citation({ children }: { children: string }) {
  return <span className="font-mono text-xs leading-[1.4] tracking-[-0.02em] text-ink-2">{children}</span>;
}
