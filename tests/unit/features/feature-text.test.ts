import { firstPlanWith } from '@/lib/features/feature-text';

test.each([
  ['mocra-wizard', 'starter'],
  ['label-vision', 'starter'],
  ['evidence-vault', 'starter'],
  ['import-assist', 'growth'],
  ['us-agent-service', 'growth'],
  ['adverse-events', 'growth'],
] as const)('starts %s at the plan %s', (feature, plan) => {
  expect(firstPlanWith(feature).id).toBe(plan);
});
