import {
  bars,
  color,
  divider,
  family,
  outline,
  Placed,
  Sheet,
  TabNumber,
  Wordmark,
} from '@/components/og-images/parts';

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
        <g transform="translate(126 436) scale(.78)">
          <path
            d="M17 8C15 20 11 36 7 50M38 5C35 19 30 34 27 48M9 31C19 28 29 25 39 24C45 24 50 26 51 29C46 25 37 29 37 37C37 43 46 41 51 30C50 35 49 41 53 41C57 41 60 34 62 29C62 33 60 38 60 42C63 34 67 29 71 29C75 30 71 37 73 41C75 43 80 40 85 35M122 13C117 5 102 7 101 17C100 26 117 27 116 38C115 49 97 52 88 44C96 46 112 43 123 34C128 30 130 26 127 25C123 25 121 33 122 38C123 42 130 41 134 35C136 30 139 28 142 29C146 31 144 40 139 41C135 41 134 34 138 31C145 28 151 28 153 29C151 33 150 39 154 40C158 40 161 34 163 29C162 40 160 52 153 58"
            stroke={color.ink}
            strokeWidth="2.8"
          />
        </g>
      </Sheet>
      <TabNumber tab={number} />
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
