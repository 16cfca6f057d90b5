import type { CSSProperties, ReactNode } from 'react';
import { cases } from '@/components/features/adverse-events/data';
import { type Locale, localeConfig, type Script } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { type Feature, features } from '@/lib/routes';
import { featureNumber } from '@/lib/sections';
import { isFeature, type OgImage } from '@/lib/seo/og-images';
import { site } from '@/lib/site';

/** The tokens of app/styles/tokens.css that the images use; CSS variables are not available here. */
const color = {
  paper: '#fbfaf6',
  paper2: '#f4f2eb',
  paper3: '#e9e6dc',
  surface: '#ffffff',
  rule: '#d8d6cc',
  ink: '#122125',
  ink2: '#3c4b4e',
  ink3: '#546264',
  outline: '#032e2d',
} as const;

/** Families by the names in og-image.tsx; later ones are fallbacks. */
const serif: CSSProperties = { display: 'flex', fontFamily: 'Hahmlet, Pretendard' };

/** Width of the rail on the left, and start of the drawing, in px. */
const rail = 112;
const panel = 700;
const drawingWidth = 1200 - panel;
const margin = 40;
const measure = panel - rail - 2 * margin;

/** Headline sizes in px by estimated width: short headlines are larger, long ones still fit. */
const titleSizes = [
  { room: 20, size: 72 },
  { room: 36, size: 62 },
  { room: 64, size: 54 },
  { room: 100, size: 44 },
];

/** Estimates the width in Latin letters: a Hangul syllable is nearly two letters wide. */
function titleSize(title: string): number {
  const needed = Array.from(title).reduce((sum, letter) => sum + (letter >= '\u1100' ? 1.75 : 1), 0);
  return titleSizes.find(({ room }) => needed <= room)?.size ?? 38;
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column' };

/** Syllables are larger than letters of the same size and need more leading and less tracking. */
const headlines: Record<Script, { top: number; scale: number; lineHeight: number; tracking: number }> = {
  latin: { top: 170, scale: 1, lineHeight: 1.1, tracking: -0.042 },
  korean: { top: 172, scale: 0.94, lineHeight: 1.28, tracking: -0.03 },
};

/**
 * A string that breaks between words. In multi-line text the library's `keep-all` loses punctuation and its `balance`
 * breaks words, so each word is a box; a word longer than the line breaks anywhere. The space below is for descenders,
 * which do not fit into the low line height of a headline.
 */
function Words({ text, style }: { text: string; style: CSSProperties }) {
  return (
    <div style={{ ...style, ...column, overflow: 'hidden', paddingBottom: '0.2em' }}>
      {text.split('\n').map((line) => (
        <div key={line} style={{ display: 'flex', flexWrap: 'wrap', columnGap: '0.25em' }}>
          {line.split(' ').map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words repeat and never move
            <div key={index} style={{ display: 'flex', maxWidth: measure, wordBreak: 'break-word' }}>
              {word}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

type PlacedProps = { x: number; y: number; style?: CSSProperties; children: ReactNode };

/** Positions its children in the image, in px. */
function Placed({ x, y, style, children }: PlacedProps) {
  return <div style={{ position: 'absolute', left: x, top: y, display: 'flex', ...style }}>{children}</div>;
}

type OgImageProps = {
  image: OgImage;
  /** URL of the logo's mark. */
  mark: string;
  /** URL of the drawing. */
  drawing: string;
};

/**
 * The layout of a social image: rail with the section number, name, headline, one drawn object. next/og renders it
 * instead of a browser: styles are objects instead of classes, and an element with several children is a flex box.
 */
export function OgImageLayout({ image, mark, drawing }: OgImageProps) {
  const headline = headlines[localeConfig[image.locale].script];
  const size = titleSize(image.title) * headline.scale;
  return (
    <div
      lang={localeConfig[image.locale].hreflang}
      style={{
        display: 'flex',
        position: 'relative',
        width: '100%',
        height: '100%',
        background: color.paper,
        color: color.ink,
        fontFamily: 'Pretendard',
      }}
    >
      <Placed x={0} y={0} style={{ width: rail, height: 630, borderRight: `2px solid ${color.rule}` }}>
        <Placed
          x={0}
          y={180}
          style={{ ...serif, width: rail - 2, justifyContent: 'center', fontSize: 25, color: color.ink3 }}
        >
          {image.section}
        </Placed>
      </Placed>
      <Placed x={rail + margin} y={62} style={{ alignItems: 'center' }}>
        <img src={mark} width={46} height={46} alt="" />
        <div style={{ ...serif, marginLeft: 16, fontSize: 38, letterSpacing: -1.4 }}>{site.name}</div>
      </Placed>
      <Placed
        x={rail + margin}
        y={headline.top}
        style={{ ...column, width: measure, height: 400, justifyContent: 'space-between' }}
      >
        <Words
          text={image.title}
          style={{
            maxHeight: 318,
            fontFamily: serif.fontFamily,
            fontSize: size,
            lineHeight: headline.lineHeight,
            letterSpacing: size * headline.tracking,
          }}
        />
        <Words
          text={image.text}
          style={{ maxHeight: 144, fontSize: 25, lineHeight: 1.44, letterSpacing: -0.2, color: color.ink2 }}
        />
      </Placed>
      <Placed
        x={panel}
        y={0}
        style={{
          width: drawingWidth,
          height: 630,
          overflow: 'hidden',
          background: color.paper2,
          borderLeft: `2px solid ${color.rule}`,
        }}
      >
        {isFeature(image.drawing) ? <Divider feature={image.drawing} /> : null}
        <Placed x={0} y={0}>
          <img src={drawing} width={drawingWidth} height={630} alt="" />
        </Placed>
        {image.drawing === 'adverse-events' ? <DaysLeft locale={image.locale} /> : null}
      </Placed>
    </div>
  );
}

/**
 * The file divider behind a feature's drawing: a sheet with a tab, both running off the right edge. Later features have
 * their tab further to the right.
 */
function Divider({ feature }: { feature: Feature }) {
  const left = 72 + features.indexOf(feature) * 46;
  return (
    <>
      <svg width={drawingWidth} height="630" fill="none" strokeLinejoin="round" aria-hidden="true">
        <path d="M56 556h460v10H56z" fill={color.paper3} />
        <path
          d={`M52 122V558H540V122H${left + 118}L${left + 108} 90q-2-6-8-6H${left + 18}q-6 0-8 6L${left} 122z`}
          fill={color.surface}
          stroke={color.outline}
          strokeWidth="2"
        />
        <path d="M53 122H540" stroke={color.outline} strokeWidth="2" />
      </svg>
      <Placed x={left + 31} y={87} style={{ ...serif, fontSize: 22 }}>{`§ ${featureNumber(feature)}`}</Placed>
    </>
  );
}

/** Days left of the case in the middle of the board, the only localized words of a drawing. */
function DaysLeft({ locale }: { locale: Locale }) {
  const daysLeft = cases.find(({ key }) => key === '0417')?.daysLeft;
  return (
    <Placed
      x={178}
      y={358}
      style={{
        ...serif,
        width: 220,
        height: 64,
        alignItems: 'center',
        justifyContent: 'center',
        fontSize: 33,
      }}
    >
      {`${messagesFor(locale).sceneAdverseEvents.badge}${daysLeft}`}
    </Placed>
  );
}
