import type { CSSProperties } from 'react';
import { socialImages } from '@/components/features';
import { LogoMark } from '@/components/layout/logo-artwork';
import type { Locale } from '@/lib/i18n/locales';
import { type Feature, features } from '@/lib/routes';
import type { Card, Drawing } from '@/lib/seo/cards';
import { site } from '@/lib/site';
import { drawings } from './drawings';
import { color, family, Placed } from './parts';

/** Width of the rail at the left, and where the drawing begins, in px. */
const rail = 112;
const panel = 700;
const margin = 40;
const measure = panel - rail - 2 * margin;

/** Room that a text takes, in Latin letters: a syllable is nearly two of them wide. */
function roomOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character >= '\u1100' ? 1.75 : 1), 0);
}

/** Size of a headline in px: short ones speak up, long ones still fit. */
function titleSize(title: string): number {
  const room = roomOf(title);
  if (room <= 20) return 72;
  if (room <= 36) return 62;
  if (room <= 64) return 54;
  if (room <= 100) return 44;
  return 38;
}

type WordsProps = { text: string; style: CSSProperties };

/**
 * A text that breaks between words. The library's own `keep-all` loses punctuation and its `balance` breaks words where
 * the text has lines of its own, so each word is a box; one that is longer than the line breaks anywhere. The room
 * below is for descenders, which a line as low as a headline's does not hold.
 */
function Words({ text, style }: WordsProps) {
  return (
    <div
      style={{
        ...style,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        paddingBottom: '0.2em',
      }}
    >
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

/** A social image in the dossier's manner: rail with the section, name, headline, one drawn object. */
export function CardLayout({ card }: { card: Card }) {
  const korean = card.locale === 'ko';
  const size = titleSize(card.title) * (korean ? 0.94 : 1);
  return (
    <div
      lang={card.locale}
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
        <Placed
          x={0}
          y={180}
          style={{
            width: rail - 2,
            justifyContent: 'center',
            fontFamily: family.serif,
            fontSize: 25,
            color: color.ink3,
          }}
        >
          {card.section}
        </Placed>
      </Placed>
      <Placed x={rail + margin} y={62} style={{ alignItems: 'center' }}>
        <svg width="46" height="46" viewBox="0 0 28 28" aria-hidden="true">
          {LogoMark({}).props.children}
        </svg>
        <div
          style={{
            display: 'flex',
            marginLeft: 16,
            fontFamily: family.serif,
            fontSize: 38,
            letterSpacing: -1.4,
          }}
        >
          {site.name}
        </div>
      </Placed>
      <Placed
        x={rail + margin}
        y={korean ? 172 : 170}
        style={{ width: measure, height: 400, flexDirection: 'column', justifyContent: 'space-between' }}
      >
        <Words
          text={card.title}
          style={{
            maxHeight: 318,
            fontFamily: family.serif,
            fontSize: size,
            lineHeight: korean ? 1.28 : 1.1,
            letterSpacing: size * (korean ? -0.03 : -0.042),
          }}
        />
        <Words
          text={card.text}
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
        <CardDrawing locale={card.locale} name={card.drawing} />
      </Placed>
    </div>
  );
}

const isFeature = (name: Drawing): name is Feature => (features as readonly string[]).includes(name);

function CardDrawing({ name, locale }: { name: Drawing; locale: Locale }) {
  if (!isFeature(name)) {
    const Drawn = drawings[name];
    return <Drawn />;
  }
  const Drawn = socialImages[name];
  return <Drawn number={features.indexOf(name) + 1} locale={locale} />;
}
