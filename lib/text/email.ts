/**
 * Returns an email address without what mail and chat programs copy with it: `mailto:`, a name with angle brackets,
 * invisible characters, and signs after it. Keyboards for Korean and Japanese type full-width signs, which become plain
 * ones. Text that is not an address stays refusable: nothing is removed from its middle except invisible characters.
 */
export function cleanEmail(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replaceAll('。', '.')
    .trim();
  const inBrackets = /<([^<>]*@[^<>]*)>[\s,;.]*$/.exec(plain)?.[1] ?? plain;
  return inBrackets
    .trim()
    .replace(/^[<(["'“‘「]+/, '')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/[>)\]"'”’」,;:.!?、|]+$/, '')
    .replace(/(\.[a-z]{2,})[가-힣]+$/i, '$1');
}
