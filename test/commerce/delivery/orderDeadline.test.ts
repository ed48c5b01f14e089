import fc from 'fast-check';
import { deadlineChangesAt, orderDeadline } from '../../../src/commerce/delivery/orderDeadline';

/** Paris keeps winter time, an hour ahead of UTC, in November. */
const paris = (day: number, hour: number, minute = 0, second = 0): number =>
  Date.UTC(2026, 10, day, hour - 1, minute, second);

test.each([
  ['counts down the last three hours', paris(24, 10, 48), '2026-11-24', true, 72],
  ['counts a begun minute as a whole one', paris(24, 11, 59, 30), '2026-11-24', true, 1],
  ['counts down no earlier', paris(24, 8, 59), '2026-11-24', true, null],
  ['is the next day from the cut-off on', paris(24, 12), '2026-11-25', false, null],
  ['is Monday for an order of a Saturday afternoon', paris(28, 12), '2026-11-30', false, null],
])('the deadline %s [CHK-14]', (_title, at, day, isToday, minutesLeft) => {
  expect(orderDeadline(at)).toMatchObject({ day, isToday, minutesLeft });
});

const moment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2030, 0, 1) });
function said(at: number) {
  const { until, day, isToday, minutesLeft } = orderDeadline(at);
  return JSON.stringify([until, day, isToday, minutesLeft]);
}

test('what a page says of the deadline stays the same until the stated moment, and not beyond', () => {
  fc.assert(
    fc.property(moment, (at) => {
      const next = deadlineChangesAt(at);
      expect(next).toBeGreaterThan(at);
      expect(said(next - 1)).toBe(said(at));
      expect(said(next)).not.toBe(said(at));
    }),
    { seed: 1610 },
  );
});
