import { RESIZE_THROTTLE_MS } from '../../../../src/contract/constants';
import { watchSizes } from '../../../../src/storefront/platform/page/sizes';

/** jsdom has no layout: the test says when sizes change. */
const observers = new Set<() => void>();
const watched: Element[] = [];
const own = globalThis.ResizeObserver;
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.ResizeObserver = class {
    readonly #changed: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.#changed = () => callback([], this);
      observers.add(this.#changed);
    }
    observe(element: Element) {
      watched.push(element);
    }
    unobserve() {}
    disconnect() {
      observers.delete(this.#changed);
    }
  };
});
afterEach(() => {
  globalThis.ResizeObserver = own;
  jest.useRealTimers();
});
const resize = (): void => observers.forEach((changed) => changed());

it('sizes are reported at once, then at most every 100 ms: what changed meanwhile at the end of that time, once; nothing after the end [NAV-11]', () => {
  const elements = [document.createElement('ul'), document.createElement('li')];
  const at: number[] = [];
  const begun = Date.now();
  const stop = watchSizes(elements, () => at.push(Date.now() - begun), RESIZE_THROTTLE_MS);
  expect(watched).toEqual(elements);
  resize();
  for (let step = 0; step < 25; step += 1) {
    jest.advanceTimersByTime(10);
    resize();
  }
  expect(at).toEqual([0, 100, 200]);
  jest.advanceTimersByTime(1000);
  expect(at).toEqual([0, 100, 200, 300]);
  resize();
  expect(at).toEqual([0, 100, 200, 300, 1250]);
  resize();
  stop();
  jest.advanceTimersByTime(1000);
  expect(at).toHaveLength(5);
  expect(observers.size).toBe(0);
});
