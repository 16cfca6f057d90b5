import { createHash } from 'node:crypto';
import { isBusinessDay, type PlainDate } from '@/lib/rules/dates';
import {
  cartons,
  foodLine,
  moments,
  reached,
  recordHash,
  shipment,
  shortDate,
  statusOf,
  voyageDay,
} from './shipment';

test.each(moments)('the record at %s carries the SHA-256 of its own text', (moment) => {
  const lines = shipment.lines.map((line) => [line.no, line.lot, line.cartons, statusOf(line, moment)]);
  const record = JSON.stringify({ ...shipment, lines });
  expect(recordHash[moment]).toBe(createHash('sha256').update(record).digest('hex'));
});

test('the ship sails on from moment to moment, and is there in time', () => {
  expect(moments.map(voyageDay)).toEqual([0, 8, 9, 11, 14, shipment.days]);
});

test('FDA and customs act on business days, and an answer falls due on one', () => {
  const official = [reached.submitted, reached.review, reached.held, reached.mayProceed, reached.released];
  for (const day of [...official, shipment.answerBy]) {
    expect([day, isBusinessDay(day.slice(0, 10) as PlainDate)]).toEqual([day, true]);
  }
});

test('cargo is released hours after the ship has berthed', () => {
  expect(Date.parse(reached.released) - Date.parse(shipment.to.eta)).toBeGreaterThan(6 * 3_600_000);
});

test('the days left to answer are those from the hold', () => {
  const day = (iso: string) => Date.parse(iso.slice(0, 10)) / 86_400_000;
  expect(day(shipment.answerBy) - day(reached.held)).toBe(shipment.answerDays);
});

test('the food line is where the shipment is', () => {
  expect(moments.map((moment) => statusOf(foodLine, moment))).toEqual([...moments]);
});

test('cosmetic lines are never held: while the food line is, they are released', () => {
  const straight = ['prepared', 'submitted', 'review', 'released', 'released', 'released'];
  for (const line of shipment.lines.filter(({ food }) => !food)) {
    expect(moments.map((moment) => statusOf(line, moment))).toEqual(straight);
  }
});

test('all cartons are counted, and a date is shortened to month, day and, where there is one, time', () => {
  expect(cartons).toBe(148);
  expect(shortDate('2026-11-05')).toBe('11-05');
  expect(shortDate('2026-11-17T09:12')).toBe('11-17, 09:12');
});
