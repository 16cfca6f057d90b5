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
import { ProductIcon } from '../shared/product-icon-artwork';

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
        <ProductIcon kind="cushion" size={212} />
      </Placed>
      <Stamp x={272} y={388} />
    </>
  );
}
