import { act } from '@testing-library/react';
import { Bar } from '../../../../src/storefront/layout/menus/components/bar/NavigationBar';
import { menuOverflowMeasured, selectHiddenMenuIds } from '../../../../src/storefront/layout/menus/menuSlice';
import { openMenu } from '../../../support/storefront/menus/openMenu';
import { menu, properties } from '../../../support/storefront/menus/siteMenu';

/** jsdom has no layout: the test says how wide everything is, and when that has changed. */
let room = 0;
const ITEM_WIDTH = 100;
let measuredAt: number[] = [];
const observers = new Set<() => void>();
const own = globalThis.ResizeObserver;
beforeEach(() => {
  measuredAt = [];
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isList = this.tagName === 'UL';
    if (isList) measuredAt.push(Date.now());
    return new DOMRect(0, 0, isList ? room : ITEM_WIDTH, 40);
  });
  globalThis.ResizeObserver = class {
    readonly #changed: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.#changed = () => callback([], this);
      observers.add(this.#changed);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      observers.delete(this.#changed);
    }
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.ResizeObserver = own;
});

it('the bar measures which of its items fit at once, and while its width goes on changing once in 100 ms, the last width included [NAV-11]', async () => {
  const items = menu('/');
  const { store, actions, unmount } = await openMenu(<Bar items={items} properties={properties()} />);
  jest.useFakeTimers({ now: 0 });
  const resize = (width: number) => {
    room = width;
    act(() => observers.forEach((changed) => changed()));
  };
  const hidden = () => selectHiddenMenuIds(store.getState())?.length;
  const whole = ITEM_WIDTH * (items.length + 1);
  resize(whole);
  expect([measuredAt, hidden()]).toEqual([[0], 0]);
  for (let step = 1; step <= 25; step += 1) {
    act(() => jest.advanceTimersByTime(10));
    resize(whole - step);
  }
  expect(measuredAt).toEqual([0, 100, 200]);
  resize(ITEM_WIDTH * 2);
  expect(hidden()).not.toBe(items.length - 1);
  act(() => jest.advanceTimersByTime(50));
  // One item and "more" fit.
  expect([measuredAt, hidden()]).toEqual([[0, 100, 200, 300], items.length - 1]);
  expect(actions.filter(menuOverflowMeasured.match).length).toBeGreaterThan(1);
  unmount();
  expect(observers.size).toBe(0);
});

it('an item that gets its submenu later is measured as it is then, not as the link or text that it was before [NAV-11]', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    // What React has taken off the page has no width.
    return new DOMRect(0, 0, this.tagName === 'UL' ? room : this.isConnected ? ITEM_WIDTH : 0, 40);
  });
  const items = menu('/');
  const before = items.map((item, index) => (index === 0 ? { ...item, href: null, subMenu: [] } : item));
  const { store, show } = await openMenu(<Bar items={before} properties={properties()} />);
  jest.useFakeTimers();
  room = ITEM_WIDTH * 3;
  const notify = () => act(() => observers.forEach((changed) => changed()));
  notify();
  const hidden = () => selectHiddenMenuIds(store.getState())?.length;
  expect(hidden()).toBe(items.length - 2);
  show(<Bar items={items} properties={properties()} />);
  act(() => jest.advanceTimersByTime(1000));
  notify();
  expect(hidden()).toBe(items.length - 2);
});
