import type { ReactNode } from 'react';
import { ToolStart } from '@/components/tools/shared/tool-start';
import styles from '@/components/tools/shared/tools.module.css';
import { keepTogether } from '@/lib/text/typography';
import type { FinderAnswers } from '@/lib/tools/mocra-duties/answers';
import { isPreset, type PresetName, presetNames } from '@/lib/tools/mocra-duties/presets';
import type { ToolText } from '@/lib/tools/text';
import { Presets } from './presets';

type FinderStartProps = {
  text: ToolText;
  facts: FinderAnswers;
  /** The answers that each preset fills in, in words. */
  presetAnswers: Readonly<Record<PresetName, string>>;
  live: boolean;
  /** True if the answers came with the URL: the docket then comes first, and the presets fold to a line. */
  folded: boolean;
  /** Summary of the docket in a line; null without a docket. */
  summary: ReactNode;
  onChoose: (name: PresetName) => void;
  /** Scrolls to the docket. */
  onSee: () => void;
};

/** The presets, and on phones a button that summarizes the docket below the form. */
export function FinderStart(props: FinderStartProps) {
  const { text, facts, presetAnswers, live, folded, summary, onChoose, onSee } = props;
  const chosen = presetNames.find((name) => isPreset(facts, name));
  return (
    <ToolStart
      text={text}
      className={folded ? 'mb-4' : 'mb-10 md:mb-14'}
      folded={
        folded && (
          <span>
            {chosen && <strong>{keepTogether(text(`presets.${chosen}`))}. </strong>}
            <span className="more-link">{text('ui.otherStarts')}</span>
          </span>
        )
      }
    >
      <Presets facts={facts} answers={presetAnswers} text={text} live={live} onChoose={onChoose} />
      {summary && !folded && (
        <button type="button" className={styles.bar} onClick={onSee}>
          <span>{summary}</span>
          <span>{text('ui.see')}</span>
        </button>
      )}
    </ToolStart>
  );
}
