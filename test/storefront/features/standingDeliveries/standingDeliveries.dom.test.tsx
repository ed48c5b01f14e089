import { act, screen, waitFor, within } from '@testing-library/react';
import { recordId } from '../../../../src/contract/ids';
import { productAddress } from '../../../../src/contract/pages/pageReference';
import { cartApi, cartEvents, cartReducer, cartSelectors, contentKey } from '../../../../src/storefront/features/cart';
import { itemApi } from '../../../../src/storefront/features/cart/page';
import { goOn, placeOnAccountButton, show, step } from '../../../support/storefront/checkoutPage';
import { selectSoldUnder } from '../../../../src/storefront/features/standingDeliveries';
import { standingEvents, standingReducer } from '../../../../src/storefront/features/standingDeliveries/page';
import type { RootState } from '../../../../src/storefront/kernel/state';
import { cachedDemo } from '../../../support/server/testServer';
import { plain } from '../../../support/plain';
import { accountOfEachTest, email, main } from '../../../support/storefront/openAccount';
import { visit } from '../../../support/storefront/openCheckout';
import { placeOrder } from '../../../support/storefront/placeOrder';

jest.mock(
  '@redux-saga/delay-p',
  () => jest.requireActual<{ hurried: object }>('../../../support/hurriedDelays').hurried,
);

const { server, open } = accountOfEachTest();

/** A product that is sold under three selling models. */
function butter() {
  const product = cachedDemo().products.find(({ sellingModels = [] }) => sellingModels.length === 3);
  if (product === undefined) throw new Error('Nothing is sold under three selling models.');
  return product;
}

/** Orders that product under one of its selling models, by the model's index. */
function ordered(index: number, subscriptionTerm?: number) {
  const { id, quantityRule, sellingModels = [] } = butter();
  const productSellingModelId = sellingModels[index]?.id ?? '';
  return placeOrder(server(), email, {
    productId: id,
    quantity: quantityRule.minimum,
    sold: { productSellingModelId, ...(subscriptionTerm !== undefined && { subscriptionTerm }) },
  });
}

describe('how often a product is delivered', () => {
  it('is asked of nobody who has to log in to order', async () => {
    await server().app.webstore.change({ guestCartEnabled: false });
    const { id, urlName } = butter();
    await open(productAddress(urlName, id), { browser: await visit(server()) });
    expect(await main().findAllByRole('link', { name: 'Se connecter pour commander' })).not.toEqual([]);
    expect(main().queryByRole('combobox', { name: 'Fréquence de livraison' })).toBeNull();
  });

  it('is chosen on its page, once at first, and the line says it in the cart [PRD-07, CRT-08]', async () => {
    const { id, urlName } = butter();
    const browser = await visit(server(), email);
    const shop = await open(productAddress(urlName, id), { browser });
    const choice = await main().findByRole('combobox', { name: 'Fréquence de livraison' });
    const offered = within(choice).getAllByRole<HTMLOptionElement>('option');
    expect(offered.map(({ selected }) => selected)).toEqual([true, false, false, false]);
    expect(main().queryByRole('combobox', { name: 'Durée' })).toBeNull();
    const field = screen.getByRole('spinbutton', { name: /pain de cuisine/ });
    const { increment, minimum } = butter().quantityRule;
    const wanted = String(minimum + 2 * increment);
    await shop.user.clear(field);
    await shop.user.type(field, wanted);
    await shop.user.selectOptions(choice, 'Chaque semaine, durée définie');
    expect((field as HTMLInputElement).value).toBe(wanted);
    await shop.user.selectOptions(main().getByRole('combobox', { name: 'Durée' }), '12 livraisons');
    expect(main().getByText(/au prix du jour/)).toBeTruthy();
    const basket = async () => {
      const read = shop.store.dispatch(
        cartApi.endpoints.cartItems.initiate(1, { forceRefetch: true, subscribe: false }),
      );
      const { data } = await read;
      return data?.cartItems.map(({ cartItem }) => [cartItem.sellingModelType, cartItem.subscriptionTerm]);
    };
    await shop.user.click(screen.getByRole('button', { name: /pain de cuisine.*au panier|^Ajouter.*pain de cuisine/ }));
    await waitFor(async () => expect(await basket()).toEqual([['TermDefined', 12]]));
    await shop.user.selectOptions(choice, 'Une seule fois');
    // Once added, the chosen quantity is forgotten, also in the field for another model.
    expect((field as HTMLInputElement).value).toBe(String(minimum));
    expect(cartSelectors.selectChosenQuantity(shop.store.getState(), id)).toBeNull();
    await shop.user.click(screen.getByRole('button', { name: /pain de cuisine.*au panier|^Ajouter.*pain de cuisine/ }));
    await waitFor(async () => expect(await basket()).toHaveLength(2));
    shop.unmount();
    const cart = await open('/cart', { browser });
    expect(await main().findByText('Chaque semaine, 12 livraisons')).toBeTruthy();
    expect(main().getAllByText(/le total couvre la première\./)).toHaveLength(1);
    const removed = main().getByRole('button', { name: /^Retirer .*\(chaque semaine, 12 livraisons\)/ });
    await cart.user.click(removed);
    await waitFor(() => expect(main().queryByText('Chaque semaine, 12 livraisons')).toBeNull());
    await waitFor(() => expect(main().queryByText(/le total couvre la première\./)).toBeNull());
    await cart.user.click(main().getByRole('button', { name: 'Annuler' }));
    expect(await main().findByText('Chaque semaine, 12 livraisons')).toBeTruthy();
  });
});

