import { Children, type CSSProperties, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { packColors, YujaArt } from '@/components/sections/product-artwork';

/**
 * Pieces of the social images. They are drawn by next/og, not by a browser: styles are objects instead of classes,
 * an element with several children is a flex box, and an `<svg>` is plain elements without text or components.
 */

/** The tokens of app/styles/tokens.css that the images use; CSS variables do not exist here. */
export const color = {
  paper: '#fbfaf6',
  paper2: '#f4f2eb',
  paper3: '#e9e6dc',
  surface: '#ffffff',
  rule: '#d8d6cc',
  ink: '#122125',
  ink2: '#3c4b4e',
  ink3: '#546264',
  spruce900: '#032e2d',
  spruce700: '#0a5851',
  spruce500: '#128777',
  spruce200: '#bae3d9',
  spruce50: '#e8f8f3',
  seal: '#c82c18',
  sealPale: '#fdf0ed',
  ochre: '#e8b048',
} as const;

/** Colour of outlines. */
export const outline = color.spruce900;

/** Families by the names under which components/og-images/og-image.tsx loads them; later ones draw what earlier ones cannot. */
export const family = {
  serif: 'Hahmlet, Pretendard',
  sans: 'Pretendard',
} as const;

const centred: CSSProperties = { alignItems: 'center', justifyContent: 'center' };

type PlacedProps = { x: number; y: number; style?: CSSProperties; children: ReactNode };

/** Positions its children in the image, in px. */
export function Placed({ x, y, style, children }: PlacedProps) {
  return <div style={{ position: 'absolute', left: x, top: y, display: 'flex', ...style }}>{children}</div>;
}

/**
 * A drawing as the library takes it: components of the site's own drawings called, their texts left out (an `<svg>`
 * has no fonts here; the image sets the words beside it).
 */
function plain(node: ReactNode): ReactNode {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [child];
    const { type, props } = child;
    if (type === 'text') return [];
    if (type === Fragment) return plain(props.children);
    if (typeof type === 'function') return plain((type as (props: unknown) => ReactNode)(props));
    return [cloneElement(child, {}, plain(props.children))];
  });
}

/** A drawing that fills its panel; one unit is one px of the image. */
export function Sheet({ children, width = 500 }: { children: ReactNode; width?: number }) {
  return (
    <svg
      width={width}
      height="630"
      viewBox={`0 0 ${width} 630`}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      {plain(children)}
    </svg>
  );
}

/** Where the tab of a divider begins. */
const tabLeft = (tab: number) => 72 + (tab - 1) * 46;

/** The file divider that all drawings stand on: a sheet with a tab, both running off the right edge. */
export function divider(tab: number): ReactNode {
  const left = tabLeft(tab);
  return (
    <>
      <path d="M56 556h460v10H56z" fill={color.paper3} />
      <path
        d={`M52 122V558H540V122H${left + 118}L${left + 108} 90q-2-6-8-6H${left + 18}q-6 0-8 6L${left} 122z`}
        fill={color.surface}
        stroke={outline}
        strokeWidth="2"
      />
      <path d="M53 122H540" stroke={outline} strokeWidth="2" />
    </>
  );
}

/** Bars that stand for lines of text. */
export function bars(
  x: number,
  y: number,
  widths: readonly number[],
  { gap = 20, ink = color.rule, height = 7 }: { gap?: number; ink?: string; height?: number } = {},
): ReactNode {
  const d = widths.map((width, line) => `M${x} ${y + line * gap}h${width}`).join('');
  return <path d={d} stroke={ink} strokeWidth={height} strokeLinecap="butt" />;
}

/** The mark of a row that passed: a disc with a tick. */
export function tick(x: number, y: number): ReactNode {
  return (
    <>
      <circle cx={x} cy={y} r="12" fill={color.spruce700} />
      <path d={`m${x - 5.5} ${y + 0.5}l4 4 7-8`} stroke="#fff" strokeWidth="2.4" />
    </>
  );
}

/** A ruled scale of `count` divisions, every fifth tick taller. */
export function scale(x: number, y: number, width: number, count: number): ReactNode {
  const ticks = Array.from({ length: count + 1 }, (_, index) => {
    const at = Math.round((x + (index * width) / count) * 10) / 10;
    return `M${at} ${y}v${index % 5 === 0 ? 16 : 9}`;
  });
  return <path d={`M${x} ${y}h${width}${ticks.join('')}`} stroke={color.ink} strokeWidth="1.6" />;
}

type StampProps = { x: number; y: number; turn?: number };

/** The square stamp FILED / 접수 완료: the image's one red mark. */
export function Stamp({ x, y, turn = -7 }: StampProps) {
  return (
    <Placed
      x={x}
      y={y}
      style={{
        width: 190,
        height: 122,
        flexDirection: 'column',
        ...centred,
        border: `5px solid ${color.seal}`,
        borderRadius: 3,
        background: 'rgba(255, 255, 255, 0.94)',
        color: color.seal,
        fontFamily: family.serif,
        transform: `rotate(${turn}deg)`,
      }}
    >
      <div style={{ display: 'flex', fontSize: 41, lineHeight: 1.05, letterSpacing: 3 }}>FILED</div>
      <div style={{ display: 'flex', fontSize: 25, lineHeight: 1.25, letterSpacing: 1 }}>접수 완료</div>
    </Placed>
  );
}

/** Number tag of a finding. */
export function Tag({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <Placed
      x={x}
      y={y}
      style={{
        width: 36,
        height: 36,
        ...centred,
        background: color.seal,
        color: '#fff',
        borderRadius: 2,
        fontFamily: family.sans,
        fontSize: 22,
      }}
    >
      {children}
    </Placed>
  );
}

/** Brand of the sample products, in the lettering of their packs. */
export function Wordmark({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <Placed
      x={x}
      y={y}
      style={{ fontFamily: family.serif, fontSize: size, letterSpacing: size * 0.15, color: packColors.ink }}
    >
      ONSIL
    </Placed>
  );
}

/** Number of a section on its divider's tab. */
export function TabNumber({ tab }: { tab: number }) {
  return (
    <Placed
      x={tabLeft(tab) + 31}
      y={87}
      style={{ fontFamily: family.serif, fontSize: 22, color: color.ink }}
    >{`§ 2.${tab}`}</Placed>
  );
}

/** Front of the sample carton with half a yuja; its origin is the upper left corner, 200 by 436. */
export const carton = (
  <>
    <path d="M0 0h200v436H0z" fill={packColors.yuja} />
    {/* The fruit runs off the panel. */}
    <clipPath id="front">
      <path d="M0 0h200v402H0z" />
    </clipPath>
    <g clipPath="url(#front)">
      <g transform="translate(120 354)">
        <YujaArt />
      </g>
    </g>
    <path d="M0 402h200v34H0z" fill={packColors.yuja} />
    <path d="M18 419h64" stroke={packColors.ink} strokeWidth="6" strokeLinecap="butt" />
    <path d="M0 0h200v436H0z" stroke={outline} strokeWidth="2" />
  </>
);
