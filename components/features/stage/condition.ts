/** Value of a state, by its key; nothing when the scene has no such state. */
type Read = (key: string) => string | null | undefined;

/**
 * Whether a condition holds: `version=corrected`, several values as `stage=uploaded|issued`, anything but a value as
 * `step!=review`, several parts joined by a space, all of which must hold. The server draws the first picture by
 * it, the browser every later one.
 */
export function holds(condition: string, read: Read): boolean {
  return condition.split(' ').every((part) => {
    const [key = '', values = ''] = part.split('=');
    const found = values.split('|').includes(read(key.replace('!', '')) ?? '');
    return found !== key.endsWith('!');
  });
}

/** The states that a change names, `version=corrected open=none`, by key. */
export function named(change: string): Record<string, string> {
  return Object.fromEntries(change.split(' ').map((part) => part.split('=')));
}
