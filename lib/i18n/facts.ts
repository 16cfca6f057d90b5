import { dutyCount, figures, type OwnerFactName, type Plan, plans, site } from '../site.ts';

const { medianFiling, refusalNotices, reminderDays, minimumTypeInches, ...numbers } = figures;

/** Formats numbers the same way in every language. */
const counts = Object.fromEntries(
  Object.entries(numbers).map(([name, value]) => [name, value.toLocaleString('en-US')]),
) as Record<keyof typeof numbers, string>;

const includes = (features: readonly string[], feature: string) => features.includes(feature);

/** Returns the name of the first plan that fits, the same word in every language: its id with a capital letter. */
function nameOfPlan(fits: (plan: Plan) => boolean): string {
  const id = plans.find(fits)?.id ?? '';
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/**
 * Facts that every message can use as an argument, such as `{product}`. Their value is the same in every language.
 */
export const facts = {
  ...counts,
  product: site.name,
  legalName: site.legalName,
  agentName: site.agent.name,
  agentAddress: `${site.agent.street}, ${site.agent.city} ${site.agent.zip}`,
  agentCity: site.agent.city,
  contactEmail: site.contactEmail,
  privacyEmail: site.privacyEmail,
  filingMinutes: String(medianFiling.minutes),
  filingSeconds: String(medianFiling.seconds),
  refusalNotices: String(refusalNotices.count),
  refusalYear: String(refusalNotices.fiscalYear),
  minimumTypeInches,
  firstReminder: String(reminderDays[0]),
  secondReminder: String(reminderDays[1]),
  thirdReminder: String(reminderDays[2]),
  lastReminder: String(reminderDays[3]),
  dutyCount: String(dutyCount),
  starterPrice: String(plans[0].priceUsd),
  growthPrice: String(plans[1].priceUsd),
  scalePrice: String(plans[2].priceUsd),
  trialPlan: nameOfPlan(({ freeTrial }) => freeTrial),
  agentPlan: nameOfPlan(({ features }) => includes(features, 'agentFirstFacility')),
  agentUnlimitedPlan: nameOfPlan(({ features }) => includes(features, 'agentUnlimited')),
} as const;

export type FactName = keyof typeof facts;

/**
 * The type of a message without its facts: the caller passes the remaining arguments. A message that selects on a fact of
 * the owner is any string, because its arguments depend on the branch.
 */
export type WithoutFacts<Text extends string> = Text extends `${string}{${OwnerFactName}, select,${string}`
  ? string
  : WithoutFilledIn<Text>;

type WithoutFilledIn<Text extends string> = Text extends `${infer Before}{${infer Rest}`
  ? Rest extends `${FactName}}${infer After}`
    ? `${Before}${WithoutFilledIn<After>}`
    : `${Before}{${WithoutFilledIn<Rest>}`
  : Text;
