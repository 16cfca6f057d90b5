/** Turbopack would take the file of this name from a folder above, and our answers with it. */
export function register() {}
