/** The pages that are measured: a long page in each language, and one with a scene. */
export const measuredPages = ['/', '/ko', '/features/label-vision'];

/** Least score, of 100, in each category. */
export const leastScores = { performance: 90, accessibility: 100, 'best-practices': 95, seo: 95 };

/** Highest value of each metric, in the unit of Lighthouse's audit of that name: ms, a plain number, bytes. */
export const highestValues = {
  'first-contentful-paint': 2_000,
  'largest-contentful-paint': 3_000,
  'total-blocking-time': 300,
  'cumulative-layout-shift': 0.05,
  'total-byte-weight': 450_000,
};
