import type { ReactNode } from 'react';
import packs from './packs.svg';

/**
 * Packaging of Onsil, the fictitious brand of the landing: the carton's front, serum bottle, tube and jar. What is drawn
 * stands in packs.svg; the words lie over it, so that they have the page's fonts. They are a U.S. label's and therefore
 * English in both languages. Every part draws from its own origin and is placed by its parent's transform.
 */

const ink = '#0b2f2c';

/** A part of packs.svg. */
const Drawn = ({ part }: { part: string }) => <use href={`${packs.src}#${part}`} />;

type WordmarkProps = { x: number; y: number; size: number; centered?: boolean };

/** The brand's name as every pack carries it. */
function Wordmark({ x, y, size, centered = false }: WordmarkProps) {
  return (
    <text
      className="font-serif"
      x={x}
      y={y}
      fontSize={size}
      fontWeight="500"
      letterSpacing={size * 0.15}
      stroke={ink}
      strokeWidth={size * 0.022}
      textAnchor={centered ? 'middle' : undefined}
    >
      ONSIL
    </text>
  );
}

type WordsProps = {
  x: number;
  y: number;
  leading: number;
  size: number;
  spacing: number;
  children: readonly string[];
};

/** The product's name, a word or two on each line. */
function Name({ x, y, leading, size, spacing, children }: WordsProps) {
  return (
    <g className="font-serif" fontSize={size} fontWeight="500" letterSpacing={spacing}>
      {children.map((line, index) => (
        <text key={line} x={x} y={y + index * leading}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** Front panel of the carton, 200 by 436; the claim under the product's name is the parent's. */
export function CartonFront({ children }: { children: ReactNode }) {
  return (
    <>
      <Drawn part="carton" />
      <g fill={ink}>
        <Wordmark x={18} y={42} size={22} />
        <text x="18" y="57" fontSize="8.8" letterSpacing=".3">
          Seongsu, Seoul
        </text>
        <Name x={18} y={97} leading={27} size={26} spacing={-1}>
          {['Yuja', 'Brightening', 'Serum']}
        </Name>
        <g fontSize="12.5" fontWeight="600">
          {children}
        </g>
        <text x="18" y="423" fontSize="10.5" fontWeight="600">
          1.0 fl oz (30 mL)
        </text>
      </g>
    </>
  );
}

/** Dropper bottle, 92 by 262; its cap is pale where the ground is dark. */
export function SerumBottle({ onDark = false }: { onDark?: boolean }) {
  return (
    <>
      <Drawn part={onDark ? 'cap-pale' : 'cap'} />
      <Drawn part="bottle" />
      <g fill={ink}>
        <Wordmark x={10} y={162} size={13} />
        <Name x={10} y={180} leading={11} size={9.4} spacing={-0.2}>
          {['Yuja', 'Brightening', 'Serum']}
        </Name>
        <text x="10" y="226" fontSize="6.6">
          1.0 fl oz (30 mL)
        </text>
      </g>
    </>
  );
}

/**
 * The four packs of the sample brand side by side, for the closing band: they stand on the lower
 * edge of the drawing, so place it where something begins below. The carton carries the corrected claim of the hero's
 * label.
 */
export function ProductLineup() {
  return (
    <svg
      viewBox="34 0 520 400"
      width="520"
      height="400"
      className="block h-auto max-w-full"
      aria-hidden="true"
      focusable="false"
      fontFamily="var(--font-sans)"
    >
      <g transform="translate(36 88) scale(.716)">
        <Drawn part="carton-sides" />
        <CartonFront>
          <text x="18" y="177">
            Helps skin look
          </text>
          <text x="18" y="193">
            clear and even
          </text>
        </CartonFront>
      </g>
      {/* Squeeze tube on its cap. */}
      <g transform="translate(276 -9) scale(.907)" fill={ink}>
        <Drawn part="tube" />
        <Wordmark x={36} y={66} size={21} />
        <Name x={36} y={101} leading={26} size={24} spacing={-0.8}>
          {['Mugwort', 'Body Milk']}
        </Name>
        <g fontSize="11.5" fontWeight="600">
          <text x="42" y="326">
            For dry, tired skin
          </text>
          <text x="42" y="372">
            1.7 fl oz (50 mL)
          </text>
        </g>
      </g>
      <g transform="translate(186 168) scale(.886)">
        <SerumBottle onDark />
      </g>
      <g transform="translate(430 295) scale(1.14)" fill={ink}>
        <Drawn part="jar" />
        <Wordmark x={49} y={58} size={12} centered />
        <text className="font-serif" x="48" y="73" fontSize="9" fontWeight="500" textAnchor="middle">
          Camellia Cream
        </text>
      </g>
    </svg>
  );
}
