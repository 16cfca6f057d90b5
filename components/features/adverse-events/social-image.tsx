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

/** Cases on the board and the clock of the one that is due. */
export function AdverseEventsSocialImage({ number }: { number: number }) {
  const columns = [84, 226, 368];
  return (
    <>
      <Sheet>
        {divider(number)}
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
      <TabNumber tab={number} />
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
