import {
  bars,
  color,
  divider,
  family,
  outline,
  Placed,
  Sheet,
  scale,
  TabNumber,
  tick,
} from '@/components/og-images/parts';
import type { Locale } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { figures } from '@/lib/site';
import { cases, toneOf } from './cases';

const grounds = { neutral: color.paper2, ochre: color.ochre, seal: color.seal };

const columns = [
  { left: 84, head: 52, tops: [190, 278] },
  { left: 226, head: 74, tops: [] },
  { left: 368, head: 66, tops: [190, 278] },
];

/** The case of the board whose card and clock are drawn, and where its flag stands on the ruler. */
const daysLeft = cases.find(({ key }) => key === '0417')?.daysLeft ?? 0;
const tone = toneOf(daysLeft);
const x = 84 + Math.round((416 * (figures.adverseEventDays - daysLeft)) / figures.adverseEventDays);

/** Cases on the board and the clock of the one that is due. */
export function AdverseEventsSocialImage({ number, locale }: { number: number; locale: Locale }) {
  return (
    <>
      <Sheet>
        {divider(number)}
        {columns.map(({ left, head, tops }) => (
          <g key={left}>
            {bars(left, 154, [head], { ink: color.ink2, height: 8 })}
            <path d={`M${left} 172h124`} stroke={color.ink} strokeWidth="2.4" />
            {tops.map((top) => (
              <g key={top}>
                <path
                  d={`M${left} ${top}h124v76h-124z`}
                  fill={color.paper}
                  stroke={color.rule}
                  strokeWidth="2"
                />
                {bars(left + 14, top + 22, [58, 90, 72], { gap: 18, height: 6 })}
              </g>
            ))}
          </g>
        ))}
        <path d="M226 190h124v120H226z" fill="#fff" stroke={outline} strokeWidth="2.4" />
        {bars(240, 214, [62, 92, 80], { gap: 20, ink: color.ink2 })}
        {tick(474, 206)}
        {tick(474, 294)}
        <path d="M288 310v112" stroke={grounds[tone]} strokeWidth="3" />
        {scale(84, 462, 416, figures.adverseEventDays)}
        <path d={`M84 462h${x - 84}`} stroke={color.spruce700} strokeWidth="6" strokeLinecap="butt" />
        <path d={`M${x} 400v62`} stroke={grounds[tone]} strokeWidth="3" />
        <circle cx={x} cy="462" r="8" fill={grounds[tone]} stroke="#fff" strokeWidth="3" />
        {bars(84, 508, [34])}
        {bars(222, 508, [34])}
        {bars(361, 508, [34])}
      </Sheet>
      <TabNumber tab={number} />
      <Placed
        x={178}
        y={358}
        style={{
          width: 220,
          height: 64,
          alignItems: 'center',
          justifyContent: 'center',
          background: grounds[tone],
          color: tone === 'seal' ? '#fff' : color.ink,
          borderRadius: 2,
          fontFamily: family.serif,
          fontSize: 33,
        }}
      >
        {`${messagesFor(locale).sceneAdverseEvents.badge}${daysLeft}`}
      </Placed>
    </>
  );
}
