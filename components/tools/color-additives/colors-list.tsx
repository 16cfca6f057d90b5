import { useLocale, useTranslations } from 'next-intl';
import { copyFrom } from '@/lib/text/copy-from';
import { colors } from '@/lib/tools/color-additives/list';
import { colorUses } from '@/lib/tools/color-additives/uses';
import { ColorEntry } from './color-entry';
import styles from './colors.module.css';

const groups = ['certified', 'exempt'] as const;
const notes = ['eye', 'external', 'amount', 'lakes', 'numbers', 'hair'] as const;

/** Every permitted color in two parts, with a guide to the entries. */
export default function ColorsList() {
  const locale = useLocale();
  const copy = copyFrom(useTranslations('colorAdditives'));
  return (
    <>
      {groups.map((group) => (
        <section key={group} aria-labelledby={group} data-color-group="" className="mt-12 md:mt-16">
          <span className="section-number lg:mt-1 print:break-after-avoid" aria-hidden="true">
            {group === 'certified' ? '§ 74' : '§ 73'}
          </span>
          <h2 id={group} className="type-h3">
            {copy(`groups.${group}`)}
          </h2>
          <p data-color-intro className="mt-3 max-w-[46rem] text-ink-2">
            {copy(`about.${group}`)}
          </p>
          <div aria-hidden="true" data-color-heads="" className={`${styles.columns} ${styles.heads}`}>
            <div className={styles.uses}>
              {colorUses.map((use) => (
                <span key={use}>{copy(`uses.${use}`)}</span>
              ))}
            </div>
          </div>
          <ul>
            {colors
              .filter(({ certified }) => certified === (group === 'certified'))
              .map((color) => (
                <ColorEntry key={color.id} color={color} locale={locale} />
              ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="reading" className="mt-14 max-w-[46rem] md:mt-18">
        <h2 id="reading" className="type-h3">
          {copy('notesTitle')}
        </h2>
        <ul className="type-small mt-4 space-y-3 text-ink-2">
          {notes.map((note) => (
            <li key={note} className="border-l border-rule pl-4">
              {copy(`notes.${note}`)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
