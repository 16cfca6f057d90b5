/*
 * Apps such as KakaoTalk, Naver and Instagram show links in a browser that ignores `print()` and downloads of `blob:` URLs,
 * without an error. Other browsers may lack the functions.
 */

const isInApp = () => /KAKAOTALK|NAVER\(inapp|Instagram|FBA[NV]\/|Line\/|DaumApps/i.test(navigator.userAgent);

/** Prints the page. Returns false where the browser cannot. */
export function printPage(): boolean {
  if (isInApp() || typeof window.print !== 'function') return false;
  window.print();
  return true;
}

/** Saves bytes or a string as a file. Returns false where the browser cannot. */
export function saveFile(name: string, content: BlobPart, type: string): boolean {
  if (isInApp()) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  document.body.append(link);
  const isAllowed = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  link.remove();
  // Later, because Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return isAllowed;
}

/** Copies a string. Returns false where the browser cannot, or the visitor has refused. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** The way before the clipboard API, which also works without TLS. */
function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
