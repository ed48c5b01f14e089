import { act, screen, waitFor, within } from '@testing-library/react';
import { bankAnswersPath, bankPath } from '../../../../src/contract/payment/paymentPaths';
import { addressesApi } from '../../../../src/storefront/features/addresses';
import { deliveryGroupsApi } from '../../../../src/storefront/features/checkout';
import { wholeGroups } from '../../../../src/storefront/features/checkout/deliveryGroupsApi';
import { cartChangedElsewhere, orderPlacedElsewhere } from '../../../../src/storefront/kernel/tabs';
import { leaveFor } from '../../../../src/storefront/platform/page/document';
import { CHECKOUT_KEY } from '../../../../src/storefront/platform/storage/storageKeys';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import { plain } from '../../../support/plain';
import type { TestServer } from '../../../support/server/testServer';
import {
  fillCartOf,
  goOn,
  main,
  placeButton,
  placeOnAccountButton,
  show,
  step,
  type Shop,
} from '../../../support/storefront/checkoutPage';
import { heading } from '../../../support/storefront/openAccount';
import { visit } from '../../../support/storefront/openCheckout';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { testSettings } from '../../../support/server/testApp';

jest.mock(
  '@redux-saga/delay-p',
  () => jest.requireActual<{ hurried: object }>('../../../support/hurriedDelays').hurried,
);

// jsdom cannot leave a page.
jest.mock('../../../../src/storefront/platform/page/document', () => ({
  ...jest.requireActual<object>('../../../../src/storefront/platform/page/document'),
  leaveFor: jest.fn(),
}));
const leaving = jest.mocked(leaveFor);

const owner = 'boulangerie@comptoir.example';
const colleague = 'collegue@comptoir.example';

let server: TestServer;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  leaving.mockReset();
  server = await startShopServer({ settings: { ...testSettings, demoData: true } });
  await server.app.database.write(async (db) => {
    const pattern = await db.selectFrom('shop_user').selectAll().where('email', '=', owner).executeTakeFirstOrThrow();
    const user = { ...pattern, id: server.app.ids.next('user'), email: colleague };
    await db.insertInto('shop_user').values(user).execute();
  });
});
afterEach(() => server.close());

const link = () => main().findByRole('link', { name: 'Voir le panier partagé' });

/** Shares the owner's cart from its page; returns the address of the link. */
async function shared(before?: (shop: Shop) => Promise<void>): Promise<string> {
  const browser = await visit(server, owner);
  await fillCartOf(server, browser);
  const shop = await show(server, '/cart', browser);
  await before?.(shop);
  await shop.user.click(await main().findByRole('button', { name: 'Partager un lien de paiement' }));
  const address = (await link()).getAttribute('href') ?? '';
  expect(address).toMatch(/^\/pay\/0a6/);
  await shop.settled();
  shop.unmount();
  return address;
}
const lines = () => main().findByRole('list', { name: 'Produits du panier à payer' });
async function pay(shop: Shop) {
  await main().findByRole('region', { name: /Paiement/ });
  await shop.user.click(within(step(/Paiement/)).getByRole('radio', { name: 'Bon de commande' }));
  await shop.user.type(screen.getByLabelText('Numéro de bon de commande'), 'BC-17');
  await goOn(shop, /Paiement/);
  await shop.user.click(await placeOnAccountButton());
  await screen.findByRole('heading', { level: 1, name: /Merci/ });
}

it('a buyer shares the cart as it is, and the link can be copied [CRT-17] [CRT-21]', async () => {
  const browser = await visit(server, owner);
  await fillCartOf(server, browser);
  const shop = await show(server, '/cart', browser);
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await shop.user.click(await main().findByRole('button', { name: 'Partager un lien de paiement' }));
  const address = (await link()).getAttribute('href') ?? '';
  const copy = main().getByRole('button', { name: 'Copier le lien' });
  // The pressed button is gone until the cart is another; what it made is where the focus is.
  expect(document.activeElement).toBe(copy);
  expect(main().queryByRole('button', { name: 'Partager un lien de paiement' })).toBeNull();
  expect(plain(main().getByText(/^Votre panier reste tel quel/))).toContain('videz-le une fois la commande payée');
  await shop.user.click(copy);
  expect(await main().findByText('Lien copié.')).toBeTruthy();
  expect(copied).toEqual([`${window.location.origin}${address}`]);
  // Each step was an action that a replay can reduce.
  for (const type of ['payLink/shareRequested', 'payLink/shared', 'payLink/copyEnded']) {
    expect(shop.actions.map((action) => action.type)).toContain(type);
    expect(replayedShop.schema.knows(type)).toBe(true);
  }
});

