import type { ProductKind } from '../shared/product-icon-artwork';
import hashes from './record-hashes.json' with { type: 'json' };

/**
 * Sample shipment of Onsil for the import scene, its crop and the panels of the Korean landing page. Times are local.
 * The container's owner code is invented; its check digit is not (ISO 6346).
 */

/** Stages of a line, in order; a hold is a review with an adverse result. */
export const moments = ['prepared', 'submitted', 'review', 'held', 'mayProceed', 'released'] as const;
export type Moment = (typeof moments)[number];

/** Customs stages of the timeline: the hold replaces the review. */
export const stages = ['prepared', 'submitted', 'review', 'mayProceed', 'released'] as const;

export type ShipmentLine = {
  no: number;
  icon: ProductKind;
  product: string;
  lot: string;
  cartons: number;
  /** Food needs Prior Notice (21 CFR 1.277); cosmetics do not. */
  food?: true;
};

export const shipment = {
  file: 'shipment_ONS-2611-KRPUS-USLAX',
  number: 'ONS-2611',
  from: { id: 'busan', code: 'KRPUS', departed: '2026-11-09' },
  to: { id: 'losAngeles', code: 'USLAX', eta: '2026-11-24T06:30' },
  vessel: { ship: 'MV Hanbit Orion', voyage: '044E', scac: 'HBTL' },
  container: 'ONSU 482 019-0',
  kilograms: 1912,
  /** Length of the voyage, in days. */
  days: 15,
  lines: [
    { no: 1, icon: 'serum', product: 'Camellia Barrier Serum', lot: '6K18A', cartons: 48 },
    { no: 2, icon: 'cushion', product: 'Veil Cushion, 01 Barley', lot: '6K02C', cartons: 40 },
    { no: 3, icon: 'cleanser', product: 'Rice Enzyme Cleanser', lot: '6J29B', cartons: 24 },
    { no: 4, icon: 'jelly', product: 'Yuja Collagen Jelly', lot: '6H11F', cartons: 36, food: true },
  ] satisfies ShipmentLine[] as readonly ShipmentLine[],
  /** Maker of the food line: a separate plant, which FSVP must verify. */
  foodMaker: 'Dalbit Foods Co., Ltd.',
  /** Days left to respond to the query about the held line, and the deadline. */
  answerDays: 3,
  answerBy: '2026-11-23',
} as const;

export const cartons = shipment.lines.reduce((sum, line) => sum + line.cartons, 0);

/** The line that the FDA holds for its label; the timeline shows its customs stages. */
export const heldLine = shipment.lines[0] as ShipmentLine;

/** The only food line and therefore the only one with a Prior Notice. */
export const foodLine = shipment.lines.find((line) => line.food) as ShipmentLine;

/**
 * Time of each moment of the held line, ISO without a zone: the clock of the shipment. FDA and customs act on business
 * days and release nothing in the hours when a ship berths.
 */
export const reached: Record<Moment, string> = {
  prepared: '2026-11-09',
  submitted: '2026-11-17T09:12',
  review: '2026-11-18T10:05',
  held: '2026-11-20T11:20',
  mayProceed: '2026-11-23T15:10',
  released: '2026-11-24T15:40',
};

/** The other lines pass without a hold. */
const straight: Partial<typeof reached> = {
  ...reached,
  held: undefined,
  mayProceed: '2026-11-18T16:40',
  released: '2026-11-19T08:31',
};

/** Returns the stage of a line when the shipment is at a moment. */
export function lineStatus({ no }: ShipmentLine, moment: Moment): Moment {
  const times = no === heldLine.no ? reached : straight;
  return moments.findLast((one) => (times[one] ?? '9') <= reached[moment]) ?? 'prepared';
}

/** Returns the day of the voyage at a moment; 0 before departure. */
export function voyageDay(moment: Moment): number {
  const days = Date.parse(reached[moment].slice(0, 10)) - Date.parse(shipment.from.departed);
  return Math.max(0, days / 86_400_000);
}

/**
 * SHA-256 of the shipment's record at each moment (its data and the stage of each line). Precomputed because browsers
 * hash only asynchronously; shipment.test.ts compares.
 */
export const recordHash: Record<Moment, string> = hashes;

/** Formats an ISO date as month, day and optional time: "11-17, 09:12". */
export function shortDate(iso: string): string {
  return iso.slice(5).replace('T', ', ');
}
