import { TOAST_CLOSE_MS } from '../../../../src/contract/constants';
import { CART_PAGE_LIMIT } from '../../../../src/contract/cart/cartItem';
import {
  cartApi,
  cartEvents,
  cartSaga,
  miniCartClosed,
  miniCartEvents,
  miniCartOpened,
  miniCartOptionRead,
  selectMiniCartEnabled,
  selectMiniCartIsDialog,
  selectMiniCartOpen,
} from '../../../../src/storefront/features/cart';
import type { CartLinesArgs } from '../../../../src/storefront/features/cart/cartApi';
import { MINI_CART_PANEL_MS } from '../../../../src/storefront/features/cart/miniCart/miniCartSaga';
import { noticesEvents, noticesSaga } from '../../../../src/storefront/features/notices';
import { locationChanged } from '../../../../src/storefront/kernel/location';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';
import { scriptedShop, refusal, settle, type Answering } from '../../../support/storefront/scripted/scriptedShop';
import { butterId, butterLineId, cartItemsOf, cartLine } from '../../../support/storefront/scripted/wireExamples';

const { entered: miniCartEntered, left: miniCartLeft, requested: miniCartRequested } = miniCartEvents;

const butter = { productId: butterId, quantity: 10, name: 'Beurre doux AOP' };
const change = { cartItemId: butterLineId, ...butter, quantity: 8, rule: null };
const butterLines = cartItemsOf([cartLine()]);
const linesRead = (arg: CartLinesArgs) =>
  cartApi.util.upsertQueryEntries([{ endpointName: 'cartItems', arg, value: butterLines }]);
const success: Answering = () => ({ status: 201, body: cartLine() });

const toastsIn = ({ getState }: Awaited<ReturnType<typeof scriptedShop>>['store']) =>
  getState().notices.queue.map(({ label }) => label.id);

async function startedShop(script: Parameters<typeof scriptedShop>[0]) {
  const shop = await scriptedShop(script);
  shop.run(cartSaga);
  // The small store lacks only slices that the cart never reads.
  const state = () => shop.store.getState();
  return { ...shop, isOpen: () => selectMiniCartOpen(state()), isEnabled: () => selectMiniCartEnabled(state()) };
}

// All late code is loaded, the mini cart's too, as after the first touch of the badge.
beforeAll(loadAllLazy);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the mini cart', () => {
  it.each([
    ['a guest where guests may have a cart', true, true, true],
    ['a guest where they may not', false, true, false],
    ['a customer who is logged in', false, false, true],
  ])('for %s is enabled: %3$s [MIN-03]', async (_who, guestCartEnabled, guestUser, enabled) => {
    const { isEnabled } = await startedShop({
      answering: success,
      webstore: { guestCartEnabled },
      session: { guestUser },
    });
    expect(isEnabled()).toBe(enabled);
  });

  it('is never enabled with the option off [MIN-03]', async () => {
    const { store, isEnabled } = await startedShop({ answering: success, session: { guestUser: false } });
    store.dispatch(miniCartOptionRead({ offered: false }));
    expect(isEnabled()).toBe(false);
  });

  it('opens when an item add starts, before any answer, and closes on a close event [MIN-04]', async () => {
    const { store, isOpen } = await startedShop({ answering: () => 'never' });
    expect(isOpen()).toBe(false);
    store.dispatch(cartEvents.itemAddRequested(butter));
    expect(isOpen()).toBe(true);
    store.dispatch(miniCartClosed());
    expect(isOpen()).toBe(false);
  });

  it('stays closed when an item add starts and it is not enabled [MIN-04]', async () => {
    const { store, isOpen } = await startedShop({ answering: () => 'never', webstore: { guestCartEnabled: false } });
    store.dispatch(cartEvents.itemAddRequested(butter));
    expect(isOpen()).toBe(false);
  });

  it('closes when the shopper goes to another page', async () => {
    const { store, isOpen } = await startedShop({ answering: () => 'never' });
    store.dispatch(cartEvents.itemAddRequested(butter));
    store.dispatch(locationChanged({ pathname: '/cart', search: '', hash: '' }, 'PUSH'));
    expect(isOpen()).toBe(false);
  });

  describe('as a panel', () => {
    const openPanel = async (answering: Answering = success) => {
      const shop = await startedShop({ answering });
      shop.store.dispatch(cartEvents.itemAddRequested(butter));
      return shop;
    };

    it('closes a while after the last addition [MIN-04]', async () => {
      const { store, isOpen } = await openPanel();
      await settle();
      await jest.advanceTimersByTimeAsync(MINI_CART_PANEL_MS - 1);
      store.dispatch(cartEvents.itemAddRequested(butter));
      await settle();
      await jest.advanceTimersByTimeAsync(MINI_CART_PANEL_MS - 1);
      expect(isOpen()).toBe(true);
      await jest.advanceTimersByTimeAsync(1);
      expect(isOpen()).toBe(false);
    });

    it('stays while an addition has no outcome, and goes with one that failed', async () => {
      const { isOpen } = await openPanel(() => 'never');
      await jest.advanceTimersByTimeAsync(3 * MINI_CART_PANEL_MS);
      expect(isOpen()).toBe(true);
      const failing = await openPanel(() => refusal(400, 'MAX_LIMIT_EXCEEDED'));
      await settle();
      expect(failing.isOpen()).toBe(false);
    });

    it('stays while pointer or focus is in it, and closes a while after they have left', async () => {
      const { store, isOpen } = await openPanel();
      await settle();
      store.dispatch(miniCartEntered());
      await jest.advanceTimersByTimeAsync(3 * MINI_CART_PANEL_MS);
      expect(isOpen()).toBe(true);
      store.dispatch(miniCartLeft());
      await jest.advanceTimersByTimeAsync(MINI_CART_PANEL_MS);
      expect(isOpen()).toBe(false);
    });

    it('becomes the dialog that its badge opens, which stays until it is closed [MIN-04]', async () => {
      const { store, isOpen } = await openPanel();
      await settle();
      store.dispatch(miniCartRequested());
      store.dispatch(cartEvents.itemAddRequested(butter));
      await settle();
      expect(selectMiniCartIsDialog(store.getState())).toBe(true);
      await jest.advanceTimersByTimeAsync(3 * MINI_CART_PANEL_MS);
      expect(isOpen()).toBe(true);
    });
  });

  it('stays closed when a removal is taken back', async () => {
    const { store, isOpen } = await startedShop({ answering: () => 'never' });
    store.dispatch(cartEvents.itemRestoreRequested(butter));
    expect(isOpen()).toBe(false);
  });
});

