import * as fc from 'fast-check';
import { packState, unpackState } from '../../../src/contract/pages/packedState';

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** The value after its way through a document. */
const arrived = (value: unknown): unknown => unpackState(sent(packState(value)) as ReturnType<typeof packState>);

it('a state arrives as it was, in the same order', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(JSON.stringify(arrived(value))).toBe(JSON.stringify(value));
    }),
  );
});

it.each([
  ['a number', 12.5],
  ['nothing', null],
  ['a text that looks like a number’s', '=12'],
  ['an empty text, list and object', ['', [], {}, [[]], [{}]]],
  ['names that objects have by themselves', JSON.parse('{"__proto__":{"a":1},"constructor":{"a":1}}')],
  ['numbers beside places of values', { zero: 0, list: [0, 1, 2, 0, 1, 2], text: ['0', '1', '0', '1'] }],
  [
    'like objects with their fields in another order',
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
      { a: 1, b: 2 },
    ],
  ],
])('%s arrives', (_what, value) => {
  expect(JSON.stringify(arrived(value))).toBe(JSON.stringify(value));
});

it('leaves undefined fields out, as JSON does', () => {
  expect(arrived({ a: undefined, b: [undefined], c: 1 })).toStrictEqual({ b: [null], c: 1 });
});

it('writes whatever is repeated once, names of fields among it', () => {
  const product = { productId: '01t00000000000UAAQ', packaging: 'Carton de 10 × 1 kg' };
  const text = JSON.stringify(
    packState({ found: [product, { ...product }], shown: [product], last: product.productId }),
  );
  for (const once of ['productId', 'packaging', product.productId, product.packaging]) {
    expect(text.split(once)).toHaveLength(2);
  }
});
