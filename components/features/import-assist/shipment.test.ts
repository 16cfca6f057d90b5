/** @jest-environment node */
import { createHash } from 'node:crypto';
import {
  cartons,
  foodLine,
  moments,
  recordHash,
  recordText,
  shipment,
  shortDate,
  statusOf,
  voyageDay,
} from './shipment';

test.each(moments)('the record at %s carries the SHA-256 of its own text', (moment) => {
  expect(recordHash[moment]).toBe(createHash('sha256').update(recordText(moment)).digest('hex'));
});

test('the ship sails on from moment to moment, and is there in time', () => {
  expect(moments.map(voyageDay)).toEqual([0, 10, 11, 13, 14, shipment.days]);
});

test('the food line is where the shipment is', () => {
  expect(moments.map((moment) => statusOf(foodLine, moment))).toEqual([...moments]);
});

test('cosmetic lines are never held: while the food line is, they are released', () => {
  for (const line of shipment.lines.filter(({ food }) => !food)) {
    expect(moments.map((moment) => statusOf(line, moment))).toEqual([
      'prepared',
      'submitted',
      'review',
      'released',
      'released',
      'released',
    ]);
  }
});

test('all cartons are counted', () => {
  expect(cartons).toBe(148);
});

test('a date is shortened to month, day and, where there is one, time', () => {
  expect(shortDate('2026-11-05')).toBe('11-05');
  expect(shortDate('2026-11-17T09:12')).toBe('11-17, 09:12');
});
