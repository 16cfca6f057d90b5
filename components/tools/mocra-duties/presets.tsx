import clsx from 'clsx';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import type { FinderAnswers } from '@/lib/tools/mocra-duties/answers';
import { isPreset, type PresetName, presetNames } from '@/lib/tools/mocra-duties/presets';
import type { ToolText } from '@/lib/tools/text';

type PresetsProps = {
  facts: FinderAnswers;
  /** The answers that each preset fills in, in words. */
  answers: Readonly<Record<PresetName, string>>;
  text: ToolText;
  live: boolean;
  onChoose: (name: PresetName) => void;
};

/** Four example visitors. Each button lists the answers that it fills in. */
export function Presets({ facts, answers, text, live, onChoose }: PresetsProps) {
  const copy = copyFrom(text);
  const chosen = presetNames.find((name) => isPreset(facts, name));
  return (
    <div>
      <div className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-4">
        {presetNames.map((name) => (
          <button
            key={name}
            type="button"
            disabled={!live}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
            className={clsx(
              'flex flex-col gap-1 rounded-card border px-4.5 py-3.5 text-left transition-colors enabled:hover:border-ink',
              name === chosen ? 'border-spruce-700 bg-spruce-50' : 'border-control bg-surface',
            )}
          >
            <span className="font-semibold">{copy(`presets.${name}`)}</span>
            <span className="type-caption text-ink-3 first-letter:uppercase">
              {keepTogether(answers[name])}
            </span>
          </button>
        ))}
      </div>
      <p role="status" className="type-small mt-3 min-h-6 text-ink-2">
        {chosen && copy('ui.filled', { answers: answers[chosen] })}
      </p>
    </div>
  );
}
