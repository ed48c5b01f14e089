import { generatedCatalog } from '../../src/demo/generated/generatedCatalog';
import { demoCatalog } from '../../src/demo/demoCatalog';

function first<T>(entries: Iterable<T>, count: number): readonly T[] {
  const taken: T[] = [];
  for (const entry of entries) {
    taken.push(entry);
    if (taken.length === count) break;
  }
  return taken;
}

describe('the generated catalogue', () => {
  it('makes the same products for a seed, and others for another', () => {
    const make = (seed: number): unknown => [...generatedCatalog(500, seed).entries()];
    expect(make(7)).toEqual(make(7));
    expect(make(7)).not.toEqual(make(8));
  });

  it('starts a larger catalogue with the products of a smaller one', () => {
    expect(first(generatedCatalog(1_000_000, 3).entries(), 100)).toEqual([...generatedCatalog(100, 3).entries()]);
  });

  it('never repeats an id, reference, url name, name or GTIN in 30,000 products', () => {
    const seen = new Set<string>();
    let count = 0;
    for (const { product } of generatedCatalog(30_000, 42).entries()) {
      for (const value of [product.id, product.sku, product.urlName, product.name, product.gtin]) seen.add(value);
      count += 1;
    }
    expect(count).toBe(30_000);
    expect(seen.size).toBe(150_000);
  });

  it('keeps apart from the demo catalogue, in the same categories', () => {
    const demo = demoCatalog();
    const taken = new Set(demo.products.flatMap(({ id, sku, urlName, gtin }) => [id, sku, urlName, gtin]));
    const generated = generatedCatalog(2_000, 1);
    expect(generated.categories).toEqual(demo.categories);
    const known = new Set(demo.categories.map(({ id }) => id));
    for (const { product, prices, stock } of generated.entries()) {
      expect([product.id, product.sku, product.urlName, product.gtin].filter((value) => taken.has(value))).toEqual([]);
      expect(product.categoryIds.every((id) => known.has(id))).toBe(true);
      expect(prices[0]?.productId).toBe(product.id);
      expect(stock?.productId).toBe(product.id);
    }
  });

  it('refuses a size it cannot make without repeating itself', () => {
    expect(() => generatedCatalog(0, 1)).toThrow(RangeError);
    expect(() => generatedCatalog(1e9, 1)).toThrow(RangeError);
  });
});
