import { itemApi } from '../../../src/storefront/features/cart/page';
import { locationChanged, locationOf } from '../../../src/storefront/kernel/location';
import { recordingBrowser } from '../server/calls/recordingCalls';
import type { TestServer } from '../server/testServer';
import { openAtCheckout, orderableProduct } from '../storefront/openCheckout';

/** How long each call of the session takes, in ms. */
export const CALL_MS = 40;

/**
 * A guest's session over the real server, as their browser recorded and sent it: the home page, a product whose first
 * answer is lost and whose call is repeated, a quantity that the server refuses, and the cart's page.
 */
export async function sendSession(server: TestServer) {
  let isLost = false;
  const shop = await openAtCheckout(server, {
    fault: (method, url) => {
      server.clock.advance(CALL_MS);
      if (isLost || method !== 'POST' || !url.includes('/cart-items')) return undefined;
      isLost = true;
      return 'lost';
    },
  });
  await shop.prepare('/');
  const product = await orderableProduct(server);
  const add = (commandId: string, quantity: number) =>
    shop.store.dispatch(itemApi.endpoints.addItem.initiate({ commandId, ...product, quantity }));
  await add('add-butter-0001', product.quantity);
  await add('add-butter-0001', product.quantity);
  await add('add-nothing-0001', 0);
  shop.store.dispatch(locationChanged(locationOf('/cart', 'default'), 'PUSH'));
  const browser = recordingBrowser(server.app);
  await browser.open();
  const text = shop
    .journal()
    .replaceAll('"session":"test"', `"session":"${browser.session}"`)
    // The browser is named as in a recording that a browser has made.
    .replace('"environment":{', '"environment":{"browser":{"family":"Firefox","version":"128","device":"phone"},');
  const sent = await browser.send(1, 1, text);
  if (sent.status !== 201) throw new Error(`The recording was refused: ${sent.reply.body}`);
  return { session: browser.session, text, browser, shop };
}
