import type { RefObject } from 'react';
import type { ToolText } from '@/lib/tools/text';
import type { layOut } from '@/lib/tools/us-label/layout';
import { LabelArtwork } from './label-artwork';

const scales = ['fit', 'real'] as const;
export type Scale = (typeof scales)[number];

type Drawing = ReturnType<typeof layOut>;

type LabelDrawingsProps = {
  /** Unique in the page. */
  id: string;
  ref: RefObject<HTMLElement | null>;
  drawing: Drawing;
  /** The label of the container inside the carton; null without one. */
  inner: Drawing | null;
  scale: Scale;
  text: ToolText;
  live: boolean;
  onScale: (scale: Scale) => void;
};

/** The choice of a scale, and the labels of the carton and of its container. */
export function LabelDrawings({ id, ref, drawing, inner, scale, text, live, onScale }: LabelDrawingsProps) {
  return (
    <>
      <fieldset className="mt-3 flex flex-wrap gap-x-4 print:hidden">
        <legend className="sr-only">{text('scale.title')}</legend>
        {scales.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-2 text-small">
            <input
              type="radio"
              name={`${id}-scale`}
              checked={scale === each}
              disabled={!live}
              onChange={() => onScale(each)}
              className="size-5 accent-spruce-700"
            />
            {text(`scale.${each}`)}
          </label>
        ))}
      </fieldset>
      <section
        ref={ref}
        aria-label={text('drawing.alt')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a label wider than the screen
        tabIndex={0}
        className="mt-1 space-y-3 overflow-x-auto rounded-card border border-rule bg-paper-2 p-2 print:overflow-visible print:border-0 print:bg-transparent print:p-0"
      >
        {inner && <p className="type-small font-semibold">{text('drawing.outer')}</p>}
        <LabelArtwork drawing={drawing} text={text} name={text('drawing.alt')} scale={scale} />
        {inner && (
          <div data-container="inner">
            <p className="type-small font-semibold">{text('drawing.inner')}</p>
            <LabelArtwork drawing={inner} text={text} name={text('drawing.innerAlt')} scale={scale} />
          </div>
        )}
      </section>
    </>
  );
}
