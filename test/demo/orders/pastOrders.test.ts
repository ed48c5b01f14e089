import { addDays, parisClock, parisMoment } from '../../../src/commerce/calendar/parisCalendar';
import { deliveryDays, isWorkingDay } from '../../../src/commerce/delivery/deliveryDay';
import { DELIVERY_DAYS_OFFERED } from '../../../src/contract/shopRules';
import { DEMO_ACCOUNT_IDS } from '../../../src/demo/accounts';
import { pastOrders } from '../../../src/demo/orders/pastOrders';

const { boulangerie, autres, coffee, sport, hotel, keepcool } = DEMO_ACCOUNT_IDS;

/** The months with most public holidays, and the turn of a year, by day and by night. */
const MOMENTS = ['2026-04-01', '2026-12-01'].flatMap((first) =>
  Array.from({ length: 60 }, (_, days) => parisMoment(addDays(first, days), [1, 600, 1410][days % 3] ?? 0)),
);

test('whatever day it is, all of the past is over, in order, and as far as its days say', () => {
  for (const now of MOMENTS) {
    const { day: today } = parisClock(now);
    const orders = pastOrders(now);
    const moments = orders.map(({ placedAt }) => placedAt);
    expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
    expect(Math.max(...moments)).toBeLessThan(now);
    for (const { placedAt, deliveryDay, status } of orders) {
      expect(isWorkingDay(parisClock(placedAt).day)).toBe(true);
      expect(deliveryDays(placedAt, DELIVERY_DAYS_OFFERED)).toContain(deliveryDay);
      const isOver = status === 'Fulfilled' || status === 'Canceled';
      expect({ now, deliveryDay, isOver }).toEqual({ now, deliveryDay, isOver: deliveryDay < today });
    }
  }
});

test('whatever day it is, each login with a past has a dozen orders and more, over three months, in four states', () => {
  for (const now of MOMENTS) {
    const { day: today } = parisClock(now);
    const orders = pastOrders(now);
    for (const accountId of [boulangerie, autres, coffee, sport, hotel]) {
      const own = orders.filter(({ habit }) => habit.accountId === accountId);
      const states = own.map(({ status }) => status);
      expect(own.length).toBeGreaterThanOrEqual(12);
      expect(parisClock(own[0]?.placedAt ?? now).day <= addDays(today, -92)).toBe(true);
      expect({ now, accountId, states: new Set(states).size }).toEqual({ now, accountId, states: 4 });
      expect(states.filter((status) => status === 'Canceled')).toHaveLength(1);
      expect(new Set(own.map(({ purchaseOrderNumber }) => purchaseOrderNumber)).size).toBe(own.length);
    }
  }
});

test('the same moment gives the same past, and one login is left for a first order', () => {
  const now = Date.UTC(2026, 4, 4, 10);
  expect(pastOrders(now)).toEqual(pastOrders(now));
  expect(pastOrders(now).filter(({ habit }) => habit.accountId === keepcool)).toEqual([]);
});
