import { findColor } from '@/lib/tools/color-additives/find';
import { toColorNote } from '@/lib/tools/color-additives/note';

const problem = (typed: string, use: { eye?: boolean; lips?: boolean }) => {
  const found = findColor(typed);
  return found && toColorNote(typed, found, { eye: false, lips: false, ...use }).problem;
};

describe('a use that the section of a color does not name', () => {
  it.each([
    // 73.2725: externally, including the area of the eye.
    ['CI 77007', { lips: true }, 'not-lips'],
    ['Ultramarine Blue', { lips: true }, 'not-lips'],
    ['울트라마린 (CI 77007)', { lips: true }, 'not-lips'],
    ['CI 77007', { eye: true }, null],
    // 73.2150: externally; 70.5(a): the area of the eye only where the section says so.
    ['Dihydroxyacetone', { eye: true }, 'not-eye'],
    ['다이하이드록시아세톤', { eye: true }, 'not-eye'],
    ['Dihydroxyacetone', { lips: true }, 'not-lips'],
    // 73.2326, 73.2645: externally, including the area of the eye.
    ['Chromium Hydroxide Green (CI 77289)', { lips: true }, 'not-lips'],
    ['Chromium Hydroxide Green (CI 77289)', { eye: true }, null],
    ['CI 77000', { lips: true }, 'not-lips'],
    // 74.2333, 74.2706: not in the area of the eye.
    ['CI 17200', { eye: true }, 'not-eye'],
    ['CI 15985', { eye: true }, 'not-eye'],
    // 74.2602, 74.2711: externally.
    ['Violet 2', { lips: true }, 'not-lips'],
    ['Yellow 11', { lips: true }, 'not-lips'],
    // 82.51: in the area of the eye the aluminum lake of Blue 1 only.
    ['청색1호알루미늄레이크', { eye: true }, null],
    ['Green 3 Lake', { eye: true }, 'not-eye'],
    ['Red 3 Aluminum Lake', {}, 'not-permitted'],
    ['청색404호', {}, 'not-permitted'],
    ['CI 74160', {}, 'not-permitted'],
  ] as const)('%s with %j: %s', (typed, use, expected) => {
    expect(problem(typed, use)).toBe(expected);
  });
});