it('a guest has no link to share', async () => {
  const browser = await visit(server);
  await fillCartOf(server, browser);
  await show(server, '/cart', browser);
  expect(await main().findByRole('link', { name: 'Valider mon panier' })).toBeTruthy();
  expect(main().queryByRole('button', { name: 'Partager un lien de paiement' })).toBeNull();
});

it('a colleague reads the shared cart and pays it; after that everybody sees that it is paid [CRT-21] [CHK-08]', async () => {
  const address = await shared();
  const browser = await visit(server, colleague);
  const shop = await show(server, address, browser);
  expect(shop.status).toBe(200);
  await heading('Panier à payer');
  const products = plain((await lines()).textContent);
  expect(products).toMatch(/^12 ×/);
  expect(main().queryByRole('spinbutton')).toBeNull();
  await shop.user.click(main().getByRole('link', { name: 'Payer ce panier' }));
  await waitFor(() => expect(shop.address()).toMatch(/^\/checkout\?cart=0a6/));
  await pay(shop);
  // The shared cart's checkout was not kept as the tab's own.
  expect(sessionStorage.getItem(CHECKOUT_KEY)).toBeNull();
  shop.unmount();
  for (const email of [owner, colleague]) {
    const page = await show(server, address, await visit(server, email));
    expect(await main().findByText('Ce panier est déjà payé.')).toBeTruthy();
    expect(plain((await lines()).textContent)).toBe(products);
    expect(main().queryByRole('link', { name: 'Payer ce panier' })).toBeNull();
    page.unmount();
  }
  // Neither the paid checkout's address nor a second return from a bank opens a checkout of the buyer's own cart.
  const checkout = address.replace('/pay/', '/checkout?cart=');
  for (const again of [checkout, `${checkout}&payment=8zk000000000001AAA`]) {
    const page = await show(server, again, await visit(server, colleague));
    expect(await main().findByText('Ce panier est déjà payé, ou il n’existe plus.')).toBeTruthy();
    expect(page.address()).toBe(checkout);
    page.unmount();
  }
});

it('a shared cart whose goods have run short shows its checkout, which says that the cart has to be shared anew [CRT-21] [CHK-07]', async () => {
  const address = await shared();
  await server.app.database.write((db) => db.updateTable('stock_level').set({ on_hand: 3 }).execute());
  const shop = await show(server, address.replace('/pay/', '/checkout?cart='), await visit(server, colleague));
  await main().findByRole('region', { name: /Paiement/ });
  expect(shop.store.getState().late.checkout?.phase).toMatchObject({ kind: 'open' });
  await shop.user.click(within(step(/Paiement/)).getByRole('radio', { name: 'Bon de commande' }));
  await shop.user.type(screen.getByLabelText('Numéro de bon de commande'), 'BC-17');
  await goOn(shop, /Paiement/);
  expect(await main().findByText(/Il n’y a plus assez de stock pour ce panier/)).toBeTruthy();
  await shop.user.click(main().getByRole('button', { name: 'Vérifier de nouveau' }));
  await shop.settled();
  expect(await main().findByText(/Il n’y a plus assez de stock pour ce panier/)).toBeTruthy();
});

