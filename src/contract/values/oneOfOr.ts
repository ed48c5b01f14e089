/** Returns a value from outside if it is one of these, else the fallback (KIT-08). */
export const oneOfOr =
  <const Value, const Fallback>(values: readonly Value[], fallback: Fallback) =>
  (given: unknown): Value | Fallback =>
    values.find((value) => value === given) ?? fallback;
