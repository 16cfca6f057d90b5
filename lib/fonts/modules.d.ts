// Neither package ships types.
declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, format: 'woff2' | 'truetype'): Promise<Buffer> };
  export default fontverter;
}

declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
