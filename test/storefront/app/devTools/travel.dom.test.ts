import { devTools, lastOf } from '../../../support/devTools/devToolsInWindow';
import { ActionCreators } from '@redux-devtools/instrument';
import { screen, within } from '@testing-library/react';
import { exportFile, importedFrom } from '../../../support/devTools/extensionFile';
import { openDevelopedShop } from '../../../support/devTools/openDevelopedShop';
import { walkThroughStates } from '../../../support/devTools/walkThroughStates';
import type { TestServer } from '../../../support/server/testServer';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const { jumpToState, toggleAction, reset } = ActionCreators;

it('on a real session DevTools jump, skip, reset, export and import: the page, its address and every state of it follow, and nothing is requested [REP-03]', async () => {
  const shop = await openDevelopedShop(server, '/');
  const moments = await walkThroughStates(shop);
  const end = moments.at(-1);
  if (!end) throw new Error('The walk is empty.');
  shop.calls.length = 0;
  const entries = window.history.length;
  const expectMoments = async () => {
    for (const { index, name, seen } of [...moments].reverse()) {
      await shop.lift(jumpToState(index));
      expect(`${name}\n${shop.seen()}`).toBe(`${name}\n${seen}`);
    }
    await shop.lift(jumpToState(devTools().getState().computedStates.length - 1));
  };

  await expectMoments();
  // The page goes on after the walk: actions that its timers have dispatched meanwhile are at the end of the log.
  const last = shop.seen();
  const [address] = end.seen.split('\n');
  expect(last.split('\n')[0]).toBe(address);

  const navigation = lastOf('navigation/locationChanged');
  await shop.lift(toggleAction(navigation));
  expect(window.location.pathname).toBe('/cart');
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toMatch(/panier/i);
  await shop.lift(toggleAction(navigation));
  expect(shop.seen()).toBe(last);

  const file = exportFile(devTools().getState());
  expect(shop.calls).toEqual([]);
  await shop.lift(reset());
  expect(shop.seen()).toBe(shop.arrivedAs);

  // Calls that the reset page has made since, for what is below its first view, are not counted.
  shop.calls.length = 0;
  await shop.lift({ type: 'IMPORT_STATE', ...importedFrom(file) });
  expect(shop.seen()).toBe(last);
  await expectMoments();
  expect(shop.calls).toEqual([]);
  expect(window.history.length).toBe(entries);
  await shop.lift(reset());
  expect(shop.seen()).toBe(shop.arrivedAs);
  shop.calls.length = 0;
  await shop.user.click(within(screen.getByRole('main')).getByRole('link', { name: /^Crèmes \d/ }));
  await shop.settled();
  expect(window.location.pathname).toMatch(/^\/category\/cremes\//);
  expect(shop.calls).not.toEqual([]);
});
