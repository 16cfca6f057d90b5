const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Returns the list with the first entry of a name written in another way; null if the list does not have it so. */
export function renameIn(list: string, typed: string, name: string): string | null {
  const entry = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(typed)}(?![\\p{L}\\p{N}]|:\\d)`, 'u');
  return entry.test(list) ? list.replace(entry, () => name) : null;
}
