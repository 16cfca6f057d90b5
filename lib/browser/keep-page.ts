/**
 * Keeps the page when a file is dropped beside a drop zone: browsers would open the file instead, and its work would be lost.
 * Returns a function that ends it.
 */
export function keepPageOnDrop(): () => void {
  const keep = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  window.addEventListener('dragover', keep);
  window.addEventListener('drop', keep);
  return () => {
    window.removeEventListener('dragover', keep);
    window.removeEventListener('drop', keep);
  };
}
