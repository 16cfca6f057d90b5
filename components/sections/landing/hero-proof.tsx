import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { HeroArtwork, inks } from './hero-artwork';
import styles from './hero-scene-artwork.module.css';

/** The carton's artwork on its sheet. */
export function HeroProof() {
  const t = useTranslations('landingHero');
  return (
    <>
      <div
        className={clsx(
          styles.sheet,
          'absolute border border-hairline bg-surface shadow-window max-md:hidden',
        )}
      />
      <div className="max-md:relative max-md:h-[calc(420*var(--crop))] max-md:overflow-hidden max-md:border-y max-md:border-rule max-md:bg-surface">
        <HeroArtwork inks={t('scene.inks', { count: inks.length })} />
      </div>
    </>
  );
}
