import { dutyCount, figures, plans, site } from '../site.ts';

const { medianFiling, refusalNotices, reminderDays, minimumTypeInches, ...numbers } = figures;

/** Formats numbers the same way in every language. */
const counts = Object.fromEntries(
  Object.entries(numbers).map(([name, value]) => [name, value.toLocaleString('en-US')]),
) as Record<keyof typeof numbers, string>;

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
} as const;

export type FactName = keyof typeof facts;

/** The type of a message without its facts: the caller passes the remaining arguments. */
export type WithoutFacts<Text extends string> = Text extends `${infer Before}{${infer Rest}`
  ? Rest extends `${FactName}}${infer After}`
    ? `${Before}${WithoutFacts<After>}`
    : `${Before}{${WithoutFacts<Rest>}`
  : Text;
