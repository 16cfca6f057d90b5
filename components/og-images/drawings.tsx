import type { ReactNode } from 'react';
import { ProductIcon } from '@/components/features/shared/product-icon';
import { CreamJar, packColors, SerumBottle, YujaArt } from '@/components/sections/product-artwork';
import { bars, color, divider, family, Placed, Sheet, Stamp, scale, Tag, tabText, tick } from './parts';

/**
 * What stands at the right of a social image: one drawn object, one ruled scale, one red mark. Six for the features,
 * and one each for the landing, the articles and the legal pages.
 */

const outline = color.spruce900;

/** Brand of the sample products, in the lettering of their packs. */
function Wordmark({ x, y, size }: { x: number; y: number; size: number }) {
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

function TabNumber({ tab }: { tab: number }) {
  const { x, y } = tabText(tab);
  return (
    <Placed x={x} y={y} style={{ fontFamily: family.serif, fontSize: 22, color: color.ink }}>
      {`§ 2.${tab}`}
    </Placed>
  );
}

/** Front of the sample carton with half a yuja; its origin is the upper left corner, 200 by 436. */
const carton = (
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

/** Carton, bottle and jar, filed. */
function Landing() {
  return (
    <>
      <Sheet>
        <path d="M0 524h500v106H0z" fill={color.paper3} />
        <path d="M0 524h500" stroke={outline} strokeWidth="2" />
        <path d="M168 524l60 30h210l-30-30z" fill={color.rule} />
        <g transform="translate(212 46) scale(1.1)">{carton}</g>
        <path d="M432 46l46 18v442l-46 19.600z" fill="#f2e6bd" stroke={outline} strokeWidth="2" />
        <path d="M432 488l46-16v34l-46 19.600z" fill={packColors.yujaDark} stroke={outline} strokeWidth="2" />
        <g transform="translate(96 168) scale(1.36)">
          <SerumBottle />
        </g>
      </Sheet>
      <Wordmark x={232} y={66} size={27} />
      <Sheet>{bars(234, 126, [118, 150, 92], { ink: packColors.ink, gap: 28, height: 11 })}</Sheet>
      <Wordmark x={109} y={366} size={18} />
      <Stamp x={268} y={446} />
    </>
  );
}

/** Rows of a listing, checked, and the cushion they are about. */
function Wizard() {
  const rows = [196, 244, 292, 340];
  return (
    <>
      <Sheet>
        {divider(1)}
        {bars(84, 156, [96])}
        {bars(306, 156, [62])}
        <path d="M84 172h440" stroke={color.ink} strokeWidth="2.4" />
        {rows.map((y, row) => (
          <g key={y}>
            {bars(84, y, [[150, 116, 168, 134][row] ?? 120], { ink: color.ink2, height: 8 })}
            {bars(306, y, [[70, 54, 64, 48][row] ?? 50])}
            <path d={`M84 ${y + 24}h440`} stroke={color.rule} strokeWidth="1.4" />
            {row === 2 ? (
              <path d={`M456 ${y - 13}l14 25h-28z`} fill={color.ochre} stroke={outline} strokeWidth="1.6" />
            ) : (
              tick(456, y)
            )}
          </g>
        ))}
        {scale(284, 530, 250, 12)}
      </Sheet>
      <TabNumber tab={1} />
      <Placed x={66} y={352} style={{}}>
        <ProductIcon kind="cushion" size={212} />
      </Placed>
      <Stamp x={272} y={388} />
    </>
  );
}

/** The carton under review: one finding in its red box. */
function Label() {
  return (
    <>
      <Sheet>
        {divider(2)}
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
      <TabNumber tab={2} />
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
function Import() {
  return (
    <>
      <Sheet>
        {divider(3)}
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
      <TabNumber tab={3} />
      <Placed x={396} y={194} style={{ fontFamily: family.sans, fontSize: 27, color: '#fff' }}>
        US
      </Placed>
    </>
  );
}

/** The designation, signed and sealed. */
function Agent() {
  return (
    <>
      <Sheet>
        {divider(4)}
        <path d="M98 176l8 6h330V540H106l-8-6z" fill={color.paper3} />
        <path d="M98 176h330v358H98z" fill={color.paper} stroke={outline} strokeWidth="2" />
        {bars(290, 205, [108, 82], { gap: 14 })}
        <path d="M124 236h278" stroke={color.ink} strokeWidth="2.4" />
        {bars(124, 268, [150], { ink: color.ink2, height: 9 })}
        {bars(124, 300, [278, 262, 274, 240, 266, 150], { gap: 21 })}
        <path d="M124 500h164" stroke={color.ink} strokeWidth="1.6" />
        <g transform="translate(126 436) scale(.78)">
          <path
            d="M17 8C15 20 11 36 7 50M38 5C35 19 30 34 27 48M9 31C19 28 29 25 39 24C45 24 50 26 51 29C46 25 37 29 37 37C37 43 46 41 51 30C50 35 49 41 53 41C57 41 60 34 62 29C62 33 60 38 60 42C63 34 67 29 71 29C75 30 71 37 73 41C75 43 80 40 85 35M122 13C117 5 102 7 101 17C100 26 117 27 116 38C115 49 97 52 88 44C96 46 112 43 123 34C128 30 130 26 127 25C123 25 121 33 122 38C123 42 130 41 134 35C136 30 139 28 142 29C146 31 144 40 139 41C135 41 134 34 138 31C145 28 151 28 153 29C151 33 150 39 154 40C158 40 161 34 163 29C162 40 160 52 153 58"
            stroke={color.ink}
            strokeWidth="2.8"
          />
        </g>
      </Sheet>
      <TabNumber tab={4} />
      <Wordmark x={122} y={194} size={24} />
      <Placed
        x={318}
        y={424}
        style={{
          width: 118,
          height: 118,
          alignItems: 'center',
          justifyContent: 'center',
          background: color.seal,
          borderRadius: 6,
          transform: 'rotate(-4deg)',
        }}
      >
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            width: 98,
            height: 98,
            border: '2px solid #fff',
            color: '#fff',
            fontFamily: family.serif,
            fontSize: 42,
            lineHeight: 1.08,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          {/* Seals run from the right, downwards. */}
          <div style={{ display: 'flex', flexDirection: 'column', width: 45, alignItems: 'center' }}>
            <span>대</span>
            <span>표</span>
          </div>
          <div style={{ display: 'flex', flexDirection: 'column', width: 45, alignItems: 'center' }}>
            <span>온</span>
            <span>실</span>
          </div>
        </div>
      </Placed>
    </>
  );
}

/** Cases on the board and the clock of the one that is due. */
function AdverseEvents() {
  const columns = [84, 226, 368];
  return (
    <>
      <Sheet>
        {divider(5)}
        {columns.map((x, column) => (
          <g key={x}>
            {bars(x, 154, [[52, 74, 66][column] ?? 60], { ink: color.ink2, height: 8 })}
            <path d={`M${x} 172h124`} stroke={color.ink} strokeWidth="2.4" />
            {[0, 1]
              .filter((row) => row === 0 || column !== 1)
              .map((row) => (
                <g key={row}>
                  <path
                    d={`M${x} ${190 + row * 88}h124v76h-124z`}
                    fill={color.paper}
                    stroke={color.rule}
                    strokeWidth="2"
                  />
                  {bars(x + 14, 212 + row * 88, [58, 90, 72], { gap: 18, height: 6 })}
                </g>
              ))}
          </g>
        ))}
        <path d="M226 190h124v120H226z" fill="#fff" stroke={outline} strokeWidth="2.4" />
        {bars(240, 214, [62, 92, 80], { gap: 20, ink: color.ink2 })}
        {tick(474, 206)}
        {tick(474, 294)}
        <path d="M288 310v112" stroke={color.seal} strokeWidth="3" />
        {scale(84, 462, 416, 15)}
        <path d="M84 462h305" stroke={color.spruce700} strokeWidth="6" strokeLinecap="butt" />
        <path d="M288 422l101 0v40" stroke={color.seal} strokeWidth="3" />
        <circle cx="389" cy="462" r="8" fill={color.seal} stroke="#fff" strokeWidth="3" />
        {bars(84, 508, [34])}
        {bars(222, 508, [34])}
        {bars(361, 508, [34])}
      </Sheet>
      <TabNumber tab={5} />
      <Placed
        x={212}
        y={340}
        style={{
          width: 152,
          height: 72,
          alignItems: 'center',
          justifyContent: 'center',
          background: color.seal,
          color: '#fff',
          borderRadius: 2,
          fontFamily: family.serif,
          fontSize: 46,
          letterSpacing: 1,
        }}
      >
        D-4
      </Placed>
    </>
  );
}

/** The archive box, full and sealed. */
function Vault() {
  return (
    <>
      <Sheet>
        {divider(6)}
        {[0, 1, 2].map((row) => (
          <g key={row}>
            <path d={`M84 ${142 + row * 44}h14l7 7v20H84z`} fill="#fff" stroke={outline} strokeWidth="1.6" />
            {bars(124, 156 + row * 44, [[120, 98, 136][row] ?? 100], { ink: color.ink2, height: 8 })}
            {bars(290, 156 + row * 44, [112], { height: 7 })}
            {tick(452, 156 + row * 44)}
            <path d={`M84 ${178 + row * 44}h440`} stroke={color.rule} strokeWidth="1.4" />
          </g>
        ))}
        <g transform="translate(76 318) scale(2.02)" stroke={outline} strokeWidth="1.1">
          <path d="m12 19 8-8h158l8 8z" fill={color.spruce200} />
          <path d="M36 19V-4h82l8 8v15z" fill="#fff" />
          <path d="M60 19V0h90l8 8v11z" fill={color.paper} />
          <path d="M70 8h40m-40 5h58" stroke="#768384" />
          <path d="M6 35h186v61H6z" fill={color.spruce700} />
          <path d="M176 36h15.500v60H176z" fill="#06403b" stroke="none" />
          <path d="M2 19h194v18H2z" fill={color.spruce500} />
          <path d="M176 19.600h19.400v16.800H176z" fill="#0d6f62" stroke="none" />
          <path d="M20 46h76v36H20z" fill={color.paper} />
        </g>
        <path d="M76 512h404" stroke={outline} strokeWidth="2" />
        {scale(84, 530, 440, 24)}
      </Sheet>
      <TabNumber tab={6} />
      <Wordmark x={136} y={422} size={27} />
      <Sheet>{bars(138, 468, [96], { ink: color.ink3, height: 8 })}</Sheet>
      <Stamp x={286} y={386} turn={-6} />
    </>
  );
}

/** A page with a note in red at its margin, and the jar it is about. */
function Article() {
  return (
    <>
      <Sheet>
        <path d="M118 84h420v500H118z" fill={color.paper3} />
        <path d="M86 64h460v500H86z" fill={color.surface} stroke={outline} strokeWidth="2" />
        <path d="M160 65v498" stroke={color.rule} strokeWidth="2" />
        {bars(190, 112, [250, 186], { ink: color.ink, gap: 30, height: 14 })}
        {bars(190, 188, [330, 330, 330, 220], { gap: 25, height: 8 })}
        <path d="M182 296h240v44H182z" fill={color.sealPale} stroke={color.seal} strokeWidth="4" />
        {bars(196, 318, [212], { ink: color.ink2, height: 9 })}
        <path d="M182 318h-40" stroke={color.seal} strokeWidth="3" />
        {bars(190, 374, [330, 330, 160], { gap: 25, height: 8 })}
        {bars(190, 460, [110, 92, 104, 60], { gap: 25, height: 8 })}
        <path d="M86 564h460" stroke={outline} strokeWidth="2" />
        <path d="M312 564l40 24h160l-20-24z" fill={color.rule} />
        <g transform="translate(316 420) scale(1.58)">
          <CreamJar />
        </g>
      </Sheet>
      <Wordmark x={352} y={496} size={19} />
      <Tag x={106} y={300}>
        §
      </Tag>
    </>
  );
}

/** A sheet of clauses under seal. */
function Legal() {
  return (
    <>
      <Sheet>
        <path d="M128 96h420v490H128z" fill={color.paper3} />
        <path d="M96 76h450v490H96z" fill={color.surface} stroke={outline} strokeWidth="2" />
        {[0, 1, 2].map((clause) => (
          <g key={clause}>
            {bars(186, 142 + clause * 128, [[140, 176, 120][clause] ?? 140], { ink: color.ink, height: 10 })}
            {bars(186, 172 + clause * 128, [320, 320, 210], { gap: 24, height: 8 })}
            <path d={`M130 ${246 + clause * 128}h400`} stroke={color.rule} strokeWidth="1.6" />
          </g>
        ))}
      </Sheet>
      {['1', '2', '3'].map((clause, index) => (
        <Placed
          key={clause}
          x={128}
          y={125 + index * 128}
          style={{ fontFamily: family.serif, fontSize: 26, color: color.ink3 }}
        >
          {`§ ${clause}`}
        </Placed>
      ))}
      <Stamp x={262} y={444} turn={-5} />
    </>
  );
}

export const drawings = {
  landing: Landing,
  'mocra-wizard': Wizard,
  'label-vision': Label,
  'import-assist': Import,
  'us-agent-service': Agent,
  'adverse-events': AdverseEvents,
  'evidence-vault': Vault,
  article: Article,
  legal: Legal,
} as const satisfies Record<string, () => ReactNode>;

export type DrawingName = keyof typeof drawings;
