import { figures, plans, site } from '../site';

/**
 * Facts that long texts (legal and feature pages) quote in braces, by name. They are the same in both
 * languages; the words around them are the messages'.
 */
const facts: Record<string, string> = {
  legalName: site.legalName,
  contactEmail: site.contactEmail,
  privacyEmail: site.privacyEmail,
  skusFiled: figures.skusFiled.toLocaleString('en-US'),
  firstPassAcceptance: String(figures.firstPassAcceptance),
  firstPassAcceptanceExact: String(figures.firstPassAcceptanceExact),
  listings: figures.listings.toLocaleString('en-US'),
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
  indirectCostPerSkuUsd: figures.indirectCostPerSkuUsd.toLocaleString('en-US'),
  uptimePercent: String(figures.uptimePercent),
  recoveryHours: String(figures.recoveryHours),
  labelRules: String(figures.labelRules),
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
  minimumAge: String(figures.minimumAge),
  starterPrice: String(plans[0].priceUsd),
  growthPrice: String(plans[1].priceUsd),
  scalePrice: String(plans[2].priceUsd),
};

/**
 * A text with its `{names}` replaced by the facts.
 * @throws on a name nobody knows, so that a typing error in a message fails the build.
 */
export function withFacts(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`a message quotes the unknown fact {${name}}`);
    return fact;
  });
}
