import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';
import { cartApi, cartEvents, cartSaga, cartSelectors } from '../../../../src/storefront/features/cart';
import { selectCartStatus } from '../../../../src/storefront/features/cart/page';
import { accountChosen, accountLeft, loggedIn, sessionEnded } from '../../../../src/storefront/kernel/session';
import {
  scriptedShop,
  refusal,
  settle,
  type Answering,
  type Reply,
} from '../../../support/storefront/scripted/scriptedShop';
import { butterId, cartItemsOf, cartLine, summaryOf } from '../../../support/storefront/scripted/wireExamples';

beforeAll(loadAllLazy);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const { cartSummary, cartItems } = cartApi.endpoints;
const done: Reply = { status: 200, body: summaryOf(10) };
const working = { status: 200, body: { ...summaryOf(10), asyncOperationStatus: 'Processing' } } as const;

async function startedShop(answering: Answering) {
  const shop = await scriptedShop({ answering });
  shop.run(cartSaga);
  const status = () => selectCartStatus(shop.store.getState());
  return { ...shop, status };
}
const isLines = (url: string) => url.includes('cart-items');

describe('a cart that the server still works on', () => {
  it('is not ready, and is read 15 times in all by the platform’s schedule; then it is said [CRT-03] [CHK-03]', async () => {
    const shop = await startedShop(() => working);
    await shop.store.dispatch(cartSummary.initiate(undefined, { subscribe: false }));
    await settle();
    expect(shop.status()).toMatchObject({ isProcessing: true, isReadyForCheckout: false });
    const gaps = [0, 0, 0, 0, 100, 200, 300, 400, 1500, 3000, 6000, 12_000, 24_000, 48_000];
    for (const [index, gap] of gaps.entries()) {
      if (gap > 0) {
        await jest.advanceTimersByTimeAsync(gap - 1);
        expect(shop.requests).toHaveLength(index + 1);
        await jest.advanceTimersByTimeAsync(1);
      }
      expect(shop.requests.length).toBeGreaterThanOrEqual(index + 2);
    }
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shop.requests).toHaveLength(15);
    expect(shop.cartEvents()).toEqual(['processingBegan', 'processingFailed']);
    expect(cartSelectors.selectProblem(shop.store.getState(), 'cart')).toMatchObject({ code: 'MAXIMUM_WAIT' });
    expect(shop.status()).toMatchObject({ isProcessing: false, isReadyForCheckout: false });
  });

  it('is ready with any other status, and what is shown of it is read anew [CRT-03] [CRT-18]', async () => {
    const shop = await startedShop(({ url }, nth) =>
      isLines(url) ? { status: 200, body: cartItemsOf([cartLine()]) } : nth < 4 ? working : done,
    );
    void shop.store.dispatch(cartSummary.initiate());
    void shop.store.dispatch(cartItems.initiate(1));
    await settle();
    await jest.advanceTimersByTimeAsync(100);
    expect(shop.cartEvents()).toEqual(['processingBegan', 'processingEnded']);
    expect(shop.status()).toMatchObject({ isProcessing: false, isReadyForCheckout: true });
    expect(shop.requests.filter(({ url }) => isLines(url))).toHaveLength(2);
  });

  it.each(['Completed', 'Failed', 'SomethingNew'])('is ready at once when it says %s [CRT-03]', async (said) => {
    const shop = await startedShop(() => ({ status: 200, body: { ...summaryOf(10), asyncOperationStatus: said } }));
    await shop.store.dispatch(cartSummary.initiate(undefined, { subscribe: false }));
    await settle();
    expect(shop.cartEvents()).toEqual([]);
    expect(shop.status()).toMatchObject({ isProcessing: false, isReadyForCheckout: true });
  });

  it('is waited for when its lines come with 202 and nothing in them, not sooner than the server asks [CRT-03]', async () => {
    const shop = await startedShop((_request, nth) =>
      nth <= 2
        ? { status: 202, text: '', headers: { 'retry-after': '3', location: '/later' } }
        : { status: 200, body: cartItemsOf([cartLine()]) },
    );
    void shop.store.dispatch(cartItems.initiate(1, { subscribe: false }));
    await settle();
    expect(cartSelectors.selectIsProcessing(shop.store.getState())).toBe(true);
    await jest.advanceTimersByTimeAsync(2999);
    expect(shop.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(shop.requests).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(3000);
    expect(shop.requests).toHaveLength(3);
    expect(shop.cartEvents()).toEqual(['processingBegan', 'processingEnded']);
  });

  it('is waited for from the start when the page came with it', async () => {
    const shop = await scriptedShop({ answering: (_request, nth) => (nth === 1 ? working : done) });
    await shop.store.dispatch(cartSummary.initiate(undefined, { subscribe: false }));
    shop.run(cartSaga);
    await settle();
    expect(shop.cartEvents()).toEqual(['processingBegan', 'processingEnded']);
  });

  it('takes a reading that fails in a way that may pass for one of the 15, and any other failure for the end', async () => {
    const lost = await startedShop((_request, nth) => (nth === 1 ? working : nth < 4 ? 'noAnswer' : done));
    await lost.store.dispatch(cartSummary.initiate(undefined, { subscribe: false }));
    await settle();
    expect(lost.cartEvents()).toEqual(['processingBegan', 'processingEnded']);
    const refused = await startedShop((_request, nth) => (nth === 1 ? working : refusal(404, 'CART_NOT_FOUND')));
    await refused.store.dispatch(cartSummary.initiate(undefined, { subscribe: false }));
    await settle();
    expect(refused.requests).toHaveLength(2);
    expect(cartSelectors.selectProblem(refused.store.getState(), 'cart')).toMatchObject({ code: 'CART_NOT_FOUND' });
  });

  it.each([
    ['the account is left', accountLeft()],
    ['another account is chosen', accountChosen({ id: '001000000000002AAA', name: 'Boulangerie' })],
    ['somebody logs in', loggedIn({ userId: 'baker' })],
    ['the session ends', sessionEnded({ userId: 'baker' })],
  ])('is read no more once %s: the read on its way is given up and changes nothing [CRT-03]', async (_what, event) => {
    let answer: (reply: Reply) => void = () => undefined;
    const shop = await startedShop((_request, nth) =>
      nth === 1 ? working : new Promise<Reply>((resolve) => (answer = resolve)),
    );
    await shop.store.dispatch(cartSummary.initiate(undefined, { subscribe: false }));
    await settle();
    expect(shop.requests).toHaveLength(2);
    shop.store.dispatch(event);
    expect(shop.cartEvents()).toEqual(['processingBegan', 'processingFailed']);
    answer(done);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shop.requests).toHaveLength(2);
    expect(cartSummary.select(undefined)(shop.store.getState()).data).toEqual(working.body);
  });

  it('is processing as long as either a command is in flight or the server works [CRT-03]', async () => {
    const shop = await startedShop(({ method }) => (method === 'GET' ? done : 'never'));
    const isProcessing = () => cartSelectors.selectIsProcessing(shop.store.getState());
    shop.store.dispatch(cartEvents.processingBegan());
    expect(isProcessing()).toBe(true);
    shop.store.dispatch(cartEvents.itemAddRequested({ productId: butterId, quantity: 1 }));
    shop.store.dispatch(cartEvents.processingEnded());
    expect(isProcessing()).toBe(true);
  });
});
