import { addDays, parisClock, parisMoment, yearOf, type CalendarDay } from '../../commerce/calendar/parisCalendar';
import { deliveryDays, isWorkingDay } from '../../commerce/delivery/deliveryDay';
import { DELIVERY_DAYS_OFFERED } from '../../contract/shopRules';
import { BUYING_HABITS, type BuyingHabit } from './buyingHabits';

/** The states of an order, by the webstore's names. */
type PastStatus = 'Created' | 'Approved' | 'WaitingToFulfill' | 'Fulfilled' | 'Canceled';

/** A past order of a demo company. */
export interface DemoOrder {
  readonly habit: BuyingHabit;
  readonly placedAt: number;
  readonly deliveryDay: CalendarDay;
  readonly status: PastStatus;
  readonly purchaseOrderNumber: string;
  /** Whether the order is delivered to the store room instead of the shop. */
  readonly goesToStoreRoom: boolean;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}

const workingDayUntil = (day: CalendarDay): CalendarDay =>
  isWorkingDay(day) ? day : workingDayUntil(addDays(day, -1));

/** The working day this many working days before the given one. */
function workingDaysBefore(day: CalendarDay, count: number): CalendarDay {
  let before = day;
  for (let counted = 0; counted < count; counted += 1) before = workingDayUntil(addDays(before, -1));
  return before;
}

const workingDayFrom = (day: CalendarDay): CalendarDay => (isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1)));

/**
 * The last delivery day whose orders are being packed: the working day after today, or after the next working day if
 * today is none.
 */
const packedUntil = (today: CalendarDay): CalendarDay => workingDayFrom(addDays(workingDayFrom(today), 1));

/** Which of each company's past orders was cancelled, by the number of newer ones. */
const CANCELED_INDEX = 4;
/** Every fourth order goes to the store room, and every third is larger. */
const TO_STORE_ROOM = 4;
const LARGER = 3;
/**
 * When small extra orders were placed: each company's at a minute of its own, so that no two orders are simultaneous.
 */
const TOP_UP = { workingDaysAgo: 3, from: 14 * 60, within: 97, daysLater: 3 } as const;

function statusAt(today: CalendarDay, placedOn: CalendarDay, deliveryDay: CalendarDay): PastStatus {
  if (deliveryDay < today) return 'Fulfilled';
  if (deliveryDay <= packedUntil(today)) return 'WaitingToFulfill';
  return placedOn === workingDaysBefore(today, 1) ? 'Created' : 'Approved';
}

type Unnumbered = Omit<DemoOrder, 'purchaseOrderNumber'>;

/** The order that has `index` newer ones after it; 0: the newest. */
function orderAt(habit: BuyingHabit, index: number, today: CalendarDay): Unnumbered {
  const newest = workingDaysBefore(today, habit.newest.workingDaysAgo);
  const placedOn = workingDayUntil(addDays(newest, -index * habit.everyDays));
  const placedAt = parisMoment(placedOn, habit.newest.minute + ((index * 7) % 23));
  const [deliveryDay = placedOn] = deliveryDays(placedAt, 1);
  const isLarger = index % LARGER === LARGER - 1;
  const wanted = [
    ...habit.staples.map(([sku, quantity]) => [sku, quantity > 2 && isLarger ? quantity + 1 : quantity] as const),
    ...(habit.inTurn[index % habit.inTurn.length] ?? []),
  ];
  return {
    habit,
    placedAt,
    deliveryDay,
    status: index === CANCELED_INDEX ? 'Canceled' : statusAt(today, placedOn, deliveryDay),
    goesToStoreRoom: index % TO_STORE_ROOM === TO_STORE_ROOM - 1,
    lines: wanted.map(([sku, quantity]) => ({ sku, quantity })),
  };
}

function topUpOf(habit: BuyingHabit, today: CalendarDay): readonly Unnumbered[] {
  if (habit.topUp === null) return [];
  const placedOn = workingDaysBefore(today, TOP_UP.workingDaysAgo);
  const placedAt = parisMoment(placedOn, TOP_UP.from + (habit.firstNumber % TOP_UP.within));
  const offered = deliveryDays(placedAt, DELIVERY_DAYS_OFFERED);
  const deliveryDay = offered[TOP_UP.daysLater] ?? placedOn;
  const lines = habit.topUp.map(([sku, quantity]) => ({ sku, quantity }));
  const status = statusAt(today, placedOn, deliveryDay);
  return [{ habit, placedAt, deliveryDay, status, goesToStoreRoom: false, lines }];
}

const ordersOf = (habit: BuyingHabit, today: CalendarDay): readonly DemoOrder[] =>
  [...Array.from({ length: habit.orders }, (_, index) => orderAt(habit, index, today)), ...topUpOf(habit, today)]
    .sort((a, b) => a.placedAt - b.placedAt)
    .map((order, nth) => {
      const year = yearOf(parisClock(order.placedAt).day);
      const number = String(habit.firstNumber + nth).padStart(4, '0');
      return { ...order, purchaseOrderNumber: `BC-${year}-${number}` };
    });

/**
 * What the demo companies have ordered before this moment (ms UTC), in sequence. The same moment always gives the same
 * orders.
 */
export function pastOrders(now: number): readonly DemoOrder[] {
  const { day: today } = parisClock(now);
  return BUYING_HABITS.flatMap((habit) => ordersOf(habit, today)).sort((a, b) => a.placedAt - b.placedAt);
}
