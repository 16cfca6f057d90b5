/**
 * The pages that are measured, with the most bytes that each loads: a long page in each language, and one with a scene. Four files
 * of Korean fonts are 160 kB of `/ko`; all other files are as on `/`.
 */
export const measuredPages = { '/': 320_000, '/ko': 445_000, '/features/label-vision': 300_000 };

/**
 * Least score, of 100, in each category. The budgets of time catch a page that becomes half as slow again on a virtual machine
 * without a graphics card, where a page of plain text already blocks for about a second (docs/speed.md).
 */
export const leastScores = { performance: 60, accessibility: 100, 'best-practices': 95, seo: 95 };

/** Highest value of each other metric, in the unit of Lighthouse's audit of that name: ms, or a plain number. */
export const highestValues = {
  'first-contentful-paint': 2_200,
  'largest-contentful-paint': 4_000,
  'total-blocking-time': 2_400,
  'cumulative-layout-shift': 0.02,
};
