import { keptOf } from '../../../src/storefront/api/keptOf';

const hide = (value: string): string => `<${value}>`;
const read = (name: Parameters<typeof keptOf>[0], body: unknown) => keptOf(name, body, hide);

describe('what a state may hold of an answer', () => {
  test('is its open values, a token for each personal one and nothing of a secret one [REP-07]', () => {
    const session = {
      userId: '005',
      userName: 'a@b.c',
      profile: { firstName: 'Anne', lastName: null, email: 'a@b.c' },
    };
    expect(read('session', session).data).toEqual({
      userId: '005',
      userName: '<a@b.c>',
      profile: { firstName: '<Anne>', lastName: null, email: '<a@b.c>' },
    });
    expect(session.profile.firstName).toBe('Anne');
    expect(read('login', { userId: '005', token: 'abc' }).data).toEqual({ userId: '005', token: null });
  });

  test('is the name that the shop gave a delivery, but not that of a person or company who is called the same [REP-07]', () => {
    const address = { firstName: 'Default', lastName: 'Livraison 3', companyName: 'Default', street: 'Livraison 12' };
    const group = (name: string) => ({ deliveryGroupId: '0a7', name, deliveryAddress: { id: null, ...address } });
    const hidden = Object.fromEntries(Object.entries(address).map(([field, value]) => [field, `<${value}>`]));
    const kept = (name: string) => ({ ...group(name), deliveryAddress: { id: null, ...hidden } });
    const groups = ['Default', 'Livraison 2', 'Fournil'].map(group);
    const items = [kept('Default'), kept('Livraison 2'), kept('<Fournil>')];
    expect(read('deliveryGroups', { count: 3, items: groups }).data).toEqual({ count: 3, items });
    expect(read('checkout', { deliveryGroups: { count: 3, items: groups } }).data).toEqual({
      deliveryGroups: { count: 3, items },
    });
    expect(read('orderSummary', { deliveries: groups.map(({ name }) => ({ name })) }).data).toEqual({
      deliveries: items.map(({ name }) => ({ name })),
    });
    expect(read('addresses', { items: [address] }).data).toEqual({ items: [hidden] });
    expect(read('session', { profile: { firstName: 'Default' } }).data).toEqual({
      profile: { firstName: '<Default>' },
    });
  });

  test('is null where the answer is null or no object', () => {
    expect(read('session', { profile: null })).toEqual({ data: { profile: null }, leftOut: 0 });
    expect(read('session', null)).toEqual({ data: null, leftOut: 0 });
    expect(read('session', 'Anne')).toEqual({ data: null, leftOut: 1 });
  });

  test('has every element of a list, and every value of a map', () => {
    const address = { addressId: '8lW', street: '1 rue', fields: { City: 'Lyon', Country: null } };
    expect(read('addresses', { count: 1, items: [address] }).data).toEqual({
      count: 1,
      items: [{ addressId: '8lW', street: '<1 rue>', fields: { City: '<Lyon>', Country: null } }],
    });
  });

  test('has one shape for both forms that a result may have', () => {
    const results = [
      { statusCode: 400, result: [{ errorCode: 'X', message: 'm' }] },
      { statusCode: 201, result: { cartItemId: 'a', name: 'Lait', productDetails: { fields: { any: 'Lait' } } } },
    ];
    const [failed, added] = results;
    expect(read('addedItems', { results })).toEqual({
      data: { results: [{ ...failed, result: [{ errorCode: 'X', message: '<m>' }] }, added] },
      leftOut: 0,
    });
  });

  test('lacks what is not declared, or is something else than declared, and counts it', () => {
    const summary = {
      cartId: '0a6',
      purchaseOrderNumber: 'BC-12',
      birthday: '1980',
      currencyIsoCode: { of: 'Anne' },
      messagesSummary: 'Anne',
      ['__proto__']: { isAdmin: true },
    };
    expect(read('cartSummary', summary)).toEqual({
      data: { cartId: '0a6', purchaseOrderNumber: '<BC-12>' },
      leftOut: 4,
    });
    expect(read('cartCoupons', { cartCoupons: { coupons: ['Anne', { couponCode: 'CREME10' }] } })).toEqual({
      data: { cartCoupons: { coupons: [null, { couponCode: 'CREME10' }] } },
      leftOut: 1,
    });
  });

  test('lacks the fields of another system, which are no surprise', () => {
    expect(read('cartSummary', { cartId: '0a6', customFields: [{ Note__c: 'Anne' }] })).toEqual({
      data: { cartId: '0a6' },
      leftOut: 0,
    });
  });
});
