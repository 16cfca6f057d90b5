import { bars, color, divider, outline, Sheet, TabNumber, Wordmark } from '@/components/og-images/parts';
import { seal, signature } from './artwork/strokes';

/** The designation, signed and sealed. */
export function UsAgentServiceSocialImage({ number }: { number: number }) {
  return (
    <>
      <Sheet>
        {divider(number)}
        <path d="M98 176l8 6h330V540H106l-8-6z" fill={color.paper3} />
        <path d="M98 176h330v358H98z" fill={color.paper} stroke={outline} strokeWidth="2" />
        {bars(290, 205, [108, 82], { gap: 14 })}
        <path d="M124 236h278" stroke={color.ink} strokeWidth="2.4" />
        {bars(124, 268, [150], { ink: color.ink2, height: 9 })}
        {bars(124, 300, [278, 262, 274, 240, 266, 150], { gap: 21 })}
        <path d="M124 500h164" stroke={color.ink} strokeWidth="1.6" />
        <path d={signature} transform="translate(126 436) scale(.78)" stroke={color.ink} strokeWidth="2.8" />
        <g transform="translate(314 420) rotate(-4 59 59) scale(1.96)">
          <path d={seal.ground} fill={color.seal} />
          <path d={seal.frame} stroke="#fff" strokeWidth="1.3" />
          <path d={seal.syllables.join('')} stroke="#fff" strokeWidth="2.2" />
        </g>
      </Sheet>
      <TabNumber tab={number} />
      <Wordmark x={122} y={194} size={24} />
    </>
  );
}
