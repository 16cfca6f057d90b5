import {
  bars,
  carton,
  color,
  divider,
  family,
  outline,
  Placed,
  Sheet,
  TabNumber,
  Tag,
  Wordmark,
} from '@/components/og-images/parts';
import { packColors } from '@/components/sections/product-artwork';

/** The carton under review: one finding in its red box. */
export function LabelVisionSocialImage({ number }: { number: number }) {
  return (
    <>
      <Sheet>
        {divider(number)}
        <path
          d="M120 158v-14q0-8 8-8h184q8 0 8 8v14l14-18h118l10 18v370M120 158H106m14 372H106"
          stroke="#8a9a9b"
          strokeWidth="1.6"
        />
        <g transform="translate(120 158) scale(.9)">{carton}</g>
        <path d="M300 158h162v392H300z" fill={packColors.cream} stroke={outline} strokeWidth="2" />
        {bars(320, 190, [70])}
        {bars(320, 214, [118, 122, 104, 120, 86], { gap: 17 })}
        {bars(320, 330, [58])}
        {bars(320, 354, [120, 96], { gap: 17 })}
        <path
          d="M320 490v40m6-40v40m9-40v40m5-40v40m8-40v40m5-40v40m7-40v40m10-40v40"
          stroke={color.ink}
          strokeWidth="3"
          strokeLinecap="butt"
        />
        {bars(138, 226, [96, 132, 74], { ink: packColors.ink, gap: 24, height: 10 })}
        <path d="M130 290h154v38H130z" fill="#fff" fillOpacity=".3" stroke={color.seal} strokeWidth="4" />
        {bars(142, 309, [128], { ink: packColors.ink, height: 8 })}
        <path d="M284 309h92v84" stroke={color.seal} strokeWidth="3" />
      </Sheet>
      <TabNumber tab={number} />
      <Wordmark x={136} y={170} size={25} />
      <Tag x={112} y={272}>
        1
      </Tag>
      <Placed
        x={288}
        y={394}
        style={{
          padding: '10px 12px',
          background: color.sealPale,
          border: `2px solid ${color.seal}`,
          borderRadius: 2,
          fontFamily: family.sans,
          fontSize: 18,
          color: '#a31e12',
        }}
      >
        FD&C Act § 201(g)(1)
      </Placed>
    </>
  );
}
