/** Without this file, Turbopack would use the one of a parent folder, and the responses would be ours. */
export function register() {}
