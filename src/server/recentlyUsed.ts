/**
 * A cache that keeps at least the `count` most recently used values, and at most twice as many: a full generation
 * replaces the previous one, and a value that is used again moves into the new one.
 */
export function recentlyUsed<K, V>(count: number, make: (key: K) => V): (key: K) => V {
  let young = new Map<K, V>();
  let old = new Map<K, V>();
  return (key) => {
    const known = young.get(key);
    if (known !== undefined) return known;
    const value = old.get(key) ?? make(key);
    if (young.size === count) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
    return value;
  };
}
