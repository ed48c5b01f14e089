import fc from 'fast-check';
import { withQuery } from '../../src/contract/paths';
import { decodeRefinements, encodeRefinements } from '../../src/contract/search/refinements';
import type { Refinement } from '../../src/contract/search/search';

const refinement: fc.Arbitrary<Refinement> = fc.record({
  attributeType: fc.constantFrom('Standard', 'Custom', 'ProductAttribute'),
  nameOrId: fc.string({ unit: 'grapheme', minLength: 1 }),
  type: fc.constantFrom('DistinctValue', 'Range'),
  values: fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 20 }),
});

test('refinements come back from a query whatever letters they hold', () => {
  fc.assert(
    fc.property(fc.array(refinement, { maxLength: 9 }), (refinements) => {
      const url = new URL(withQuery('/s', { refinements: encodeRefinements(refinements) }), 'http://shop.example');
      expect(decodeRefinements(url.searchParams.get('refinements') ?? '')).toEqual(refinements);
    }),
    { seed: 1520 },
  );
});

test('the text is plain Base64 of UTF-8 JSON, as other clients send it', () => {
  const brand: Refinement = {
    attributeType: 'Custom',
    nameOrId: 'Brand__c',
    type: 'DistinctValue',
    values: ['Crémière'],
  };
  const ofAnotherClient = Buffer.from(JSON.stringify([brand]), 'utf8').toString('base64');
  expect(encodeRefinements([brand])).toBe(ofAnotherClient);
  expect(decodeRefinements(ofAnotherClient)).toEqual([brand]);
});

test('a plus sign that arrived as a blank is understood', () => {
  const tilde: Refinement = { attributeType: 'Custom', nameOrId: 'x', type: 'DistinctValue', values: ['~>~>~>~>'] };
  const encoded = encodeRefinements([tilde]);
  expect(encoded).toContain('+');
  expect(decodeRefinements(encoded.replace(/\+/g, ' '))).toEqual([tilde]);
});

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');
const good: Refinement = { attributeType: 'Custom', nameOrId: 'x', type: 'DistinctValue', values: ['a'] };
test.each([
  ['no Base64', '%%%'],
  ['no JSON', Buffer.from('[{').toString('base64')],
  ['no UTF-8', Buffer.from([0xff, 0xfe]).toString('base64')],
  ['no array', encoded(good)],
  ['an unknown attribute type', encoded([{ ...good, attributeType: 'Other' }])],
  ['no values', encoded([{ ...good, values: [] }])],
  ['values that are no texts', encoded([{ ...good, values: [1] }])],
  ['too many values', encoded([{ ...good, values: Array.from({ length: 21 }, String) }])],
  ['too many refinements', encoded(Array.from({ length: 10 }, () => good))],
])('%s is refused', (_why, text) => {
  expect(decodeRefinements(text)).toBeNull();
});
