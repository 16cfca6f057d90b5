import {
  bars,
  color,
  divider,
  outline,
  Placed,
  Sheet,
  Stamp,
  scale,
  TabNumber,
  tick,
} from '@/components/og-images/parts';

/** Rows of a listing, checked, and the cushion they are about. */
export function MocraWizardSocialImage({ number }: { number: number }) {
  const rows = [196, 244, 292, 340];
  return (
    <>
      <Sheet>
        {divider(number)}
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
      <TabNumber tab={number} />
      <Placed x={66} y={352} style={{}}>
        <svg
          viewBox="0 0 60 60"
          width={212}
          height={212}
          fill="none"
          stroke={outline}
          strokeWidth="1.4"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M14 32Q14 11 30 11t16 21z" fill="#cfe5dd" />
          <path d="M18.4 32q0-16.4 11.6-16.4T41.6 32z" fill="#f4faf8" strokeWidth="1" />
          <path d="m22.6 27.4 7.6-7.6m-3 9.4 8.6-8.6" stroke="#a9cbbf" />
          <path d="M12.5 31h35v3.4h-35z" fill="#032e2d" stroke="none" />
          <path d="M8 44v3.6C8 53.4 17.8 58 30 58s22-4.6 22-10.4V44z" fill="#06403b" />
          <ellipse cx="30" cy="44.4" rx="22" ry="10.6" fill="#0a5851" />
          <ellipse cx="30" cy="43.4" rx="17.8" ry="7.6" fill="#e3c39f" strokeWidth="1" />
          <path d="M21 43.4q4.5-3.6 9 0t9 0" stroke="#b98f63" strokeWidth="1.3" />
        </svg>
      </Placed>
      <Stamp x={272} y={388} />
    </>
  );
}
