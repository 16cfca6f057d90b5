import { useTranslations } from 'next-intl';
import type { DragEvent } from 'react';
import { FileIcon } from '../../shared';
import { TrialLink } from '../../shared/interactive';
import { uploadMegabytes } from '../data';
import type { LabelState } from '../state';

type DropZoneProps = Pick<LabelState, 'file'>;

/**
 * Drop zone for the next artwork. The sample accepts no files: a dropped file stays on the visitor's device, and a
 * message says so. Devices without a mouse cannot drop files, so they show only the limits.
 */
export function DropZone({ file }: DropZoneProps) {
  const t = useTranslations('sceneLabelVision');
  return (
    <div
      className="my-3.5 flex min-h-15 items-center gap-2.5 rounded-control border-control px-3.5 py-2 text-sm leading-4.5 text-ink-3 any-pointer-fine:border-[1.5px] any-pointer-fine:border-dashed any-pointer-fine:bg-paper any-pointer-fine:data-over:border-solid any-pointer-fine:data-over:border-spruce-700 any-pointer-fine:data-over:bg-spruce-50"
      data-dropzone=""
      data-over={file === 'over' || undefined}
    >
      <FileIcon className="flex-none" />
      {file === 'answered' ? (
        <p>
          {t.rich('uploadAnswer', {
            trial: (chunks) => (
              <TrialLink className="font-semibold text-spruce-700 underline underline-offset-2 hover:text-spruce-600">
                {chunks}
              </TrialLink>
            ),
          })}
        </p>
      ) : (
        <p>
          <span className="hidden font-semibold text-ink-2 any-pointer-fine:inline">
            {t('uploadAction')}{' '}
          </span>
          <span className="inline-block">{t('upload', { megabytes: uploadMegabytes })}</span>
        </p>
      )}
    </div>
  );
}

/** Handles files over the whole figure, so that a drop anywhere on it does not navigate the browser away. */
export function fileDrop(say: (change: DropZoneProps) => void) {
  const handle = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    const { relatedTarget: to, currentTarget: figure } = event;
    if (event.type === 'drop') say({ file: 'answered' });
    if (event.type === 'dragenter') say({ file: 'over' });
    if (event.type === 'dragleave' && !(to instanceof Node && figure.contains(to))) say({ file: 'none' });
  };
  return { onDragEnter: handle, onDragOver: handle, onDragLeave: handle, onDrop: handle };
}
