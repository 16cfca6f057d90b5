/* The scale of the drawing, apart from its layout, so that a page can show a drawing without the rules. */

/** Units of the drawing in an inch: a CSS pixel each. */
export const perInch = 96;

/** Height of the letter x in em, which `font-size-adjust` keeps in every font. */
const xHeight = 0.53;

/** Returns the font size, in units, that makes the letter x `height` inches high. */
export const fontSize = (height: number) => (height * perInch) / xHeight;
