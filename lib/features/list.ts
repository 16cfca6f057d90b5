/**
 * The features in display order. § numbers, menus, sitemap, landing pillars, social images and the link to the next
 * feature derive from it. Each has a folder with the same name in components/features.
 */
export const features = [
  'mocra-wizard',
  'label-vision',
  'import-assist',
  'us-agent-service',
  'adverse-events',
  'evidence-vault',
] as const;
export type Feature = (typeof features)[number];
