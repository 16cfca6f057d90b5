/**
 * What the parameters of an image address mean, as pure arithmetic: which part of the original, scaled to which
 * size. Source of the rules: Sanity's "Image transformations" reference (sanity.io/docs/image-urls). Parameters that
 * are not listed here (flip, or, sat, pad, sharp, invert …) are ignored.
 */

export type ImageFormat = 'jpg' | 'png' | 'webp' | 'avif';

export type ImagePlan = {
  /** Pixels of the original to start from. */
  extract: { left: number; top: number; width: number; height: number } | null;
  /** Size that the extract is scaled to, without keeping its proportions: `extract` already has them. */
  resize: { width: number; height: number } | null;
  /** With fit=fill or fillmax: size of the canvas around the scaled picture. */
  canvas: { width: number; height: number } | null;
  /** True when libvips chooses the part that has most to see; `extract` is then the whole allowed area. */
  entropy: boolean;
  /** Gaussian blur, standard deviation in pixels of the result; 0 for none. */
  blur: number;
  /** JPEG-like quality, 1 to 100. */
  quality: number;
  /** RGBA background for canvases and for formats without transparency. */
  background: { r: number; g: number; b: number; alpha: number } | null;
  /** Null: as the original. */
  format: ImageFormat | null;
};

export class ImageParameterError extends Error {
  override name = 'ImageParameterError';
}

/** Largest width or height that may be asked for, in pixels. */
const largest = 4000;
const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const;
type Fit = (typeof fits)[number];

function numberOf(search: URLSearchParams, name: string, low: number, high: number): number | null {
  const text = search.get(name);
  if (text === null || text === '') return null;
  const value = Number(text);
  if (!/^-?\d+(\.\d+)?$/.test(text) || value < low || value > high) {
    throw new ImageParameterError(`${name} must be a number from ${low} to ${high}.`);
  }
  return value;
}

function wordOf<Word extends string>(
  search: URLSearchParams,
  name: string,
  words: readonly Word[],
): Word | null {
  const text = search.get(name);
  if (text === null || text === '') return null;
  const word = words.find((known) => known === text);
  if (!word) throw new ImageParameterError(`${name} must be one of ${words.join(', ')}.`);
  return word;
}

/** The format that auto=format chooses: the smallest that the browser says it can show. Null: as the original. */
export function acceptedFormat(accept: string | undefined): ImageFormat | null {
  const types = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (types.has('image/avif')) return 'avif';
  if (types.has('image/webp')) return 'webp';
  return null;
}

/**
 * Turns the parameters of an address into a plan.
 * @param original size of the original in pixels.
 * @param accept the request's Accept header.
 * @throws ImageParameterError with one sentence about the first parameter that makes no sense.
 */
export function planImage(
  search: URLSearchParams,
  original: { width: number; height: number },
  accept: string | undefined,
): ImagePlan {
  const fm = wordOf(search, 'fm', ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const);
  const auto = wordOf(search, 'auto', ['format'] as const);
  const quality = numberOf(search, 'q', 0, 100) ?? 75;
  const blur = numberOf(search, 'blur', 0, 2000) ?? 0;
  const area = rectOf(search, original);
  const size = sizeOf(search, area, original);
  return {
    extract: isWhole(size.extract, original) ? null : size.extract,
    resize: size.resize,
    canvas: size.canvas,
    entropy: size.entropy,
    blur,
    quality: Math.max(1, Math.round(quality)),
    background: backgroundOf(search),
    format: fm ? (fm === 'pjpg' ? 'jpg' : fm) : auto ? acceptedFormat(accept) : null,
  };
}

type Rect = { left: number; top: number; width: number; height: number };

const isWhole = (rect: Rect, original: { width: number; height: number }) =>
  rect.left === 0 && rect.top === 0 && rect.width === original.width && rect.height === original.height;

/** `rect=left,top,width,height` in pixels of the original; what reaches beyond it is cut off. */
function rectOf(search: URLSearchParams, original: { width: number; height: number }): Rect {
  const text = search.get('rect');
  if (text === null || text === '') return { left: 0, top: 0, ...original };
  const parts = /^(\d{1,6}),(\d{1,6}),(\d{1,6}),(\d{1,6})$/.exec(text);
  if (!parts) throw new ImageParameterError('rect must be four whole numbers: left,top,width,height.');
  const [left, top, width, height] = parts.slice(1).map(Number) as [number, number, number, number];
  const rect = {
    left,
    top,
    width: Math.min(width, original.width - left),
    height: Math.min(height, original.height - top),
  };
  if (rect.width <= 0 || rect.height <= 0) throw new ImageParameterError('rect lies outside the image.');
  return rect;
}

