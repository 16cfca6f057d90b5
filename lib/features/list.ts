/**
 * The six features in their order: § numbers, menus, sitemap, landing pillars, social images and the way on to the next
 * feature follow from it. Each has a folder of its name in components/features.
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
