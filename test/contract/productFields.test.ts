import fc from 'fast-check';
import {
  ALLERGENS,
  NET_QUANTITY_UNITS,
  parseProductFields,
  PRODUCT_FIELDS,
  productFieldTexts,
  QUALITY_LABELS,
  unwrapFields,
  type ProductFacts,
} from '../../src/contract/catalog/productFields';
import { parseFoodFacts, type FoodFacts } from '../../src/contract/catalog/foodFacts';

const text = fc.string({ unit: 'grapheme' });
const amount = fc.nat();
const allergen = fc.constantFrom(...ALLERGENS);
const facts: fc.Arbitrary<ProductFacts & FoodFacts> = fc.record({
  name: text,
  sku: text,
  description: text,
  brand: text,
  packaging: text,
  pieces: fc.option(amount),
  netQuantity: fc.option(fc.record({ value: amount, unit: fc.constantFrom(...NET_QUANTITY_UNITS) })),
  gtin: text,
  ingredients: fc.array(fc.oneof(fc.record({ text }), fc.record({ text, allergen }))),
  allergens: fc.subarray([...ALLERGENS]),
  nutrition: fc.option(
    fc.record({
      energyKj: amount,
      energyKcal: amount,
      fatMg: amount,
      saturatesMg: amount,
      carbohydrateMg: amount,
      sugarsMg: amount,
      proteinMg: amount,
      saltMg: amount,
    }),
  ),
  storage: fc.option(fc.record({ minCelsius: fc.integer({ min: -30, max: 30 }), maxCelsius: fc.nat(30) })),
  shelfLifeDays: fc.option(amount),
  origin: text,
  labels: fc.subarray([...QUALITY_LABELS]),
  vatBasisPoints: fc.option(amount),
  pictureKey: fc.option(fc.string({ minLength: 1 })),
});

test('what the server writes into the fields is what the storefront reads', () => {
  fc.assert(
    fc.property(facts, (product) => {
      const texts = productFieldTexts(product);
      expect(Object.keys(texts).sort()).toEqual([...PRODUCT_FIELDS].sort());
      expect({ ...parseProductFields(texts), ...parseFoodFacts(texts) }).toEqual(product);
    }),
    { seed: 1540 },
  );
});

test('fields of another source never break a page', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...PRODUCT_FIELDS), fc.oneof(fc.string(), fc.json(), fc.constant(null))),
      (fields) => {
        const read = parseProductFields(fields);
        expect(parseFoodFacts(fields).ingredients.every((run) => typeof run.text === 'string')).toBe(true);
        expect(read.allergens.every((name) => ALLERGENS.includes(name))).toBe(true);
      },
    ),
    { seed: 1541 },
  );
});

test('the fields of a search result come out of their wrapping', () => {
  expect(unwrapFields({ Name: { value: 'Lait' }, Gtin__c: { value: null } })).toEqual({ Name: 'Lait', Gtin__c: null });
});
