import { features } from '@/lib/routes';
import { toolFor } from '@/lib/tools/list';
import { factsFrom, toFragment } from '@/lib/tools/mocra-duties/answers';
import { dutiesFor } from '@/lib/tools/mocra-duties/finder';

test.each(features)('reads the answers in the link from %s to its tool', (feature) => {
  const answers = toolFor(feature)?.answers;
  if (answers === undefined) throw new Error(`no tool serves ${feature}`);
  expect(toFragment(factsFrom(new URLSearchParams(answers)))).toBe(answers);
});

test.each([
  ['us-agent-service', 'us-agent', 'cannot-be-told'],
  ['adverse-events', 'adverse-event-report', 'applies'],
] as const)('shows the duty that %s fulfills in the docket it links to', (feature, id, verdict) => {
  const facts = factsFrom(new URLSearchParams(toolFor(feature)?.answers));
  expect(dutiesFor(facts).find((duty) => duty.id === id)?.verdict).toBe(verdict);
});