it('while a colleague pays for a shared cart the others read that, and may come later [CRT-21]', async () => {
  const address = await shared();
  const checkout = address.replace('/pay/', '/checkout?cart=');
  const shop = await show(server, checkout, await visit(server, colleague));
  await main().findByRole('region', { name: /Paiement/ });
  await shop.user.click(within(step(/Paiement/)).getByRole('radio', { name: 'Virement instantané' }));
  await goOn(shop, /Paiement/);
  await shop.user.click(await placeButton());
  await waitFor(() => expect(leaving).toHaveBeenCalledTimes(1));
  shop.unmount();
  await show(server, checkout, await visit(server, owner));
  expect(await main().findByText(/est en train de payer ce panier/)).toBeTruthy();
});

it('a link is offered no more once the cart is another than the one that was shared [CRT-17]', async () => {
  const browser = await visit(server, owner);
  await fillCartOf(server, browser);
  const shop = await show(server, '/cart', browser);
  await shop.user.click(await main().findByRole('button', { name: 'Partager un lien de paiement' }));
  await link();
  const quantity = main().getAllByRole('spinbutton')[0] as HTMLInputElement;
  await shop.user.clear(quantity);
  await shop.user.type(quantity, '11{Enter}');
  await waitFor(() => expect(main().queryByRole('link', { name: 'Voir le panier partagé' })).toBeNull());
  await shop.settled();
  await shop.user.click(main().getByRole('button', { name: 'Partager un lien de paiement' }));
  await link();
  // Nor if another tab has changed it.
  act(() => void shop.store.dispatch(cartChangedElsewhere()));
  expect(main().queryByRole('link', { name: 'Voir le panier partagé' })).toBeNull();
  expect(main().getByRole('button', { name: 'Partager un lien de paiement' })).toBeTruthy();
  await shop.settled();
});

/** Sends four of the twelve pieces to a second delivery, at an address of the book where one is wanted. */
async function split({ store }: Shop, isAddressed: boolean) {
  await act(async () => {
    const { createDeliveryGroup, deliveryGroups, arrangeItems } = deliveryGroupsApi.endpoints;
    const book = await store.dispatch(addressesApi.endpoints.addresses.initiate(undefined)).unwrap();
    const id = book.items[0]?.addressId ?? '';
    const group = isAddressed ? { deliveryAddress: { id } } : {};
    const { id: deliveryGroupId } = await store.dispatch(createDeliveryGroup.initiate({ key: 'k1', group })).unwrap();
    const { items } = await store.dispatch(deliveryGroups.initiate(wholeGroups)).unwrap();
    const cartItemId = items[0]?.cartItems?.cartItems[0]?.cartItem.cartItemId ?? '';
    const arrangements = [{ deliveryGroupId, cartItemId, quantity: '4' }];
    await store.dispatch(arrangeItems.initiate({ key: 'k2', arrangements })).unwrap();
  });
}

it('of several deliveries whoever pays chooses the main one; the others are as they were shared [CRT-17] [CRT-21]', async () => {
  const address = await shared((shop) => split(shop, true));
  const shop = await show(server, address.replace('/pay/', '/checkout?cart='), await visit(server, colleague));
  await main().findByRole('region', { name: /Paiement/ });
  await shop.user.click(within(step(/Livraison/)).getByRole('button', { name: /Modifier/ }));
  const second = within(await main().findByRole('region', { name: 'Livraison 2' }));
  expect(plain((await second.findByRole('list', { name: 'Produits de cette livraison' })).textContent)).toMatch(/^4 ×/);
  expect(second.queryByRole('button')).toBeNull();
  const delivery = within(step(/^Livraison$|^2.*Livraison/));
  for (const name of [/Ajouter une livraison/, /Supprimer/, /plusieurs adresses/, /répartition/]) {
    expect(delivery.queryByRole('button', { name })).toBeNull();
  }
  await shop.user.click(delivery.getByRole('button', { name: 'Continuer' }));
  await pay(shop);
  const refused = shop.calls.filter((call) => /^(POST|PATCH|DELETE) .*delivery-groups/.test(call));
  expect(refused).toEqual([]);
});

it('a shared cart with a delivery that has no address says what to do, and leads no further [CRT-17]', async () => {
  const address = await shared((shop) => split(shop, false));
  await show(server, address.replace('/pay/', '/checkout?cart='), await visit(server, colleague));
  expect(await main().findByText(/Une de ces livraisons n’est pas complète/)).toBeTruthy();
  expect(within(main().getByRole('region', { name: 'Livraison 2' })).queryByRole('button')).toBeNull();
});

