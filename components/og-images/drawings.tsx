import { CreamJar, packColors, SerumBottle } from '@/components/sections/product-artwork';
import { bars, carton, color, family, outline, Placed, Sheet, Stamp, Tag, Wordmark } from './parts';

/**
 * What stands at the right of a social image: one drawn object, one ruled scale, one red mark. Here those of the landing,
 * the articles and the legal pages; each feature's is in its folder (components/features/<slug>/social-image.tsx).
 */

/** Carton, bottle and jar, filed. */
const landing = (
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

/** A page with a note in red at its margin, and the jar it is about. */
const article = (
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

/** A sheet of clauses under seal. */
const legal = (
  <>
    <Sheet>
      <path d="M128 96h420v490H128z" fill={color.paper3} />
      <path d="M96 76h450v490H96z" fill={color.surface} stroke={outline} strokeWidth="2" />
      {[140, 176, 120].map((heading, clause) => (
        <g key={heading} transform={`translate(0 ${clause * 128})`}>
          {bars(186, 142, [heading], { ink: color.ink, height: 10 })}
          {bars(186, 172, [320, 320, 210], { gap: 24, height: 8 })}
          <path d="M130 246h400" stroke={color.rule} strokeWidth="1.6" />
        </g>
      ))}
    </Sheet>
    {[1, 2, 3].map((clause) => (
      <Placed
        key={clause}
        x={128}
        y={125 + (clause - 1) * 128}
        style={{ fontFamily: family.serif, fontSize: 26, color: color.ink3 }}
      >
        {`§ ${clause}`}
      </Placed>
    ))}
    <Stamp x={262} y={444} turn={-5} />
  </>
);

export const drawings = { landing, article, legal };
