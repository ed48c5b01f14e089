import { drawGestures, evenlySpread, tooFewMoments } from '../../support/journeys/moments/drawGestures';

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
  // Each gesture is expected 500 times; deviations by chance are hardly ever as large as the bounds.
  expect([...times.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const often of times.values()) expect(Math.abs(often - 500)).toBeLessThan(100);
});

it('all are drawn where a walk has no more of them than are wanted', () => {
  expect(drawGestures(10, 3, 'a short walk')).toEqual([1, 2, 3]);
  expect(drawGestures(2, 0, 'a walk without any')).toEqual([]);
});

it('of a walk that nobody has counted yet as many as are wanted are spread over it however long it becomes, or every one', () => {
  for (const length of [1, 2, 3, 7, 10, 11, 40, 333]) {
    const choice = evenlySpread(10);
    let taken: readonly number[] = [];
    for (let gesture = 1; gesture <= length; gesture += 1)
      if (choice.has(gesture)) taken = choice.spread([...taken, gesture]);
    expect(taken.length).toBeGreaterThanOrEqual(Math.min(10, length));
    expect(taken.length).toBeLessThan(20);
    const ends = [0, ...taken, length];
    const distances = ends.slice(1).map((end, index) => end - (ends[index] ?? 0));
    expect(Math.max(...distances)).toBeLessThanOrEqual(Math.ceil(length / 5));
  }
});

it('a walk with fewer moments than are wanted fails, unless it has no more gestures or its page came to no rest', () => {
  const walked = { wanted: 10, gestures: 44, taken: 10, restless: 0 };
  expect(tooFewMoments(walked)).toBeUndefined();
  expect(tooFewMoments({ ...walked, taken: 9 })).toMatch(/^9 moments of 44 gestures were compared, 10 must be/);
  expect(tooFewMoments({ ...walked, gestures: 3, taken: 3 })).toBeUndefined();
  expect(tooFewMoments({ ...walked, gestures: 3, taken: 2 })).toMatch(
    /^2 moments of 3 gestures were compared, 3 must be/,
  );
  expect(tooFewMoments({ ...walked, taken: 8, restless: 2 })).toBeUndefined();
  expect(tooFewMoments({ ...walked, taken: 7, restless: 2 })).toMatch(/8 must be/);
  expect(tooFewMoments({ ...walked, taken: 0, restless: 10 })).toMatch(/1 must be/);
  expect(tooFewMoments({ wanted: 2, gestures: 0, taken: 0, restless: 0 })).toBeUndefined();
});
