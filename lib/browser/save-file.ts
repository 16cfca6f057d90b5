/** Saves bytes or a string as a file in the browser. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Later, because Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
