import { useTranslations } from 'next-intl';
import { type DragEvent, useState } from 'react';
import { figures } from '@/lib/site';
import { FileIcon } from '../shared';
import styles from './scene.module.css';

type DropZoneProps = {
  /** Whether a file was dropped: nothing is uploaded, and the zone says so. */
  dropped: boolean;
  onDrop: () => void;
};

/** Where the product takes the next artwork. The sample takes nothing: a dropped file stays where it was. */
export function DropZone({ dropped, onDrop }: DropZoneProps) {
  const t = useTranslations('sceneLabelVision');
  const [over, setOver] = useState(false);
  const allow = (event: DragEvent) => {
    // Without this the browser would leave the page for the file.
    event.preventDefault();
    setOver(true);
  };
  return (
    <p
      className={styles.upload}
      data-over={over || undefined}
      onDragEnter={allow}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <FileIcon />
      {dropped ? (
        <span>{t('uploadAnswer')}</span>
      ) : (
        <span>
          <span className={styles.uploadAction}>{t('uploadAction')}</span>{' '}
          {t('upload', { megabytes: figures.uploadMegabytes })}
        </span>
      )}
    </p>
  );
}
