import fc from 'fast-check';
import { addDays, isSunday } from '../../../src/commerce/calendar/parisCalendar';
import { isWorkingDay } from '../../../src/commerce/delivery/deliveryDay';
import { standingDates, type StandingPlan } from '../../../src/commerce/delivery/standingDates';

const weekly: StandingPlan = {
  firstDay: '2026-12-04',
  rhythm: { length: 1, unit: 'Weeks' },
  deliveries: null,
  breaks: [],
};

it('delivers on the same day of each week, and the day after one that is a holiday [CHK-14]', () => {
  expect(standingDates(weekly, '2026-12-04', 6)).toEqual([
    '2026-12-04',
    '2026-12-11',
    '2026-12-18',
    '2026-12-26',
    '2027-01-02',
    '2027-01-08',
  ]);
});

it('keeps the day of the month from the first delivery on, and takes the last one of a shorter month', () => {
  const monthly: StandingPlan = { ...weekly, firstDay: '2026-12-31', rhythm: { length: 1, unit: 'Months' } };
  expect(standingDates(monthly, '2027-02-02', 3)).toEqual(['2027-03-01', '2027-03-31', '2027-04-30']);
  const yearly: StandingPlan = { ...weekly, firstDay: '2028-02-29', rhythm: { length: 1, unit: 'Annual' } };
  expect(standingDates(yearly, '2028-03-01', 1)).toEqual(['2029-02-28']);
});

it('ends with its term, which a break does not lengthen, and not with a delivery that was taken away', () => {
  const breaks = [{ from: '2026-12-10', until: '2026-12-12' }];
  expect(standingDates({ ...weekly, deliveries: 4, breaks }, '2026-12-01', 9)).toEqual([
    '2026-12-04',
    '2026-12-18',
    '2026-12-26',
  ]);
  const stopped = [{ from: '2026-12-01', until: null }];
  expect(standingDates({ ...weekly, breaks: stopped }, '2026-12-01', 9)).toEqual(['2026-12-04']);
});

test('all dates are days of delivery, in order, in no break, and those that come are the same asked from any day', () => {
  const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days));
  const plans = fc.record({
    firstDay: day.filter(isWorkingDay),
    rhythm: fc.record({
      length: fc.integer({ min: 1, max: 6 }),
      unit: fc.constantFrom('Weeks' as const, 'Months' as const, 'Annual' as const),
    }),
    deliveries: fc.option(fc.integer({ min: 2, max: 104 })),
    breaks: fc.array(
      fc.tuple(day, fc.integer({ min: 1, max: 90 })).map(([from, days]) => ({ from, until: addDays(from, days) })),
      { maxLength: 3 },
    ),
  });
  fc.assert(
    fc.property(plans, day, (plan, from) => {
      const all = standingDates(plan, '2000-01-01', 120);
      expect([...new Set(all)].sort()).toEqual(all);
      expect(all[0]).toBe(plan.firstDay);
      expect(all.length).toBeLessThanOrEqual(plan.deliveries ?? 120);
      for (const date of all) expect([date, isWorkingDay(date), isSunday(date)]).toEqual([date, true, false]);
      for (const date of all.slice(1)) {
        expect(plan.breaks.some((gap) => gap.from <= date && date < gap.until)).toBe(false);
      }
      expect(standingDates(plan, from, 3)).toEqual(
        standingDates(plan, '2000-01-01', 400)
          .filter((date) => date >= from)
          .slice(0, 3),
      );
    }),
    { seed: 20_261_127, numRuns: 150 },
  );
});
