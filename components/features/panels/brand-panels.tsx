import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { unbroken } from '@/lib/typography';
import { PriorNoticeXml, priorNoticeFile } from '../import-assist/prior-notice';
import { foodLine, shipment } from '../import-assist/shipment';
import { Chip, MarkWithText } from '../shared';
import { ProductIcon, type ProductKind } from '../shared/product-icon';
import { SceneWindow } from '../stage/scene-window';
import styles from './brand-panels.module.css';

/**
 * Three small windows of the Korean landing: supplier verification, agent letter, Prior Notice. The first and
 * the last are food-import programs, and each panel says that only some shipments need it.
 */

/** Who imports the food and so answers for its FSVP (21 CFR 1.500). */
const importer = 'Onsil America Inc.';

type Supplier = {
  icon: ProductKind;
  product: string;
  maker: string;
  /** What verifies the maker, 21 CFR 1.506(e)(1), and when. */
  activity: 'sampling' | 'audit';
  date: string;
  state: 'verified' | 'due';
};

const suppliers: readonly Supplier[] = [
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
];

const marks = { verified: 'pass', due: 'review' } as const;

type PanelProps = { locale: Locale };

/** FSVP of the food lines: maker, what verifies it, and where that stands. Cosmetics stand outside. */
export async function FsvpPanel({ locale }: PanelProps) {
  const t = await getTranslations({ locale, namespace: 'sceneImportAssist' });
  return (
    <SceneWindow
      crop
      number={3}
      tab={t('fsvp.head')}
      file="fsvp_onsil-america"
      state={<Chip tone="neutral">{t('whereNeeded')}</Chip>}
      footerStart={<span className={styles.citation}>21 CFR Part 1, Subpart L</span>}
      footerEnd={t('fsvp.program')}
      caption={t('fsvp.caption')}
      className={styles.panel}
    >
      <div className={styles.body}>
        <table className={styles.suppliers}>
          <caption>
            <strong>{t('fsvp.head')}</strong> <span>{t('fsvp.importer', { importer })}</span>
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{unbroken(t('fsvp.supplier'))}</th>
              <th scope="col">{unbroken(t('fsvp.verification'))}</th>
              <th scope="col">{unbroken(t('fsvp.state'))}</th>
            </tr>
          </thead>
          <tbody>
            {suppliers.map((supplier) => (
              <tr key={supplier.product} data-state={supplier.state}>
                <th scope="row" lang="en" translate="no">
                  <ProductIcon kind={supplier.icon} size={34} className={styles.icon} />
                  <span className={styles.product}>{supplier.product}</span>
                  <span className={styles.second}>{supplier.maker}</span>
                </th>
                <td className={styles.second}>
                  {unbroken(t(`fsvp.activities.${supplier.activity}`))}{' '}
                  <time dateTime={supplier.date}>{supplier.date}</time>
                </td>
                <td className={styles.state}>
                  <MarkWithText kind={marks[supplier.state]}>
                    {t(`fsvp.states.${supplier.state}`)}
                  </MarkWithText>
                </td>
              </tr>
            ))}
            <tr data-state="outside">
              <th scope="row">
                <ProductIcon kind="serum" size={34} className={styles.icon} />
                <span className={styles.product}>{t('fsvp.cosmetics')}</span>
              </th>
              <td className={styles.second}>{unbroken(t('fsvp.cosmeticsNote'))}</td>
              <td className={styles.state}>
                <MarkWithText kind="empty">{t('fsvp.states.outside')}</MarkWithText>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </SceneWindow>
  );
}

/** Prior Notice of the food line: what is announced, the start of its XML, when it went out. */
export async function PriorNoticePanel({ locale }: PanelProps) {
  const t = await getTranslations({ locale, namespace: 'sceneImportAssist' });
  const submitted = foodLine.reached.submitted ?? '';
  return (
    <SceneWindow
      crop
      number={3}
      tab={t('notice.head')}
      file={priorNoticeFile}
      state={<Chip tone="neutral">{t('whereNeeded')}</Chip>}
      footerStart={<span className={styles.citation}>21 CFR Part 1, Subpart I</span>}
      footerEnd={t('fsvp.program')}
      caption={t('notice.panelCaption')}
      className={styles.panel}
    >
      <div className={styles.notice}>
        <p className={styles.line}>
          <ProductIcon kind={foodLine.icon} size={34} className={styles.icon} />
          <span className={styles.product} lang="en" translate="no">
            {foodLine.product}
          </span>
          <span className={styles.second}>
            {t('notice.line', { no: foodLine.no, cartons: foodLine.cartons })}
          </span>
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('stages.submitted')}</dt>
            <dd>
              <time dateTime={submitted}>{submitted.replace('T', ' ')}</time>
            </dd>
          </div>
          <div>
            <dt>{t('notice.arrival')}</dt>
            <dd>
              <time dateTime={shipment.to.eta}>{shipment.to.eta.replace('T', ' ')}</time>
            </dd>
          </div>
          <div>
            <dt>{t('notice.schema')}</dt>
            <dd>
              <MarkWithText kind="pass">{t('notice.valid')}</MarkWithText>
            </dd>
          </div>
        </dl>
        <PriorNoticeXml extent="short" dark className={styles.xml} />
      </div>
    </SceneWindow>
  );
}
