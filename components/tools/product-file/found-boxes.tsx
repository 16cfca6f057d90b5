'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '@/lib/tools/us-label/layout';

/** Space between a name and its box, in units of the drawing. */
const space = 1.5;

/** Returns a box for each line that a name takes in the text of a drawing; empty if the text lacks the name. */
function boxesOf(name: string, text: SVGTextElement): Box[] {
  const start = (text.textContent ?? '').toLowerCase().indexOf(name.toLowerCase());
  if (start < 0) return [];
  const lines = new Map<number, Box>();
  for (let index = start; index < start + name.length; index += 1) {
    const { x, y, width, height } = text.getExtentOfChar(index);
    const line = lines.get(Math.round(y));
    const left = Math.min(line?.x ?? x, x);
    const right = Math.max(line ? line.x + line.width : x, x + width);
    lines.set(Math.round(y), { x: left, y, width: right - left, height });
  }
  return [...lines.values()];
}

/** Boxes around names in the list of a drawn label. The browser measures them, because only it knows the font's widths. */
export function FoundBoxes({ names }: { names: readonly string[] }) {
  const ref = useRef<SVGGElement>(null);
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useLayoutEffect(() => {
    const text = ref.current?.ownerSVGElement?.querySelector<SVGTextElement>(
      '[data-element="ingredients"] text',
    );
    setBoxes(text ? names.flatMap((name) => boxesOf(name, text)) : []);
  }, [names]);
  return (
    <g ref={ref} className="fill-seal-600/10 stroke-seal-600" data-found-boxes="">
      {boxes.map(({ x, y, width, height }) => (
        <rect
          key={`${x}:${y}`}
          x={x - space}
          y={y}
          width={width + 2 * space}
          height={height}
          pathLength="1"
          strokeWidth="1.5"
        />
      ))}
    </g>
  );
}
