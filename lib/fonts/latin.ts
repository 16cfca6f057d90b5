/** Printable ASCII, Latin-1 and the signs that messages, prices and article text use. */
export const latin = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'ŒœŠšŽžŸı–—‘’‚“”„†‡•…‰‹›€™←↑→↓−≤≥≠≈✓·',
].join('');
