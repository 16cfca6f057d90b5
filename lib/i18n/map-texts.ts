/** The same tree of messages with each of its texts changed; what is no text stays as it is. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((child) => mapTexts(child, change)) as T;
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, mapTexts(child, change)]),
    ) as T;
  }
  return value;
}
