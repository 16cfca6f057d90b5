import {
  color,
  divider,
  family,
  outline,
  Placed,
  Sheet,
  scale,
  TabNumber,
} from '@/components/og-images/parts';

/** Boxes on deck: colour by column from the bridge to the bow, each from the deck up. */
const cargo = [
  [color.spruce700, color.rule],
  [color.spruce200, '#5e9a8e', color.spruce700],
  [color.rule, color.spruce700, color.spruce700, color.rule],
  ['#5e9a8e', color.spruce200, color.spruce200, color.ochre],
  [color.spruce700, color.ink2, '#5e9a8e'],
  [color.spruce200, color.spruce700],
];

const boxes = cargo.flatMap((column, at) =>
  column.map((fill, level) => ({ fill, d: `M${58 + at * 27} ${34 - level * 12}h26v11h-26z` })),
);

/** A ship on the scale of its voyage, and the port it makes for. */
export function ImportAssistSocialImage({ number }: { number: number }) {
  return (
    <>
      <Sheet>
        {divider(number)}
        <path d="M53 123h447v434H53z" fill={color.spruce50} />
        <path
          d="M53 190h447M53 260h447M53 330h447M130 123v434M220 123v434M310 123v434M400 123v434"
          stroke="#cfe9e1"
          strokeWidth="1.6"
        />
        <path
          d="M398 123l10 30-14 22 18 34-6 40 26 30 4 46 30 24 10 40 24 14V123z"
          fill={color.paper3}
          stroke={outline}
          strokeWidth="2"
        />
        <path d="M84 316C150 196 300 170 416 256" stroke={outline} strokeWidth="3" strokeDasharray="2 11" />
        <path d="M53 470h447v88H53z" fill="#cfe9e1" />
        <path d="M53 470h447" stroke={outline} strokeWidth="2" />
        <g transform="translate(58 362) scale(1.52)" stroke={outline}>
          {boxes.map(({ d, fill }) => (
            <path key={d} d={d} fill={fill} />
          ))}
          <path d="M16 46V4h32v42M12 4h40M16 16h32M16 28h32" fill="#fff" strokeWidth="1.4" />
          <path d="M22 4V-8h12V4" fill={color.ochre} strokeWidth="1.4" />
          <path d="M19 10h6m3 0h6m3 0h6M19 22h6m3 0h6m3 0h6" stroke={color.ink2} strokeWidth="3" />
          <path d="M8 46h264l-14 24q-2 4-8 4H22q-10 0-12-10z" fill={outline} stroke="none" />
          <path d="M9.6 62h253L258 70q-2 4-8 4H22q-10 0-12-10z" fill={color.spruce500} stroke="none" />
          <path d="M250 46V30m-6 4h12" strokeWidth="1.4" />
        </g>
        {scale(84, 520, 416, 15)}
        <path d="M84 520h277" stroke={color.spruce700} strokeWidth="6" strokeLinecap="butt" />
        <path d="M416 256l-16-22h-16v-46h64v46h-16z" fill={color.seal} />
      </Sheet>
      <TabNumber tab={number} />
      <Placed x={396} y={194} style={{ fontFamily: family.sans, fontSize: 27, color: '#fff' }}>
        US
      </Placed>
    </>
  );
}
