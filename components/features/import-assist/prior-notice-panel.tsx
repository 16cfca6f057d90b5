import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Chip, MarkWithText, SceneWindow } from '../shared';
import { ProductIcon } from '../shared/product-icon-artwork';
import { Citation, panel, second } from './fsvp-panel';
import { PriorNoticeXml, priorNoticeFile } from './prior-notice';
import { foodLine, shipment } from './shipment';

/** Prior Notice of the food line: what is announced, the start of its XML, when it went out. */
export function PriorNoticePanel() {
  const t = useTranslations('sceneImportAssist');
  return (
    <SceneWindow
      crop
      feature="import-assist"
      tab={t('notice.head')}
      file={priorNoticeFile}
      state={<Chip tone="neutral">{t('whereNeeded')}</Chip>}
      footerStart={<Citation>21 CFR Part 1, Subpart I</Citation>}
      footerEnd={t('fsvp.program')}
      caption={t('notice.panelCaption')}
      className={panel}
    >
      <div className="flex flex-col">
        <p className="relative py-3 pr-4.5 pl-14.5">
          <ProductIcon kind={foodLine.icon} size={34} className="absolute top-3.5 left-3.5" />
          <span className="block leading-5 font-semibold" lang="en" translate="no">
            {foodLine.product}
          </span>
          <span className={second}>{t('notice.line', { no: foodLine.no, cartons: foodLine.cartons })}</span>
        </p>
        <dl className="px-4.5 pb-2.5">
          <Fact term={t('stages.submitted')}>
            <Time of={foodLine.reached.submitted ?? ''} />
          </Fact>
          <Fact term={t('notice.arrival')}>
            <Time of={shipment.to.eta} />
          </Fact>
          <Fact term={t('notice.schema')}>
            <MarkWithText kind="pass">{t('notice.valid')}</MarkWithText>
          </Fact>
        </dl>
        <PriorNoticeXml extent="short" dark className="flex-1 bg-spruce-900 px-4.5 pt-3 pb-3.5" />
      </div>
    </SceneWindow>
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

function Time({ of }: { of: string }) {
  return <time dateTime={of}>{of.replace('T', ' ')}</time>;
}
