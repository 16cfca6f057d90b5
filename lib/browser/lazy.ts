/**
 * Returns a function that creates a value on its first call and returns the same value afterwards. For tables that a
 * module would otherwise compute while a page becomes interactive, before anyone needs them.
 */
export function lazy<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
