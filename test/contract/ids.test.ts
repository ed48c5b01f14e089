import fc from 'fast-check';
import { isAccountId, NO_ACCOUNT_ID } from '../../src/contract/accountId';
import { ID_PREFIXES, isIdOf, normalizeId, recordId, type IdPrefix } from '../../src/contract/ids';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const shortId = fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength: 15, maxLength: 15 });
const prefix = fc.constantFrom(...(Object.keys(ID_PREFIXES) as IdPrefix[]));

test.each([
  ['012000000000000', '012000000000000AAA'],
  ['500A000000D34Xf', '500A000000D34XfIAJ'],
  ['ABCDEFGHIJKLMNO', 'ABCDEFGHIJKLMNO555'],
])('the platform id %s is %s in its long form', (short, long) => {
  expect(normalizeId(short)).toBe(long);
  expect(normalizeId(long)).toBe(long);
});

test.each([
  '',
  '01t',
  '01t00000000000',
  '01t0000000000010',
  '01t0000000000-1',
  '012000000000000AAB',
  "01t' OR 1=1 --00",
])('the malformed id "%s" is refused', (id) => {
  expect(normalizeId(id)).toBeNull();
});

test('a lower-case checksum is put right, a changed case of the id itself is noticed', () => {
  expect(normalizeId('500A000000D34Xfiaj')).toBe('500A000000D34XfIAJ');
  expect(normalizeId('500a000000D34XfIAJ')).toBeNull();
});

test('every 15-character id has one long form, from which it comes back', () => {
  fc.assert(
    fc.property(shortId, (id) => {
      const long = normalizeId(id);
      expect(long).toHaveLength(18);
      expect(long?.slice(0, 15)).toBe(id);
      expect(normalizeId(long ?? '')).toBe(long);
    }),
    { seed: 1501 },
  );
});

test('record ids are well formed, carry their prefix and differ when their numbers differ', () => {
  fc.assert(
    fc.property(prefix, fc.nat(), fc.nat(), (kind, one, other) => {
      const id = recordId(kind, one);
      expect(normalizeId(id)).toBe(id);
      expect(isIdOf(kind, id)).toBe(true);
      expect(recordId(kind, other) === id).toBe(one === other);
    }),
    { seed: 1502 },
  );
  expect(recordId('product', 1)).toBe('01t000000000001AAA');
});

test('no two kinds of record have the same prefix', () => {
  const prefixes = Object.values(ID_PREFIXES);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

test.each([-1, 0.5, NaN, 2 ** 53])('there is no record number %p', (number) => {
  expect(() => recordId('cart', number)).toThrow(RangeError);
});

test('the platform id of fifteen zeros stands for no account', () => {
  expect(isAccountId(NO_ACCOUNT_ID)).toBe(false);
  expect(isAccountId('000000000000000AAA')).toBe(false);
  expect(isAccountId('  ')).toBe(false);
  expect(isAccountId(null)).toBe(false);
  expect(isAccountId(recordId('account', 7))).toBe(true);
});
