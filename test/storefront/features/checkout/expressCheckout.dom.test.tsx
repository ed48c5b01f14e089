import { act, screen, waitFor, within } from '@testing-library/react';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { verifyJournal } from '../../../../src/journal/replay/verify';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import { checkoutApi } from '../../../../src/storefront/features/checkout';
import { currentStep } from '../../../../src/storefront/features/checkout/checkoutSelectors';
import { cachedDemo, type TestServer } from '../../../support/server/testServer';
import { fillCartOf, frameSays, placeButton, show, step, typeCard } from '../../../support/storefront/checkoutPage';
import { openAtCheckout, visit } from '../../../support/storefront/openCheckout';
import { openShop } from '../../../support/storefront/openShop';
import { acceptedCard } from '../../../support/storefront/paymentTokens';
import { startShopServer } from '../../../support/storefront/startShopServer';
import type { Http } from '../../../../src/storefront/platform/http';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

/** The connection to a server, with the express checkout switched on in the site's configuration. */
const wanted =
  (real: Http, showExpressCheckout = true): Http =>
  async (request) => {
    const answer = await real(request);
    if (!request.url.startsWith(LATE_PATHS.siteConfiguration)) return answer;
    const { menus: _menus, shop: _shop, ...site } = cachedDemo().site;
    return { ...answer, text: JSON.stringify({ ...site, header: { ...site.header, showExpressCheckout } }) };
  };
const customer = 'coffee@comptoir.example';
const express = { name: 'Commande express' };

/** Begins the customer's checkout on another page; it has no address yet. */
async function beginElsewhere(browser: Http, key: string) {
  const { store, unmount } = await show(server, '/', browser);
  unmount();
  await act(async () => {
    await store.dispatch(checkoutApi.endpoints.startCheckout.initiate({ key, cartId: 'active' })).unwrap();
  });
}
async function openMiniCart({ user, settled }: Awaited<ReturnType<typeof openShop>>) {
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Panier/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Mon Panier' }));
  await settled();
  return drawer;
}

it('leads a customer from the mini cart to the payment in two presses, where they pay and order [MIN-08]', async () => {
  const real = await visit(server, customer);
  await fillCartOf(server, real);
  await beginElsewhere(real, 'shown');
  const shop = await openShop(server, '/search', { browser: wanted(real) });
  const drawer = await openMiniCart(shop);
  await shop.user.click(drawer.getByRole('link', express));
  await waitFor(() => expect(shop.address()).toBe('/checkout'));
  await waitFor(() => expect(step(/Livraison/).textContent).toMatch(/27 montée des Tisseurs/));
  const payment = within(step(/Paiement/));
  await payment.findByRole('button', { name: 'Continuer' });
  expect(shop.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  expect(shop.calls.filter((call) => call.startsWith('POST') && call.includes('payments'))).toEqual([]);
  await frameSays({ type: 'ready', height: 300 });
  await shop.user.click(payment.getByRole('button', { name: 'Continuer' }));
  await typeCard(server, acceptedCard);
  await shop.user.click(await placeButton());
  expect(await screen.findByRole('heading', { level: 1, name: /Merci/ })).toBeTruthy();
});

it('is offered to customers where the site wants it, to nobody else [MIN-08]', async () => {
  const offered = async (email: string | undefined, isWanted: boolean) => {
    const real = await visit(server, email);
    await fillCartOf(server, real);
    const shop = await openShop(server, '/search', { browser: wanted(real, isWanted) });
    const drawer = await openMiniCart(shop);
    expect(await drawer.findByRole('link', { name: 'Voir Le Panier' })).toBeTruthy();
    const link = drawer.queryByRole('link', express);
    shop.unmount();
    return link !== null;
  };
  expect(await offered(customer, true)).toBe(true);
  expect(await offered(customer, false)).toBe(false);
  expect(await offered(undefined, true)).toBe(false);
  expect(await offered('support@comptoir.example', true)).toBe(false);
});

it('replays exactly as it was recorded [MIN-08] [REP-02]', async () => {
  const real = await visit(server, 'hotel@comptoir.example');
  await fillCartOf(server, real);
  await beginElsewhere(real, 'recorded');
  const shop = await openAtCheckout(server, { browser: wanted(real) });
  await shop.arriveAt('/checkout?express=1');
  const atPayment = () => {
    const checkout = shop.checkout();
    return checkout !== null && currentStep(checkout, shop.state()) === 'payment';
  };
  await waitFor(() => expect(atPayment()).toBe(true));
  await shop.settled();
  expect(shop.types('checkout/')).toContain('checkout/deliverySubmitted');
  expect(shop.recordingProblems).toEqual([]);
  const { problems, diverging } = verifyJournal({ ...replayedShop, text: shop.journal() });
  expect({ problems, diverging }).toEqual({ problems: [], diverging: 0 });
});
