import { useTranslations } from 'next-intl';
import { copyFrom } from '@/lib/text/copy-from';
import { DownloadIcon, FileIcon, Mark } from '../../shared';
import { Control, Ending, Invite } from '../../shared/interactive';
import { score } from '../data';
import type { LabelVersion } from './carton-artwork-data';

type FixStripProps = {
  version: LabelVersion;
  inviting: boolean;
  onFix: () => void;
  onCompare: () => void;
};

/**
 * Footer of the artwork board: the auto-fix button, then its result and the button to go back. Both have the same
 * height when the panels are side by side, and no control moves under the finger that pressed auto-fix.
 */
export function FixStrip({ version, inviting, onFix, onCompare }: FixStripProps) {
  const t = useTranslations('sceneLabelVision');
  const copy = copyFrom(t);
  return (
    <div
      className="flex min-h-[86px] flex-col justify-center gap-1.5 border-t border-rule bg-surface px-5 @max-[41.25rem]:min-h-0 @max-[41.25rem]:px-4 @max-[41.25rem]:py-3.5"
      data-focus-home=""
      tabIndex={-1}
    >
      {version === 'submitted' ? (
        <div className="relative flex max-w-[460px] items-center gap-3.5">
          <Control
            className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control border border-spruce-700 bg-spruce-700 px-3.5 py-1 font-semibold text-surface transition-colors hover:enabled:bg-spruce-600"
            onClick={onFix}
            data-fix=""
          >
            <DownloadIcon />
            {t('action.submitted')}
          </Control>
          <Product version={version} />
          {inviting ? <Invite>{t('invite')}</Invite> : null}
        </div>
      ) : (
        <>
          {/* The stamp drops onto the carton, beside the message. */}
          <Ending
            stamp={{
              top: 'CHECKED',
              bottom: '검토 완료',
              className:
                'pointer-events-none absolute top-[396px] left-[calc(50%+164px)] z-10 scale-90 @max-[41.25rem]:top-[258px] @max-[20.875rem]:left-[calc(50%-28px)] @max-[41.25rem]:left-[calc(50%+12px)]',
            }}
            className="@min-[41.25rem]:[&>div]:flex @min-[41.25rem]:[&>div]:items-center @min-[41.25rem]:[&>div]:gap-5 @min-[41.25rem]:[&_a]:mt-0 @min-[41.25rem]:[&_a]:flex-none @min-[41.25rem]:[&>div>p]:flex-1"
          >
            {copy('ending', { score: score(version) })}
          </Ending>
          <div className="flex items-center gap-4 @min-[41.25rem]:justify-end">
            <Product version={version} />
            <Control
              className="relative flex min-h-7 items-center gap-2 font-semibold text-spruce-700 underline underline-offset-2 after:absolute after:-inset-x-2 after:-inset-y-1.5 hover:enabled:text-spruce-600"
              onClick={onCompare}
              data-compare=""
            >
              <FileIcon />
              {t('action.corrected')}
            </Control>
          </div>
        </>
      )}
    </div>
  );
}

/** The file that auto-fix produces. */
function Product({ version }: { version: LabelVersion }) {
  return (
    <span className="flex items-center gap-1.5">
      {version === 'corrected' ? <Mark kind="pass" /> : null}
      <code className="font-mono text-xs text-ink-3">v8.pdf</code>
    </span>
  );
}
