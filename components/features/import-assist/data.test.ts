import { createHash } from 'node:crypto';
import { isBusinessDay, type PlainDate } from '@/lib/rules/dates';
import {
  cartons,
  foodLine,
  heldLine,
  lineStatus,
  moments,
  reached,
  recordHash,
  shipment,
  shortDate,
  voyageDay,
} from './data';

test.each(moments)('contains the SHA-256 of the record at %s', (moment) => {
  const lines = shipment.lines.map((line) => [line.no, line.lot, line.cartons, lineStatus(line, moment)]);
  const record = JSON.stringify({ ...shipment, lines });
  expect(recordHash[moment]).toBe(createHash('sha256').update(record).digest('hex'));
});

test('moves the ship forward at every moment and arrives on time', () => {
  expect(moments.map(voyageDay)).toEqual([0, 8, 9, 11, 14, shipment.days]);
});

test('schedules FDA, customs and the response deadline on business days', () => {
  const official = [reached.submitted, reached.review, reached.held, reached.mayProceed, reached.released];
  for (const day of [...official, shipment.answerBy]) {
    expect([day, isBusinessDay(day.slice(0, 10) as PlainDate)]).toEqual([day, true]);
  }
});

test('releases cargo hours after the ship berths', () => {
  expect(Date.parse(reached.released) - Date.parse(shipment.to.eta)).toBeGreaterThan(6 * 3_600_000);
});

test('counts the days to respond from the hold', () => {
  const day = (iso: string) => Date.parse(iso.slice(0, 10)) / 86_400_000;
  expect(day(shipment.answerBy) - day(reached.held)).toBe(shipment.answerDays);
});

test("keeps the held line, a cosmetic, at the shipment's moment", () => {
  expect(heldLine.food).toBeUndefined();
  expect(moments.map((moment) => lineStatus(heldLine, moment))).toEqual([...moments]);
});

test('releases the other lines while one is held, the food line with its Prior Notice among them', () => {
  const straight = ['prepared', 'submitted', 'review', 'released', 'released', 'released'];
  const others = shipment.lines.filter((line) => line !== heldLine);
  expect(others).toContain(foodLine);
  for (const line of others) {
    expect(moments.map((moment) => lineStatus(line, moment))).toEqual(straight);
  }
});

test('counts all cartons and shortens a date to month, day and optional time', () => {
  expect(cartons).toBe(148);
  expect(shortDate('2026-11-05')).toBe('11-05');
  expect(shortDate('2026-11-17T09:12')).toBe('11-17, 09:12');
});
