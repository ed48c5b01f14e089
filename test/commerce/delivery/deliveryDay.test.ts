import fc from 'fast-check';
import { addDays, parisClock, parisMoment } from '../../../src/commerce/calendar/parisCalendar';
import { easterSunday, publicHolidays } from '../../../src/commerce/calendar/publicHolidays';
import {
  countedFrom,
  deliveryDay,
  deliveryDayHoldsUntil,
  isWorkingDay,
} from '../../../src/commerce/delivery/deliveryDay';

const at = (iso: string): number => Date.parse(iso);

test.each([
  ['2026-01-15T10:30:00Z', '2026-01-15', 11 * 60 + 30],
  ['2026-07-15T10:30:00Z', '2026-07-15', 12 * 60 + 30],
  ['2026-12-31T23:30:00Z', '2027-01-01', 30],
  ['2026-03-29T00:59:00Z', '2026-03-29', 119],
  ['2026-03-29T01:00:00Z', '2026-03-29', 180],
  ['2026-10-25T00:59:00Z', '2026-10-25', 179],
  ['2026-10-25T01:00:00Z', '2026-10-25', 120],
])('at %s a clock in Paris shows %s, minute %d', (iso, day, minutes) => {
  expect(parisClock(at(iso))).toEqual({ day, minutes });
});

test.each([
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('Easter of %d is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('the public holidays of 2026', () => {
  expect(publicHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ]);
});

test.each([
  ['a Monday morning', '2026-11-23T05:00:00Z', '2026-11-25'],
  ['a minute before noon', '2026-11-23T10:59:00Z', '2026-11-25'],
  ['noon exactly: the next working day counts', '2026-11-23T11:00:00Z', '2026-11-26'],
  ['noon in summer is an hour earlier in UTC', '2026-06-22T10:00:00Z', '2026-06-25'],
  ['a Friday morning: Sunday does not count', '2026-11-27T08:00:00Z', '2026-11-30'],
  ['a Saturday afternoon', '2026-11-28T15:00:00Z', '2026-12-02'],
  ['a Sunday', '2026-11-29T08:00:00Z', '2026-12-02'],
  ['before Christmas', '2026-12-24T08:00:00Z', '2026-12-28'],
  ['after the cut-off before Christmas', '2026-12-24T13:00:00Z', '2026-12-29'],
  ['Easter Saturday', '2026-04-04T08:00:00Z', '2026-04-08'],
  ['just after midnight in Paris, still yesterday in UTC', '2026-11-22T23:30:00Z', '2026-11-25'],
])('ordered on %s (%s) it comes by %s [CHK-14]', (_when, iso, day) => {
  expect(deliveryDay(at(iso))).toBe(day);
});

test('the cut-off is a setting', () => {
  expect(deliveryDay(at('2026-11-23T12:59:00Z'), 14 * 60)).toBe('2026-11-25');
  expect(deliveryDay(at('2026-11-23T13:00:00Z'), 14 * 60)).toBe('2026-11-26');
});

const moment = fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2045-01-01T00:00:00Z') });

test('delivery is on a working day, two working days after the one that counts', () => {
  fc.assert(
    fc.property(moment, (orderedAt) => {
      const from = countedFrom(orderedAt);
      const day = deliveryDay(orderedAt);
      expect(isWorkingDay(day)).toBe(true);
      let worked = 0;
      for (let next = addDays(from, 1); next <= day; next = addDays(next, 1)) worked += isWorkingDay(next) ? 1 : 0;
      expect(worked).toBe(2);
    }),
    { seed: 1607 },
  );
});

test('the day shown holds until the stated moment, and not beyond', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const until = deliveryDayHoldsUntil(now);
      expect(until).toBeGreaterThan(now);
      expect(deliveryDay(until - 1)).toBe(deliveryDay(now));
      expect(deliveryDay(until) > deliveryDay(now)).toBe(true);
    }),
    { seed: 1608 },
  );
});

test('a day and minute in Paris turn into the moment and back, outside the hour that spring skips', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const { day, minutes } = parisClock(now);
      expect(parisClock(parisMoment(day, minutes))).toEqual({ day, minutes });
    }),
    { seed: 1609 },
  );
});
