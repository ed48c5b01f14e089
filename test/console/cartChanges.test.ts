import type { CartSummary, CompactSummary } from '../../src/contract/cart/cart';
import { watchCarts } from '../../src/support/playback/cartChanges';
import { cartItemsOf, cartLine } from '../support/storefront/scripted/wireExamples';

type Counts = Pick<CompactSummary, 'totalProductCount' | 'uniqueProductCount'>;

/** What is in the cache of a page that has read these counts and lines of its cart. */
function state(counts?: Counts, lines?: Partial<CartSummary>) {
  const read = (endpointName: string, data: unknown) => ({ status: 'fulfilled', endpointName, data });
  return {
    api: {
      queries: {
        ...(counts && { 'cartSummary(undefined)': read('cartSummary', counts) }),
        ...(lines && { 'cartItems(1)': read('cartItems', cartItemsOf([cartLine()], lines)) }),
      },
    },
  };
}
const of = (products: number, units: string): Counts => ({ uniqueProductCount: products, totalProductCount: units });

it('a cart of a session is noted once its counts and its sum are of the same cart', () => {
  const { watch, changes } = watchCarts();
  const full = { ...of(1, '4.0'), grandTotalAmount: '369.25' };
  const empty = { ...of(0, '0.0'), grandTotalAmount: '0.00' };
  [
    state(),
    state(of(1, '4.0')),
    state(of(1, '4.0'), full),
    state(of(0, '0.0'), full),
    state(of(0, '0.0'), empty),
  ].forEach((shown, position) => watch(0, position, shown));
  expect(changes().map(({ position, pieces, total }) => [position, pieces, total])).toEqual([
    [1, '4.0', null],
    [2, '4.0', '369.25'],
    [4, '0.0', '0.00'],
  ]);
});

it('where the page read the lines alone, their counts are those of the cart', () => {
  const { watch, changes } = watchCarts();
  watch(0, 0, state(undefined, { ...of(2, '6.0'), grandTotalAmount: '428.33' }));
  expect(changes()).toMatchObject([{ pieces: '6.0', products: 2, total: '428.33' }]);
});
