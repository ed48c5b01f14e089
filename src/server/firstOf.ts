type Compare = (a: number, b: number) => number;

/** Sifts the number at `from` down in the heap, whose top is the last in the order. */
function sink(heap: Uint32Array, from: number, compare: Compare): void {
  const moved = heap[from] ?? 0;
  let hole = from;
  for (;;) {
    let below = 2 * hole + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && compare(heap[below + 1] ?? 0, heap[below] ?? 0) > 0) below += 1;
    const later = heap[below] ?? 0;
    if (compare(later, moved) <= 0) break;
    heap[hole] = later;
    hole = below;
  }
  heap[hole] = moved;
}

/** The first `count` of numbers in an order, in that order, without sorting the rest. */
export function firstOf(numbers: Uint32Array, count: number, compare: Compare): Uint32Array {
  const first = numbers.slice(0, count);
  if (first.length === 0 || first.length === numbers.length) return first.sort(compare);
  for (let from = first.length >> 1; from >= 0; from -= 1) sink(first, from, compare);
  for (const number of numbers.subarray(first.length)) {
    if (compare(number, first[0] ?? 0) >= 0) continue;
    first[0] = number;
    sink(first, 0, compare);
  }
  return first.sort(compare);
}
