/** Numbers of WASI, which the embedded database uses for errors of the file system. */
const fileErrors: Record<number, string> = {
  2: 'permission denied',
  29: 'an input/output error',
  51: 'no space left on the device',
  69: 'the file system is read-only',
};

/** What went wrong, in one line, whatever was thrown: PGlite throws plain objects without a message too. */
export function sentenceOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return oneLine(String(error));
  const { code, name, message, errno } = error as Record<string, unknown>;
  if (code === 'EADDRINUSE') return 'The port of EMBEDDED_PORT is in use by another process.';
  if (typeof message === 'string' && message.trim()) return oneLine(message);
  if (name === 'ErrnoError' && typeof errno === 'number') {
    const what = fileErrors[errno] ?? `error ${errno} of the file system`;
    return `The files of the embedded database cannot be used: ${what}.`;
  }
  const known = [name, fieldsOf(error)].filter(Boolean).join(' ');
  return oneLine(known ? `An error without a message: ${known}` : 'An error without a message.');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 500);

function fieldsOf(error: object): string {
  try {
    return JSON.stringify(error);
  } catch {
    return '';
  }
}
