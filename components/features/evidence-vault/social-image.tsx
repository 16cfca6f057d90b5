import {
  bars,
  color,
  divider,
  outline,
  Sheet,
  Stamp,
  scale,
  TabNumber,
  tick,
  Wordmark,
} from '@/components/og-images/parts';

/** The archive box, full and sealed. */
export function EvidenceVaultSocialImage({ number }: { number: number }) {
  return (
    <>
      <Sheet>
        {divider(number)}
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
      <TabNumber tab={number} />
      <Wordmark x={136} y={422} size={27} />
      <Sheet>{bars(138, 468, [96], { ink: color.ink3, height: 8 })}</Sheet>
      <Stamp x={286} y={386} turn={-6} />
    </>
  );
}
