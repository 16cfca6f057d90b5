import { duties } from '../rules/finder.ts';
import { figures, plans, site } from '../site.ts';

const thousands = (value: number) => value.toLocaleString('en-US');

/**
 * Facts that every message can use as an argument, such as `{product}`. Their value is the same in every language.
 */
export const facts = {
  product: site.name,
  legalName: site.legalName,
  agentName: site.agent.name,
  agentAddress: `${site.agent.street}, ${site.agent.city} ${site.agent.zip}`,
  contactEmail: site.contactEmail,
  privacyEmail: site.privacyEmail,
  skusFiled: thousands(figures.skusFiled),
  firstPassAcceptance: String(figures.firstPassAcceptance),
  firstPassAcceptanceExact: String(figures.firstPassAcceptanceExact),
  listings: thousands(figures.listings),
  countries: String(figures.countries),
  savedPerSkuUsd: String(figures.savedPerSkuUsd),
  filingMinutes: String(figures.medianFiling.minutes),
  filingSeconds: String(figures.medianFiling.seconds),
  reportSeconds: String(figures.reportSeconds),
  reportMinutes: String(figures.reportMinutes),
  signatureMinutes: String(figures.signatureMinutes),
  labelScoreSeconds: String(figures.labelScoreSeconds),
  refusalNotices: String(figures.refusalNotices.count),
  refusalYear: String(figures.refusalNotices.fiscalYear),
  indirectCostPerSkuUsd: thousands(figures.indirectCostPerSkuUsd),
  uptimePercent: String(figures.uptimePercent),
  recoveryHours: String(figures.recoveryHours),
  labelRules: String(figures.labelRules),
  minimumTypeInches: figures.minimumTypeInches,
  uploadMegabytes: String(figures.uploadMegabytes),
  listingDays: String(figures.listingDays),
  adverseEventDays: String(figures.adverseEventDays),
  firstReminder: String(figures.reminderDays[0]),
  secondReminder: String(figures.reminderDays[1]),
  thirdReminder: String(figures.reminderDays[2]),
  lastReminder: String(figures.reminderDays[3]),
  renewalChipDays: String(figures.renewalChipDays),
  retentionYears: String(figures.retentionYears),
  trialDays: String(figures.trialDays),
  demoMinutes: String(figures.demoMinutes),
  priceNoticeDays: String(figures.priceNoticeDays),
  answerDays: String(figures.answerDays),
  keptMonths: String(figures.keptMonths),
  requestRecordYears: String(figures.requestRecordYears),
  dutyCount: String(duties.length),
  minimumAge: String(figures.minimumAge),
  starterPrice: String(plans[0].priceUsd),
  growthPrice: String(plans[1].priceUsd),
  scalePrice: String(plans[2].priceUsd),
} as const;

export type FactName = keyof typeof facts;

/** The type of a message without its facts: the arguments that remain are the caller's. */
export type WithoutFacts<Text extends string> = Text extends `${infer Before}{${infer Rest}`
  ? Rest extends `${FactName}}${infer After}`
    ? `${Before}${WithoutFacts<After>}`
    : `${Before}{${WithoutFacts<Rest>}`
  : Text;