describe('what is told', () => {
  it('a success toast with a way to the cart when the mini cart is off [MIN-05]', async () => {
    const { store } = await startedShop({ answering: success });
    store.dispatch(miniCartOptionRead({ offered: false }));
    store.dispatch(cartEvents.itemAddRequested(butter));
    await settle();
    expect(store.getState().notices.queue).toMatchObject([
      {
        variant: 'success',
        mode: 'dismissible',
        label: { id: 'cart.notice.added', values: { quantity: 10, name: 'Beurre doux AOP' } },
        messageLinks: [{ url: '/cart' }],
      },
    ]);
  });

  it('no success toast when the mini cart shows it, nor when the add fails [MIN-05]', async () => {
    const open = await startedShop({ answering: success });
    open.store.dispatch(cartEvents.itemAddRequested(butter));
    await settle();
    expect(open.store.getState().notices.queue).toEqual([]);

    const failing = await startedShop({ answering: () => refusal(400, 'MAX_LIMIT_EXCEEDED') });
    failing.store.dispatch(miniCartOptionRead({ offered: false }));
    failing.store.dispatch(cartEvents.itemAddRequested(butter));
    await settle();
    expect(failing.store.getState().notices.queue.map(({ variant }) => variant)).toEqual(['error']);
  });

  it('an error toast for a failed command, with what the rule allows', async () => {
    const { store } = await startedShop({ answering: () => refusal(400, 'INVALID_BATCH_SIZE') });
    const rule = { minimum: 6, maximum: 60, increment: 6 };
    store.dispatch(cartEvents.quantityChangeRequested({ cartItemId: butterLineId, ...butter, quantity: 8, rule }));
    await settle();
    expect(store.getState().notices.queue).toMatchObject([
      {
        variant: 'error',
        mode: 'dismissible',
        label: { id: 'cart.notice.changeFailed' },
        message: { id: 'cart.problem.offIncrement', values: { increment: 6, down: 6, up: 12 } },
      },
    ]);
  });

  const cartPage = locationChanged({ pathname: '/cart', search: '', hash: '' }, 'PUSH');
  const linesOfCartPage = { page: 1, size: CART_PAGE_LIMIT };

  it.each([
    ['no toast for a quantity that the line itself refuses', 400, 'INVALID_BATCH_SIZE', []],
    ['a toast, which leads to the support, for any other failure', 400, 'UNKNOWN', ['cart.notice.changeFailed']],
  ] as const)('on the cart page %s', async (_what, status, code, toasts) => {
    const { store } = await startedShop({ answering: () => refusal(status, code) });
    store.dispatch(linesRead(linesOfCartPage));
    store.dispatch(cartPage);
    store.dispatch(cartEvents.quantityChangeRequested(change));
    await settle();
    expect(toastsIn(store)).toEqual(toasts);
  });

  it.each([
    ['that has another page of lines', cartPage, { page: 2, size: CART_PAGE_LIMIT }],
    ['of another kind with a mini cart that is a panel without lines', miniCartOpened('panel'), 1],
  ] as const)('a toast for a refused quantity on a page %s', async (_what, event, read) => {
    const { store } = await startedShop({ answering: () => refusal(400, 'INVALID_BATCH_SIZE') });
    store.dispatch(linesRead(read));
    store.dispatch(event);
    store.dispatch(cartEvents.quantityChangeRequested(change));
    await settle();
    expect(toastsIn(store)).toEqual(['cart.notice.changeFailed']);
  });

  it('no toast for a quantity that a line in the mini cart’s dialog refuses', async () => {
    const { store } = await startedShop({ answering: () => refusal(400, 'INVALID_BATCH_SIZE') });
    store.dispatch(linesRead(1));
    store.dispatch(miniCartOpened());
    store.dispatch(cartEvents.quantityChangeRequested(change));
    await settle();
    expect(toastsIn(store)).toEqual([]);
  });

  describe('of several commands that fail', () => {
    const products = ['Beurre', 'Crème', 'Lait', 'Sucre', 'Farine'];
    /** A shop with toasts, whose cart refuses everything for these reasons in turn. */
    async function refusingShop(...reasons: readonly string[]) {
      let nth = 0;
      const shop = await startedShop({ answering: () => refusal(400, reasons[nth++ % reasons.length]) });
      shop.run(noticesSaga);
      const standing = () => shop.store.getState().notices.queue.filter(({ leaving }) => !leaving);
      return {
        ...shop,
        standing,
        labels: () => standing().map(({ label: { id, values } }) => [id, values?.['names'] ?? values?.['name']]),
        add: async (name: string | null) => {
          shop.store.dispatch(cartEvents.itemAddRequested({ productId: `id-${name}`, quantity: 1, name }));
          await settle();
        },
      };
    }

    it('one toast with all of their products while the reason is the same, for its whole time again', async () => {
      const { add, labels, store } = await refusingShop('UNKNOWN');
      for (const name of products.slice(0, 3)) await add(name);
      expect(labels()).toEqual([['cart.notice.addsFailed', 'Lait · Crème · Beurre']]);
      await jest.advanceTimersByTimeAsync(TOAST_CLOSE_MS - 1);
      expect(store.getState().notices.queue).toMatchObject([
        { leaving: false, message: { id: 'cart.problem.refused' } },
      ]);
      await jest.advanceTimersByTimeAsync(1);
      expect(labels()).toEqual([]);
    });

    it('a toast that names the last three and counts the others', async () => {
      const { add, standing } = await refusingShop('UNKNOWN');
      for (const name of products) await add(name);
      expect(standing()).toMatchObject([{ label: { values: { names: 'Farine · Sucre · Lait', others: 2 } } }]);
      // Products that fail once more are still as many.
      for (const name of products.slice(0, 2)) await add(name);
      expect(standing()).toMatchObject([{ label: { values: { names: 'Crème · Beurre · Farine', others: 2 } } }]);
    });

    it('the same toast once more for the same product', async () => {
      const { add, labels } = await refusingShop('UNKNOWN');
      for (const name of ['Beurre', 'Beurre']) await add(name);
      expect(labels()).toEqual([['cart.notice.addFailed', 'Beurre']]);
    });

    it.each([
      ['reasons that differ', ['UNKNOWN', 'LIMIT_EXCEEDED'], 'Crème'],
      ['a reason that each product has for itself', ['ITEM_NOT_FOUND'], 'Crème'],
      ['one reason, if a product has no name', ['UNKNOWN'], null],
    ] as const)('a toast each for %s', async (_for, reasons, second) => {
      const { add, labels } = await refusingShop(...reasons);
      for (const name of ['Beurre', second]) await add(name);
      expect(labels()).toHaveLength(2);
    });

    it('a toast for what was to be done otherwise', async () => {
      const { add, labels, store } = await refusingShop('UNKNOWN');
      await add('Beurre');
      store.dispatch(cartEvents.itemRemoveRequested({ cartItemId: butterLineId, ...butter }));
      await settle();
      expect(labels().map(([id]) => id)).toEqual(['cart.notice.addFailed', 'cart.notice.removeFailed']);
    });

    it('a second toast while pointer or focus is on the first, which stays', async () => {
      const { add, labels, store, standing } = await refusingShop('UNKNOWN');
      await add('Beurre');
      store.dispatch(noticesEvents.paused({ id: standing()[0]?.id ?? '' }));
      for (const name of ['Crème', 'Lait']) await add(name);
      expect(labels()).toEqual([
        ['cart.notice.addFailed', 'Beurre'],
        ['cart.notice.addsFailed', 'Lait · Crème'],
      ]);
    });

    it('no toast before those that wait already', async () => {
      const reasons = ['UNKNOWN', 'LIMIT_EXCEEDED', 'CART_NOT_FOUND', 'REQUEST_LIMIT_EXCEEDED', 'UNKNOWN'];
      const { add, standing } = await refusingShop(...reasons);
      for (const name of products) await add(name);
      expect(standing().map(({ label }) => label.values?.['name'])).toEqual(products);
    });
  });
});
