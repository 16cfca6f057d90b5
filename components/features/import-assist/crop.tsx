import { useTranslations } from 'next-intl';
import { copyFrom } from '@/lib/text/copy-from';
import { DayBadge, LockIcon, SceneWindow } from '../shared';
import { heldLine, shipment } from './data';
import { CardIcon } from './parts/fees';
import { PriorNoticeXml } from './parts/prior-notice';
import { ShipmentTable } from './parts/shipment-table';
import { Stages } from './parts/stages';
import { initialState, momentIn } from './state';

const at = momentIn(initialState.phase);

/** Preview of the tracker: the stages of the held line, the four lines and the start of its notice. */
export function ImportAssistCrop() {
  const t = useTranslations('sceneImportAssist');
  const copy = copyFrom(t);
  return (
    <SceneWindow
      crop
      feature="import-assist"
      file={shipment.file}
      state={<DayBadge tone="seal">{t('answerDue', { days: shipment.answerDays })}</DayBadge>}
      footerStart={
        <span className="flex items-center gap-2">
          <CardIcon />
          {t('receipt.noneShort')}
        </span>
      }
      footerEnd={
        <span className="flex items-center gap-2 @max-[25.0625rem]:hidden">
          <LockIcon className="flex-none" />
          {t('stored')}
        </span>
      }
    >
      <div className="flex flex-col">
        <div className="border-b border-rule px-5 pt-3.5 pb-3 @max-[30rem]:px-4">
          <p className="sr-only">
            {copy('line', { no: heldLine.no })}, {copy('customsStatus')}
          </p>
          <Stages at={at} step={(_, props) => <p {...props} />} />
        </div>
        <ShipmentTable at={at} compact />
        <div className="flex-1 bg-spruce-900 px-5 py-3 @max-[25.0625rem]:hidden">
          <p className="float-right text-sm leading-4.5 font-semibold text-mint">
            {copy('notice.head')}: {copy('notice.valid')}
          </p>
          <PriorNoticeXml only={/PriorNotice|Line|Product|Quantity/} />
        </div>
      </div>
    </SceneWindow>
  );
}
