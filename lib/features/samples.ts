import type { Feature, Sample } from '@/lib/routes';

/** Which feature page offers which sample document, and how many pages it has (a test opens them and counts). */
export const sampleList = {
  'label-report': { feature: 'label-vision', pages: 2 },
  'us-agent-letter': { feature: 'us-agent-service', pages: 1 },
} as const satisfies Record<Sample, { feature: Feature; pages: number }>;
