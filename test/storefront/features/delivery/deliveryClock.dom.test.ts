import { deadlineModule } from '../../../../src/storefront/features/delivery/Deadline';
import { clockRead, locationChanged, selectArrivedAt } from '../../../../src/storefront/kernel/location';
import { setClock } from '../../../../src/storefront/platform/clock';
import { openStore } from '../../../support/storefront/openStore';

const minuteMs = 60_000;
/** An hour and minute of Tuesday 24 November 2026 in Paris, in ms UTC. */
const paris = (hour: number, minute = 0): number => Date.UTC(2026, 10, 24, hour - 1, minute);

let visibility: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  setClock(() => Date.now());
  visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function open(pathname: string, at: number) {
  jest.setSystemTime(at);
  const { store, actions, run } = openStore();
  store.dispatch(locationChanged({ pathname, search: '', hash: '' }, 'PUSH'));
  run(deadlineModule.saga);
  return {
    /** The times at which the page has read the clock, in minutes after its arrival. */
    readings: () => actions.filter(clockRead.match).map(({ payload }) => (payload.at - at) / minuteMs),
    arrivedAt: () => selectArrivedAt(store.getState()),
    go: (to: string) => store.dispatch(locationChanged({ pathname: to, search: '', hash: '' }, 'PUSH')),
  };
}
const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * minuteMs);
async function comeBack() {
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

it('is read once a minute where the time left is counted down, and at the cut-off, then not before midnight', async () => {
  const shop = open('/cart', paris(11, 57));
  await pass(3);
  expect(shop.arrivedAt()).toBe(paris(12));
  // From midnight on the next cut-off is today's.
  await pass(800);
  expect(shop.readings()).toEqual([1, 2, 3, 723]);
});

it.each(['/category/beurres/1', '/category/beurres', '/search'])('is read once a minute at %s too', async (list) => {
  const shop = open(list, paris(11, 57));
  await pass(3);
  expect(shop.readings()).toEqual([1, 2, 3]);
});

it('is read at the cut-off alone where the day alone is shown', async () => {
  const shop = open('/order/1', paris(11, 30));
  await pass(120);
  expect(shop.readings()).toEqual([30]);
});

it('begins to be read with the page that counts down', async () => {
  const shop = open('/', paris(11, 30));
  await pass(5);
  expect(shop.readings()).toEqual([]);
  shop.go('/product/beurre/1');
  await pass(2);
  expect(shop.readings()).toEqual([6, 7]);
});

it('waits while nobody looks, and is read when they are back', async () => {
  const shop = open('/cart', paris(11));
  visibility.mockReturnValue('hidden');
  await pass(90);
  expect(shop.readings()).toEqual([]);
  await comeBack();
  expect(shop.readings()).toEqual([90]);
});

it('is not read for a return to a page that says what is true', async () => {
  const shop = open('/', paris(9));
  visibility.mockReturnValue('hidden');
  await pass(60);
  await comeBack();
  expect(shop.readings()).toEqual([]);
});
