/** The pages that are measured: a long page in each language, and one with a scene. */
export const measuredPages = ['/', '/ko', '/features/label-vision'];

/**
 * Least score, of 100, in each category. The budgets of time catch a page that becomes half as slow again on a virtual machine
 * without a graphics card, where a page of plain text already blocks for about a second (docs/speed.md).
 */
export const leastScores = { performance: 60, accessibility: 100, 'best-practices': 95, seo: 95 };

/** Highest value of each metric, in the unit of Lighthouse's audit of that name: ms, a plain number, bytes. */
export const highestValues = {
  'first-contentful-paint': 2_200,
  'largest-contentful-paint': 4_000,
  'total-blocking-time': 2_400,
  'cumulative-layout-shift': 0.02,
  'total-byte-weight': 380_000,
};
