/** A card on the page of tools that opens a tool with answers. */
export const previewCard =
  'rounded-card border border-control bg-surface px-4.5 py-3.5 transition-colors hover:border-ink';
