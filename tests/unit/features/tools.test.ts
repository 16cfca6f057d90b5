import { features } from '@/lib/routes';
import { toolsOfFeatures } from '@/lib/tools/list';
import { factsFrom, toFragment } from '@/lib/tools/mocra-duties/answers';
import { dutiesFor } from '@/lib/tools/mocra-duties/finder';

test.each(features)('reads the answers in the link from %s to its tool', (feature) => {
  const { answers = '' } = toolsOfFeatures[feature];
  expect(toFragment(factsFrom(new URLSearchParams(answers)))).toBe(answers);
});

test.each([
  ['us-agent-service', 'us-agent', 'cannot-be-told'],
  ['adverse-events', 'adverse-event-report', 'applies'],
] as const)('shows the duty that %s fulfills in the docket it links to', (feature, id, verdict) => {
  const facts = factsFrom(new URLSearchParams(toolsOfFeatures[feature].answers));
  expect(dutiesFor(facts).find((duty) => duty.id === id)?.verdict).toBe(verdict);
});
