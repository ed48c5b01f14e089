/** An answer; its fields are read by path, because only its shape is checked. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A field of an answer by its path. Throws if it is missing. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((found, part) => {
    if (typeof found !== 'object' || found === null || !(part in found)) {
      throw new Error(`No ${path.join('.')} in ${JSON.stringify(value)}`);
    }
    return (found as Readonly<Record<string | number, unknown>>)[part];
  }, value);
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path);
  if (typeof found !== 'string') throw new Error(`${path.join('.')} is no text: ${JSON.stringify(found)}`);
  return found;
}
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...path);
  if (!Array.isArray(found)) throw new Error(`${path.join('.')} is no list: ${JSON.stringify(found)}`);
  return found;
}
/** "12.90" as 1290. */
export const centsAt = (value: unknown, ...path: readonly (string | number)[]): number =>
  Math.round(Number(textAt(value, ...path)) * 100);

/** A product that can be ordered directly, its smallest quantity and its unit price. */
export interface Orderable {
  readonly productId: string;
  readonly quantity: number;
  readonly unitCents: number;
}

/** The simple products of search results that have a price. */
export const orderables = (found: unknown): readonly Orderable[] =>
  listAt(found, 'productsPage', 'products').flatMap((product) => {
    if (at(product, 'productClass') !== 'Simple' || at(product, 'prices', 'unitPrice') === null) return [];
    const rule = at(product, 'purchaseQuantityRule');
    const quantity = rule === null ? 1 : Number(textAt(rule, 'minimum'));
    return [{ productId: textAt(product, 'id'), quantity, unitCents: centsAt(product, 'prices', 'unitPrice') }];
  });
