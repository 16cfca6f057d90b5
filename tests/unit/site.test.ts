import { ownerFacts, plans, trialCovers } from '@/lib/site';

const [starter, growth, scale] = plans;

it('knows of the trial of Starter only until the owner confirms more', () => {
  expect([starter, growth, scale].map(trialCovers)).toEqual(['yes', 'unconfirmed', 'unconfirmed']);
});

it('says which plans the trial opens after the owner has confirmed them', () => {
  const confirmed = { ...ownerFacts.trialPlans, value: 'starter growth', confirmed: true };
  jest.replaceProperty(ownerFacts, 'trialPlans', confirmed as never);
  expect([starter, growth, scale].map(trialCovers)).toEqual(['yes', 'yes', 'no']);
  jest.restoreAllMocks();
});
