/** An error as one line of text. PGlite also throws plain objects with a WASI number instead of a message. */
export function errorSentence(error: unknown): string {
  const { name, message, errno } = Object(error) as Record<string, unknown>;
  if (name === 'ErrnoError' && typeof errno === 'number') {
    const what = errno === 51 ? 'no space left on the device' : `error ${errno} of the file system`;
    return `The files of the embedded database cannot be used: ${what}.`;
  }
  const text = typeof message === 'string' && message ? message : String(error);
  return text.replace(/\s+/g, ' ').trim().slice(0, 500);
}