type SizePlan = Pick<ImagePlan, 'resize' | 'canvas' | 'entropy'> & { extract: Rect };

function sizeOf(search: URLSearchParams, area: Rect, original: { width: number; height: number }): SizePlan {
  const dpr = numberOf(search, 'dpr', 1, 3) ?? 1;
  const w = numberOf(search, 'w', 1, largest);
  const h = numberOf(search, 'h', 1, largest);
  const fit: Fit = wordOf(search, 'fit', fits) ?? 'clip';
  const whole = { extract: area, resize: null, canvas: null, entropy: false };
  if (w === null && h === null) return whole;

  const width = w === null ? null : bounded(w * dpr);
  const height = h === null ? null : bounded(h * dpr);
  // How far the area has to be scaled to fit into the box.
  const inside = Math.min(
    width === null ? Number.POSITIVE_INFINITY : width / area.width,
    height === null ? Number.POSITIVE_INFINITY : height / area.height,
  );
  const scaled = (factor: number) => ({
    width: bounded(area.width * factor),
    height: bounded(area.height * factor),
  });

  if (width === null || height === null || fit === 'clip') {
    return {
      ...whole,
      resize: scaled(fit === 'max' || fit === 'min' || fit === 'fillmax' ? Math.min(1, inside) : inside),
    };
  }
  switch (fit) {
    case 'max':
      return { ...whole, resize: scaled(Math.min(1, inside)) };
    case 'scale':
      return { ...whole, resize: { width, height } };
    case 'fill':
    case 'fillmax':
      return {
        ...whole,
        resize: scaled(fit === 'fillmax' ? Math.min(1, inside) : inside),
        canvas: { width, height },
      };
    case 'min': {
      // The asked-for proportions, but never larger than the original.
      const factor = Math.min(1, area.width / width, area.height / height);
      return cropped(search, area, original, {
        width: bounded(width * factor),
        height: bounded(height * factor),
      });
    }
    case 'crop':
      return cropped(search, area, original, { width, height });
  }
}

/** Cuts the area to the proportions of the result, around the place that `crop` names. */
function cropped(
  search: URLSearchParams,
  area: Rect,
  original: { width: number; height: number },
  resize: { width: number; height: number },
): SizePlan {
  const words = (search.get('crop') ?? '').split(',').filter(Boolean);
  const known = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) throw new ImageParameterError(`crop must be made of ${known.join(', ')}.`);
  if (words.includes('entropy')) return { extract: area, resize, canvas: null, entropy: true };

  const factor = Math.min(area.width / resize.width, area.height / resize.height);
  const width = Math.min(area.width, Math.max(1, Math.round(resize.width * factor)));
  const height = Math.min(area.height, Math.max(1, Math.round(resize.height * factor)));
  const spare = { x: area.width - width, y: area.height - height };
  let left = spare.x / 2;
  let top = spare.y / 2;
  if (words.includes('focalpoint')) {
    // Fractions of the original, not of the area.
    const x = (numberOf(search, 'fp-x', 0, 1) ?? 0.5) * original.width - area.left;
    const y = (numberOf(search, 'fp-y', 0, 1) ?? 0.5) * original.height - area.top;
    left = Math.min(spare.x, Math.max(0, x - width / 2));
    top = Math.min(spare.y, Math.max(0, y - height / 2));
  }
  if (words.includes('left')) left = 0;
  if (words.includes('right')) left = spare.x;
  if (words.includes('top')) top = 0;
  if (words.includes('bottom')) top = spare.y;
  const extract = { left: area.left + Math.floor(left), top: area.top + Math.floor(top), width, height };
  return { extract, resize, canvas: null, entropy: false };
}

/** A side of the result in whole pixels; a narrow picture scaled by its width alone could grow without end. */
function bounded(side: number): number {
  const rounded = Math.max(1, Math.round(side));
  if (rounded > largest) throw new ImageParameterError(`The result would be larger than ${largest} pixels.`);
  return rounded;
}

/** `bg` as rgb, argb, rrggbb or aarrggbb. */
function backgroundOf(search: URLSearchParams): ImagePlan['background'] {
  const text = search.get('bg');
  if (text === null || text === '') return null;
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) {
    throw new ImageParameterError('bg must be a colour of 3, 4, 6 or 8 hexadecimal digits.');
  }
  const long = text.length <= 4 ? text.replace(/./g, '$&$&') : text;
  const part = (fromEnd: number) =>
    Number.parseInt(long.slice(long.length - fromEnd, long.length - fromEnd + 2), 16);
  return { r: part(6), g: part(4), b: part(2), alpha: long.length === 8 ? part(8) / 255 : 1 };
}