it('is said where the order is checked before it is placed [CHK-01]', async () => {
  const browser = await visit(server(), email);
  const home = await show(server(), '/', browser);
  home.unmount();
  const { id: productId, quantityRule, sellingModels = [] } = butter();
  const sold = { productSellingModelId: sellingModels[2]?.id ?? '', subscriptionTerm: 8 };
  const quantity = quantityRule.minimum;
  const { addItem } = itemApi.endpoints;
  await act(async () => {
    await home.store.dispatch(addItem.initiate({ commandId: 'standing', productId, quantity, sold }));
  });
  const shop = await show(server(), '/checkout', browser);
  await main().findByRole('region', { name: /Paiement/ });
  await shop.user.click(await within(step(/Paiement/)).findByRole('radio', { name: 'Bon de commande' }));
  await shop.user.type(screen.getByLabelText('Numéro de bon de commande'), 'BC-17');
  await goOn(shop, /Paiement/);
  await placeOnAccountButton();
  expect(within(step(/Vérification/)).getByText('Chaque semaine, 8 livraisons')).toBeTruthy();
  const summary = screen.getByRole('complementary', { name: 'Récapitulatif' });
  // Where the summary beside the steps is folded, the review says it.
  for (const part of [summary, step(/Vérification/)])
    expect(within(part).getByText(/le total couvre la première\./)).toBeTruthy();
});

describe('one product under several models', () => {
  const state = (...actions: Parameters<typeof cartReducer>[1][]) =>
    actions.reduce<ReturnType<typeof cartReducer> | undefined>(cartReducer, undefined) ??
    cartReducer(undefined, { type: '' });
  const once = { productId: '01t1', quantity: 3, name: 'Beurre' };
  const weekly = { ...once, quantity: 6, sold: { productSellingModelId: '0jP1' } };
  const forTerm = { ...once, sold: { productSellingModelId: '0jP1', subscriptionTerm: 4 } };

  it('is sold once when the model that was chosen is offered no more', () => {
    const standing = standingReducer(undefined, standingEvents.rhythmChosen({ productId: '01t1', sold: weekly.sold }));
    const shown = { late: { standing } } as unknown as RootState;
    const model = { id: '0jP1', name: 'Chaque semaine', pricingTerm: 1, pricingTermUnit: 'Weeks' };
    const offered = [{ ...model, sellingModelType: 'Evergreen' }];
    expect(selectSoldUnder(shown, { id: '01t1', productSellingModels: offered })).toEqual(weekly.sold);
    expect(selectSoldUnder(shown, { id: '01t1', productSellingModels: [] })).toBeUndefined();
  });

  it('is added under each, at the same time too [CRT-09]', () => {
    const adding = [once, weekly, weekly, forTerm].map((line) => cartEvents.itemAddRequested(line));
    expect(state(...adding).inFlight.map((command) => command.kind === 'add' && command.sold)).toEqual([
      undefined,
      weekly.sold,
      forTerm.sold,
    ]);
  });

  it('keeps the quantity that is chosen under one while another is added, and its problems apart [CRT-09]', () => {
    const { payload } = cartEvents.itemAddRequested(weekly);
    const added = state(
      cartEvents.quantityChosen(weekly),
      { type: cartEvents.itemAddRequested.type, payload },
      cartEvents.quantityChosen(once),
      cartEvents.itemAdded(payload),
    );
    expect(added).toMatchObject({ chosen: { '01t1': 3 }, lastAdded: weekly });
    expect(Object.keys(added.chosen)).toEqual(['01t1']);
    const failed = state(
      { type: cartEvents.itemAddRequested.type, payload },
      cartEvents.itemAddFailed({ ...payload, code: 'INVALID_API_INPUT', status: 400 }),
    );
    expect(Object.keys(failed.problems)).toEqual([contentKey(weekly)]);
  });

  it('is restored under the model of the line that was removed, whichever was removed before', () => {
    const remove = (cartItemId: string, line: typeof once | typeof weekly) => {
      const request = cartEvents.itemRemoveRequested({ ...line, cartItemId });
      return [request, cartEvents.itemRemoved(request.payload)];
    };
    expect(state(...remove('0a91', once), ...remove('0a92', weekly)).lastRemoved).toEqual(weekly);
  });
});

