import type { ProductKind } from './product-icon';

/**
 * Onsil's sample shipment, shown by the import scene, its crop and the panels of the Korean landing.
 * Times are local to where they happen. The owner code of the container is invented, its check digit is not
 * (ISO 6346).
 */

/** Customs stages in order. What the third is called depends on the line: under review, or held. */
export const stages = ['prepared', 'submitted', 'review', 'mayProceed', 'released'] as const;
export type Stage = (typeof stages)[number];

export type ShipmentLine = {
  no: number;
  icon: ProductKind;
  product: string;
  lot: string;
  cartons: number;
  /** Food needs Prior Notice (21 CFR 1.277); cosmetics have no such duty. */
  food: boolean;
  status: 'released' | 'held';
  /** When a stage was reached, ISO without zone; a stage that is missing lies ahead. */
  reached: Partial<Record<Stage, string>>;
};

const released = {
  prepared: '2026-11-05',
  submitted: '2026-11-17T09:12',
  review: '2026-11-18T10:05',
  mayProceed: '2026-11-18T16:40',
  released: '2026-11-19T08:31',
} as const;

export const shipment = {
  file: 'shipment_ONS-2611-KRPUS-USLAX',
  number: 'ONS-2611',
  from: { id: 'busan', code: 'KRPUS', departed: '2026-11-07' },
  to: { id: 'losAngeles', code: 'USLAX', eta: '2026-11-22T06:30' },
  vessel: { ship: 'MV Hanbit Orion', voyage: '044E', scac: 'HBTL' },
  container: 'ONSU 482 019-0',
  kilograms: 1912,
  /** Days since departure, and of the whole voyage. */
  day: 13,
  days: 15,
  lines: [
    {
      no: 1,
      icon: 'serum',
      product: 'Camellia Barrier Serum',
      lot: '6K18A',
      cartons: 48,
      food: false,
      status: 'released',
      reached: released,
    },
    {
      no: 2,
      icon: 'cushion',
      product: 'Veil Cushion, 01 Barley',
      lot: '6K02C',
      cartons: 40,
      food: false,
      status: 'released',
      reached: released,
    },
    {
      no: 3,
      icon: 'cleanser',
      product: 'Rice Enzyme Cleanser',
      lot: '6J29B',
      cartons: 24,
      food: false,
      status: 'released',
      reached: released,
    },
    {
      no: 4,
      icon: 'jelly',
      product: 'Yuja Collagen Jelly',
      lot: '6H11F',
      cartons: 36,
      food: true,
      status: 'held',
      reached: { prepared: '2026-11-05', submitted: '2026-11-17T09:12', review: '2026-11-20T11:20' },
    },
  ] satisfies ShipmentLine[] as readonly ShipmentLine[],
  /** Maker of the food line: a plant of its own, which is what FSVP verifies. */
  foodMaker: 'Dalbit Foods Co., Ltd.',
  /** Days that are left to answer the query on the held line. */
  answerDays: 2,
  sha256: '90d4ec190dab2a73ae1516ef67b4fb9aa6ae220486ce7fa51596105802afb98e',
} as const;

export const cartons = shipment.lines.reduce((sum, line) => sum + line.cartons, 0);

/** The one food line, for which alone a Prior Notice is made. */
export const foodLine = shipment.lines.find((line) => line.food) as ShipmentLine;

/** Month, day and, where there is one, time of an ISO date: "11-17, 09:12". */
export function shortDate(iso: string): string {
  return iso.slice(5).replace('T', ', ');
}

/** First and last places of a hash, as it stands in rows and footers. */
export function shortHash(hash: string, first = 8, last = 6): string {
  return `${hash.slice(0, first)}…${hash.slice(-last)}`;
}
