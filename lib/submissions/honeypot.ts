/** Name of the field no person sees; a filled one marks a bot. */
export const honeypotField = 'website';
