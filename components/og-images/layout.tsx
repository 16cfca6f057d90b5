import type { CSSProperties, ReactNode } from 'react';
import { socialImages } from '@/components/features';
import { LogoMark } from '@/components/layout/logo-artwork';
import { localeConfig, type Script } from '@/lib/i18n/locales';
import { features } from '@/lib/routes';
import type { OgImage } from '@/lib/seo/og-images';
import { site } from '@/lib/site';
import { drawings } from './drawings';
import { color, family, Placed } from './parts';

/** Width of the rail at the left, and where the drawing begins, in px. */
const rail = 112;
const panel = 700;
const margin = 40;
const measure = panel - rail - 2 * margin;

/** Estimated width of a text, in Latin letters: a Hangul syllable is nearly two letters wide. */
function roomOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character >= '\u1100' ? 1.75 : 1), 0);
}

/** Headline sizes in px by estimated width: short headlines are larger, long ones still fit. */
const titleSizes = [
  { room: 20, size: 72 },
  { room: 36, size: 62 },
  { room: 64, size: 54 },
  { room: 100, size: 44 },
];
const titleSize = (title: string) => titleSizes.find(({ room }) => roomOf(title) <= room)?.size ?? 38;

const column: CSSProperties = { display: 'flex', flexDirection: 'column' };
const serif: CSSProperties = { display: 'flex', fontFamily: family.serif };
const sectionNumber: CSSProperties = {
  width: rail - 2,
  justifyContent: 'center',
  fontSize: 25,
  color: color.ink3,
};

/** Syllables are larger than letters of the same size, and want more room between lines and less tracking. */
const headlines: Record<Script, { top: number; scale: number; lineHeight: number; tracking: number }> = {
  latin: { top: 170, scale: 1, lineHeight: 1.1, tracking: -0.042 },
  korean: { top: 172, scale: 0.94, lineHeight: 1.28, tracking: -0.03 },
};

type WordsProps = { text: string; style: CSSProperties };

/**
 * A text that breaks between words. The library's own `keep-all` loses punctuation and its `balance` breaks words where
 * the text has lines of its own, so each word is a box; one that is longer than the line breaks anywhere. The room
 * below is for descenders, which a line as low as a headline's does not hold.
 */
function Words({ text, style }: WordsProps) {
  return (
    <div style={{ ...style, ...column, overflow: 'hidden', paddingBottom: '0.2em' }}>
      {text.split('\n').map((line) => (
        <div key={line} style={{ display: 'flex', flexWrap: 'wrap', columnGap: '0.25em' }}>
          {line.split(' ').map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and never move
            <div key={index} style={{ display: 'flex', maxWidth: measure, wordBreak: 'break-word' }}>
              {word}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The layout of a social image: rail with the section number, name, headline, one drawn object. */
export function OgImageLayout({ image }: { image: OgImage }) {
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
        fontFamily: family.sans,
      }}
    >
      <Placed x={0} y={0} style={{ width: rail, height: 630, borderRight: `2px solid ${color.rule}` }}>
        <Placed x={0} y={180} style={{ ...serif, ...sectionNumber }}>
          {image.section}
        </Placed>
      </Placed>
      <Placed x={rail + margin} y={62} style={{ alignItems: 'center' }}>
        <svg width="46" height="46" viewBox="0 0 28 28" aria-hidden="true">
          {LogoMark({}).props.children}
        </svg>
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
            fontFamily: family.serif,
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
          width: 1200 - panel,
          height: 630,
          overflow: 'hidden',
          background: color.paper2,
          borderLeft: `2px solid ${color.rule}`,
        }}
      >
        {drawn(image)}
      </Placed>
    </div>
  );
}

function drawn({ drawing: name, locale }: OgImage): ReactNode {
  if (name === 'landing' || name === 'article' || name === 'legal') return drawings[name];
  const SocialImage = socialImages[name];
  return <SocialImage number={features.indexOf(name) + 1} locale={locale} />;
}
