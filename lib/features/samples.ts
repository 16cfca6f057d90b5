import type { Feature, Sample } from '@/lib/routes';

/** The sample document of each feature page, and its number of pages (a test opens them and counts). */
export const sampleList = {
  'label-report': { feature: 'label-vision', pages: 2 },
  'us-agent-letter': { feature: 'us-agent-service', pages: 1 },
} as const satisfies Record<Sample, { feature: Feature; pages: number }>;
