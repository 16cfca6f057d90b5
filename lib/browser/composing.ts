/**
 * True for a key that an input method (Korean, Japanese, Chinese) handles: its Enter confirms a syllable and its Escape takes
 * one back. Safari reports the end of the composition before the key, but keeps the key code.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
