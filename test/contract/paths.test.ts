import { latePathTo } from '../../src/contract/latePaths';
import { pathTo, withQuery } from '../../src/contract/paths';

const webstoreId = '0ZE000000000001AAA';

test('paths name the version and the webstore', () => {
  expect(pathTo('sessionContext', { webstoreId })).toBe(
    '/services/data/v65.0/commerce/webstores/0ZE000000000001AAA/session-context',
  );
  expect(latePathTo('cartItem', { webstoreId, cartStateOrId: 'current', cartItemId: '0a91', version: 'v64.0' })).toBe(
    '/services/data/v64.0/commerce/webstores/0ZE000000000001AAA/carts/current/cart-items/0a91',
  );
  expect(pathTo('inventoryLevels', {})).toBe('/services/data/v65.0/commerce/inventory/levels');
});

test('a value can not step out of its place in the path', () => {
  expect(pathTo('product', { webstoreId, productId: '../pricing?x=1#y' })).toMatch(
    /\/products\/\.\.%2Fpricing%3Fx%3D1%23y$/,
  );
});

test('a blank value is refused: the path would be another call', () => {
  expect(() => pathTo('product', { webstoreId, productId: ' ' })).toThrow(RangeError);
});

test('queries leave out what is not given and join lists by commas', () => {
  expect(withQuery('/p', { ids: ['a', 'b'], page: 0, flag: false, none: null, missing: undefined })).toBe(
    '/p?ids=a%2Cb&page=0&flag=false',
  );
  expect(withQuery('/p', {})).toBe('/p');
});
