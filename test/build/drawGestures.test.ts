import { drawGestures } from '../support/journeys/moments/drawGestures';

const seeds = Array.from({ length: 2000 }, (_, index) => `a walk phone ${index}`);

it('the gestures of a walk after which its page is looked at are different ones, in their order, and the same for a seed', () => {
  for (const seed of seeds.slice(0, 200)) {
    const drawn = drawGestures(10, 23, seed);
    expect(new Set(drawn).size).toBe(10);
    expect(drawn).toEqual([...drawn].sort((one, other) => one - other));
    expect(drawn.every((gesture) => Number.isInteger(gesture) && gesture >= 1 && gesture <= 23)).toBe(true);
    expect(drawGestures(10, 23, seed)).toEqual(drawn);
  }
  expect(drawGestures(2, 23, 'a walk phone 1')).not.toEqual(drawGestures(2, 23, 'a walk phone 2'));
});

it('each of them is as likely as any other', () => {
  const times = new Map<number, number>();
  for (const gesture of seeds.flatMap((seed) => drawGestures(2, 8, seed)))
    times.set(gesture, (times.get(gesture) ?? 0) + 1);
  // 500 are expected of each; the bounds are wider than chance makes likely.
  expect([...times.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const often of times.values()) expect(Math.abs(often - 500)).toBeLessThan(100);
});

it('all are drawn where a walk has no more of them than are wanted', () => {
  expect(drawGestures(10, 3, 'a short walk')).toEqual([1, 2, 3]);
  expect(drawGestures(2, 0, 'a walk without any')).toEqual([]);
});

it('of a walk that nobody has counted yet they come at doubling distances', () => {
  expect(drawGestures(4, undefined, 'a new walk')).toEqual([2, 4, 8, 16]);
});