describe('standing deliveries of an account', () => {
  it('are listed with rhythm and next dates, paused, resumed, and stopped once that is confirmed', async () => {
    const reference = await ordered(1);
    const shop = await open('/account/orders');
    const list = within(await screen.findByRole('region', { name: 'Livraisons régulières' }));
    expect(plain(list.getByRole('heading', { level: 3 }).textContent)).toMatch(/^\d+ × Beurre doux 82 % pain/);
    expect(list.getByText('Toutes les 2 semaines')).toBeTruthy();
    expect(list.getByRole('link', { name: `Commande ${reference}` })).toBeTruthy();
    expect(list.getByText(/prochaines livraisons/i).nextElementSibling?.childNodes).toHaveLength(3);
    await shop.user.click(list.getByRole('button', { name: /^Mettre en pause/ }));
    expect(await list.findByText('En pause')).toBeTruthy();
    await shop.user.click(list.getByRole('button', { name: /^Reprendre/ }));
    await waitFor(() => expect(list.queryByText('En pause')).toBeNull());
    await shop.user.click(list.getByRole('button', { name: /^Arrêter/ }));
    await shop.user.click(list.getByRole('button', { name: /^Ne pas arrêter/ }));
    await shop.user.click(list.getByRole('button', { name: /^Arrêter/ }));
    await shop.user.click(list.getByRole('button', { name: /^Arrêter/ }));
    expect(await list.findByText('Arrêtée')).toBeTruthy();
    expect(list.queryByRole('button')).toBeNull();
  });

  it('are on the page of their order, with their term', async () => {
    const reference = await ordered(2, 8);
    await open(`/order/${reference}`);
    const list = within(await screen.findByRole('region', { name: 'Livraisons régulières' }));
    expect(list.getByText('Chaque semaine, 8 livraisons')).toBeTruthy();
    expect(list.queryByRole('link')).toBeNull();
    const table = within(screen.getByRole('table', { name: 'Produits commandés' }));
    expect(await table.findByText('Chaque semaine, 8 livraisons')).toBeTruthy();
  });

  it('are named on the invoice of their order, in the language of the page', async () => {
    const reference = await ordered(1);
    await open(`/order/${reference}/invoice`);
    expect(await main().findByText('Toutes les 2 semaines')).toBeTruthy();
  });

  it('keep the focus while their buttons change, and are refused where they were stopped elsewhere', async () => {
    await ordered(0);
    const shop = await open('/account/orders');
    const list = within(await screen.findByRole('region', { name: 'Livraisons régulières' }));
    const press = async (name: RegExp) => {
      list.getByRole('button', { name }).focus();
      await shop.user.keyboard('{Enter}');
    };
    await press(/^Arrêter/);
    expect(document.activeElement?.textContent).toMatch(/^Ne pas arrêter/);
    await shop.user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toMatch(/^Mettre en pause/);
    await server().app.database.write((db) =>
      db
        .updateTable('standing_delivery')
        .set({ status: 'Stopped', breaks: JSON.stringify([{ from: '2000-01-01', until: null }]) })
        .execute(),
    );
    await press(/^Mettre en pause/);
    expect(await list.findByText('Arrêtée')).toBeTruthy();
    expect(list.queryByText(/n’a pas pu être modifiée/)).toBeNull();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H3'));
  });

  it('are all listed, page by page', async () => {
    await ordered(0);
    await server().app.database.write(async (db) => {
      const { id: _, ...row } = await db.selectFrom('standing_delivery').selectAll().executeTakeFirstOrThrow();
      const others = Array.from({ length: 100 }, (_each, index) => index + 1).map((position) => ({
        ...row,
        id: recordId('standingDelivery', 1000 + position),
        delivery_position: position,
        position,
      }));
      await db.insertInto('standing_delivery').values(others).execute();
    });
    await open('/account/orders');
    const list = within(await screen.findByRole('region', { name: 'Livraisons régulières' }));
    await waitFor(() => expect(list.getAllByText(/^Chaque semaine$/)).toHaveLength(101));
  });

  it.each([
    [404, 0],
    [400, 1],
  ])(
    'are not spoken of where the server has no such call, and are said to be missing otherwise: %i',
    async (status, said) => {
      const real = await visit(server(), email);
      const browser: typeof real = async (call) =>
        call.url.includes('/standing-deliveries')
          ? { ...(await real(call)), status, text: '[{"errorCode":"NOT_FOUND","message":"x"}]' }
          : real(call);
      const shop = await open('/account/orders', { browser });
      await shop.settled();
      expect(screen.queryAllByText(/Vos livraisons régulières ne s’affichent pas/)).toHaveLength(said);
    },
  );

  it('are not spoken of where there are none', async () => {
    await open('/account/orders');
    expect(screen.queryByRole('region', { name: 'Livraisons régulières' })).toBeNull();
  });
});
