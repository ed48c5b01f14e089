import { pathTo, withQuery } from '../../src/contract/paths';
import { callPlugins } from '../../src/server/callPlugins';
import { noPayments } from '../../src/server/features/payments';
import { openCheckoutShop, referenceIn, resultCode } from '../support/server/shops/checkoutShop';
import { scriptedPayments } from '../support/server/shops/scriptedPayments';
import { startTestApp } from '../support/server/testApp';

test('the server starts without an extension: an empty shop answers its calls', async () => {
  const { app, close } = await startTestApp({ plugins: callPlugins() });
  const { webstoreId } = app.webstore.current();
  const products = await app.inject(withQuery(pathTo('searchProducts', { webstoreId }), { searchTerm: 'beurre' }));
  expect([products.statusCode, products.body.includes('"total":0')]).toEqual([200, true]);
  expect((await app.inject('/payment/frame?method=card')).statusCode).toBe(404);
  await expect(app.payments.frame.find('x')).rejects.toThrow('no payment provider');
  await close();
});

test('without a payment provider a card stays without an answer, and a purchase order pays', async () => {
  const shop = await openCheckoutShop({ payments: { ...scriptedPayments(), plugin: noPayments } });
  const guest = await shop.buyerWith('butter', 10);
  await guest.ready();
  expect((await guest.pay()).statusCode).toBe(503);
  const buyer = await shop.buyerWith('butter', 10);
  await buyer.guest.logIn();
  await buyer.guest.added('butter', 10);
  await buyer.ready();
  const paid = await buyer.pay({ requestType: 'SimplePurchaseOrder', paymentToken: 'PO-4711' });
  expect(resultCode(paid)).toBe('200 Success');
  await buyer.prepare();
  expect(referenceIn(await buyer.submit())).not.toBe('');
  await shop.close();
});