it('who cancels at the bank is back at the checkout of the shared cart, and their own is still the tab’s [CRT-21] [CHK-16]', async () => {
  const address = await shared();
  const browser = await visit(server, colleague);
  await fillCartOf(server, browser);
  const own = await show(server, '/checkout', browser);
  await waitFor(() => expect(sessionStorage.getItem(CHECKOUT_KEY)).toMatch(/^2z9/));
  const known = sessionStorage.getItem(CHECKOUT_KEY);
  own.unmount();
  const checkout = address.replace('/pay/', '/checkout?cart=');
  const shop = await show(server, checkout, browser);
  await main().findByRole('region', { name: /Paiement/ });
  await shop.user.click(within(step(/Paiement/)).getByRole('radio', { name: 'Virement instantané' }));
  await goOn(shop, /Paiement/);
  await shop.user.click(await placeButton());
  await waitFor(() => expect(leaving).toHaveBeenCalledTimes(1));
  const transactionId = leaving.mock.calls[0]?.[0].replace(bankPath(''), '') ?? '';
  shop.unmount();
  const { headers } = await server.app.inject({
    method: 'POST',
    url: bankAnswersPath(transactionId),
    headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=cancel',
  });
  expect(headers.location).toBe(`${checkout}&payment=${transactionId}`);
  const back = await show(server, String(headers.location), browser);
  await waitFor(() => expect(back.store.getState().late.checkout?.problems.payment?.code).toBe('PAYMENT_CANCELLED'));
  await waitFor(() => expect(back.address()).toBe(checkout));
  expect(back.store.getState().late.checkout?.phase).toMatchObject({ sharedCartId: address.replace('/pay/', '') });
  expect(sessionStorage.getItem(CHECKOUT_KEY)).toBe(known);
  await pay(back);
  expect(sessionStorage.getItem(CHECKOUT_KEY)).toBe(known);
});

it('the checkout of a shared cart stands beside the buyer’s own [CRT-21]', async () => {
  const address = await shared();
  const browser = await visit(server, colleague);
  await fillCartOf(server, browser);
  const own = await show(server, '/checkout', browser);
  await waitFor(() => expect(sessionStorage.getItem(CHECKOUT_KEY)).toMatch(/^2z9/));
  const known = sessionStorage.getItem(CHECKOUT_KEY);
  own.unmount();
  const shop = await show(server, address.replace('/pay/', '/checkout?cart='), browser);
  await waitFor(() => expect(step(/Coordonnées/)).toBeTruthy());
  const phase = () => shop.store.getState().late.checkout?.phase;
  await waitFor(() => expect(phase()).toMatchObject({ kind: 'open', sharedCartId: address.replace('/pay/', '') }));
  expect(phase()).not.toMatchObject({ checkoutId: known });
  expect(sessionStorage.getItem(CHECKOUT_KEY)).toBe(known);
  expect(main().queryByRole('link', { name: 'Modifier le panier' })).toBeNull();
  // Another tab orders the buyer's own cart, which does not affect this checkout of a shared one.
  await shop.settled();
  act(() => void shop.store.dispatch(orderPlacedElsewhere({ orderReferenceNumber: '00000100' })));
  await shop.settled();
  expect(phase()).toMatchObject({ kind: 'open', sharedCartId: address.replace('/pay/', '') });
});

it('leads who is not logged in to the login, and back; another account’s buyer finds nothing [CRT-21]', async () => {
  const address = await shared();
  const guest = await show(server, address, await visit(server));
  expect(guest.status).toBe(303);
  await waitFor(() => expect(guest.address()).toBe(`/login?startUrl=${encodeURIComponent(address)}`));
  guest.unmount();
  const stranger = await show(server, address, await visit(server, 'coffee@comptoir.example'));
  expect(stranger.status).toBe(404);
  await heading('Panier introuvable');
  expect(within(document.body).queryByRole('list', { name: 'Produits du panier à payer' })).toBeNull();
});
