import { runSaga, stdChannel, type Saga } from 'redux-saga';
import { awaitComponent, lazyComponent, loadAllLazy, onIntent } from '../../../src/storefront/kernel/lazy';
import { menuPanelOpened, menuPanelRequested, menuPanel, menuPanelSaga } from '../../../src/storefront/layout/menus';
import { locationChanged, locationOf } from '../../../src/storefront/kernel/location';
import { translate } from '../../support/storefront/french';
import { leaveFor } from '../../../src/storefront/platform/page/document';

jest.mock('../../../src/storefront/platform/page/document', () => ({ leaveFor: jest.fn() }));

const settle = () => new Promise((resolve) => setTimeout(resolve));
const Nothing = () => null;

/** A saga outside of a store; `say` dispatches an action to it. */
function started(saga: Saga) {
  const channel = stdChannel();
  const said: unknown[] = [];
  const task = runSaga({ channel, dispatch: (action: unknown) => said.push(action) }, saga);
  return { task, said, say: (action: { readonly type: string }) => channel.put(action) };
}

describe('a part of the page that comes later', () => {
  it('is fetched once, and brings its texts', async () => {
    const fetchCode = jest.fn(() =>
      Promise.resolve({ Component: Nothing, texts: { 'cart.mini.title': ['Mon panier'] } }),
    );
    const part = lazyComponent(fetchCode);
    expect(part.isLoaded()).toBe(false);
    await part.load();
    await part.load();
    expect(part.isLoaded()).toBe(true);
    expect(fetchCode).toHaveBeenCalledTimes(1);
    expect(translate('cart.mini.title')).toBe('Mon panier');
  });

  it('is fetched when a hand comes near; a failure is no error before it is wanted, and it is tried again', async () => {
    const fetchCode = jest.fn<Promise<{ Component: typeof Nothing; texts: Record<string, string> }>, []>();
    fetchCode.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ Component: Nothing, texts: {} });
    const part = lazyComponent(fetchCode);
    onIntent(part).onPointerEnter();
    await settle();
    expect(part.isLoaded()).toBe(false);
    onIntent(part).onFocus();
    await settle();
    expect(part.isLoaded()).toBe(true);
  });

  it('does not open on another page than the one it was wanted on', async () => {
    const never = { load: () => new Promise<void>(() => undefined), isLoaded: () => false };
    const { task, say } = started(() => awaitComponent(never));
    say(locationChanged(locationOf('/cart', 'k'), 'PUSH'));
    await expect(task.toPromise()).resolves.toBe(false);
  });
});

describe('the menu’s panel', () => {
  it('leads to the bar’s links when its code can’t be had', async () => {
    jest.spyOn(menuPanel, 'load').mockRejectedValueOnce(new Error('offline'));
    const { say, said, task } = started(menuPanelSaga);
    say(menuPanelRequested());
    await settle();
    expect(said).toEqual([]);
    expect(leaveFor).toHaveBeenCalledWith('#menu');
    task.cancel();
  });

  it('opens once its code is there', async () => {
    const { say, said, task } = started(menuPanelSaga);
    await loadAllLazy();
    say(menuPanelRequested());
    expect(said).toEqual([menuPanelOpened()]);
    task.cancel();
  });
});
