import { createActionRegistry, registerApiTypes } from '../../src/journal/record/registry';

function registry() {
  const unregistered: string[] = [];
  return { unregistered, ...createActionRegistry((type) => unregistered.push(type)) };
}

test('a registered action keeps payload and meta, or what its own encoder gives', () => {
  const { register, encode } = registry();
  register('cart/itemAdded');
  register('search/typed', ({ type }) => ({ type, payload: '…' }));
  const action = { type: 'cart/itemAdded', payload: { sku: 'A' }, meta: { at: 1 } };
  expect(encode(action)).toEqual(action);
  expect(encode({ type: 'search/typed', payload: 'beurre' })).toEqual({ type: 'search/typed', payload: '…' });
});

test('an unregistered action is reported and gives nothing to write [ERR-04]', () => {
  const { encode, unregistered, assertKnown } = registry();
  expect(encode({ type: 'cart/leaked', payload: 'secret' })).toBeUndefined();
  expect(unregistered).toEqual(['cart/leaked']);
  expect(() => assertKnown('cart/leaked')).toThrow('unknown action type: cart/leaked');
});

test('registering a type or a family twice throws a TypeError [ERR-04]', () => {
  const { register, registerWhere } = registry();
  register('cart/itemAdded');
  registerWhere('account/*', (type) => type.startsWith('account/'));
  expect(() => register('cart/itemAdded')).toThrow(TypeError);
  expect(() => register('cart/itemAdded')).toThrow('action type registered twice: cart/itemAdded');
  expect(() => registerWhere('account/*', () => true)).toThrow(TypeError);
});

test("RTK Query's own types are known by name, and nothing else under its path", () => {
  const own = registry();
  registerApiTypes(own, 'api');
  registerApiTypes(own, 'other');
  expect(() => registerApiTypes(own, 'api')).toThrow(TypeError);
  for (const type of [
    'api/executeQuery/pending',
    'other/executeMutation/rejected',
    'api/config/middlewareRegistered',
    '__rtkq/online',
  ]) {
    expect(own.has(type)).toBe(true);
    expect(() => own.assertKnown(type)).not.toThrow();
  }
  for (const type of ['api/invented', 'apiary/executeQuery/pending', '__rtkq/invented'])
    expect(own.has(type)).toBe(false);
});
