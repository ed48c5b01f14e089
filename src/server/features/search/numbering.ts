/**
 * Returns a function that gives each object a number of its own, without keeping the object in memory. A cache key of
 * such numbers identifies the objects that an answer was made from.
 */
export function numbering(): (one: object) => number {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  return (one) => {
    const number = numbers.get(one) ?? (last += 1);
    numbers.set(one, number);
    return number;
  };
}
