import { scrollAtEdges } from '../../../../src/storefront/platform/page/edgeScroll';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A scrollable box from 100 to 300 px of the window, with 50 px to scroll. */
function boxOf() {
  const box = document.createElement('div');
  let top = 0;
  Object.defineProperty(box, 'scrollTop', {
    get: () => top,
    set: (to: number) => (top = Math.max(0, Math.min(50, to))),
  });
  box.getBoundingClientRect = () => new DOMRect(0, 100, 300, 200);
  return box;
}

it('scrolls while the pointer is near an edge, tells of each frame, and stops at the end or when it is told to', () => {
  const box = boxOf();
  let frames = 0;
  const edges = scrollAtEdges(box, () => (frames += 1));
  edges.pointerAt(200);
  jest.advanceTimersByTime(100);
  expect([box.scrollTop, frames]).toEqual([0, 0]);
  edges.pointerAt(298);
  jest.advanceTimersByTime(1000);
  expect(box.scrollTop).toBe(50);
  const before = frames;
  expect(before).toBeGreaterThan(3);
  jest.advanceTimersByTime(1000);
  expect(frames).toBe(before);
  edges.pointerAt(110);
  jest.advanceTimersByTime(20);
  edges.stop();
  const { scrollTop } = box;
  expect(scrollTop).toBeLessThan(50);
  jest.advanceTimersByTime(1000);
  expect(box.scrollTop).toBe(scrollTop);
});
