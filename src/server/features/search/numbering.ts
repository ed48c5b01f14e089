/**
 * Numbers objects without keeping them: the same number means the same object. A key of numbers names the
 * versions of what an answer was made from.
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
