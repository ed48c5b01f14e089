import { cartApi, cartEvents, cartSaga } from '../../../../src/storefront/features/cart';
import { selectCartStatus } from '../../../../src/storefront/features/cart/page';
import { scriptedShop } from '../../../support/storefront/scripted/scriptedShop';
import { butterId, summaryOf } from '../../../support/storefront/scripted/wireExamples';

async function shopWith(products: number, types: number, webstore: object) {
  const shop = await scriptedShop({
    answering: ({ method }) => (method === 'GET' ? { status: 200, body: summaryOf(products, types) } : 'never'),
    webstore,
  });
  await shop.store.dispatch(cartApi.endpoints.cartSummary.initiate(undefined, { subscribe: false }));
  // The scripted store lacks only slices that the cart's selectors never read.
  return { ...shop, status: () => selectCartStatus(shop.store.getState()) };
}

describe('the status of the cart', () => {
  it('is ready for checkout until something is asked of it [CRT-18]', async () => {
    const shop = await shopWith(10, 1, { guestCartEnabled: true, guestCheckoutEnabled: true });
    expect(shop.status()).toEqual({
      isProcessing: false,
      isReadyForCheckout: true,
      isGuestCartEnabled: true,
      isGuestCheckoutEnabled: true,
    });
    const task = shop.run(cartSaga);
    shop.store.dispatch(cartEvents.itemAddRequested({ productId: butterId, quantity: 1 }));
    expect(shop.status()).toMatchObject({ isProcessing: true, isReadyForCheckout: false });
    task.cancel();
  });

  it('is not ready with nothing in it, and guests check out only where they may have a cart [CRT-18]', async () => {
    const shop = await shopWith(0, 0, { guestCartEnabled: false, guestCheckoutEnabled: true });
    expect(shop.status()).toMatchObject({
      isReadyForCheckout: false,
      isGuestCartEnabled: false,
      isGuestCheckoutEnabled: false,
    });
  });
});
