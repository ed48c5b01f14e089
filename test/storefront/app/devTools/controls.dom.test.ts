import { devTools, lastOf } from '../../../support/devTools/devToolsInWindow';
import { ActionCreators } from '@redux-devtools/instrument';
import { act, screen, within } from '@testing-library/react';
import { verifyJournal } from '../../../../src/journal/replay/verify';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import { openDevelopedShop } from '../../../support/devTools/openDevelopedShop';
import type { TestServer } from '../../../support/server/testServer';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { waitUntil } from '../../../support/waitUntil';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const { commit, jumpToState, lockChanges, pauseRecording, rollback, sweep, toggleAction } = ActionCreators;

async function openHome() {
  const shop = await openDevelopedShop(server, '/');
  const follow = async (name: RegExp) => {
    await shop.user.click(within(screen.getByRole('main')).getAllByRole('link', { name })[0] ?? document.body);
    await shop.settled();
  };
  return {
    ...shop,
    openCategory: () => follow(/^Crèmes \d/),
    openProduct: () => follow(/^Crème fleurette/),
    heading: () => screen.getByRole('heading', { level: 1 }).textContent,
    path: () => window.location.pathname,
    /** Whether an action of this type is in DevTools' log. */
    staged: (type: string) => {
      const { stagedActionIds, actionsById } = devTools().getState();
      return stagedActionIds.some((id) => actionsById[id]?.action.type === type);
    },
    /** The outcome of replaying the whole recording. */
    verified: () => {
      const { diverging, problems, gaps } = verifyJournal({ ...replayedShop, text: shop.recording() });
      return { diverging, problems, gaps };
    },
  };
}

const exact = { diverging: 0, problems: [] };

it('while DevTools lock changes a press does nothing and asks for nothing; unlocked the page goes on', async () => {
  const shop = await openHome();
  shop.calls.length = 0;
  await shop.lift(lockChanges(true));
  await shop.openCategory();
  expect([shop.path(), shop.calls]).toEqual(['/', []]);
  await shop.lift(lockChanges(false));
  await shop.openCategory();
  expect(shop.path()).toMatch(/^\/category\/cremes\//);
  expect(shop.verified()).toEqual({ ...exact, gaps: 0 });
});

it('commit keeps the page and forgets the way to it; rollback leads back to it, and the page goes on from there, behind a gap that the recording declares [REP-16]', async () => {
  const shop = await openHome();
  await shop.openCategory();
  const [category, heading] = [shop.path(), shop.heading()];
  expect(shop.staged('navigation/locationChanged')).toBe(true);
  await shop.lift(commit());
  expect([shop.path(), shop.staged('navigation/locationChanged')]).toEqual([category, false]);
  await shop.openProduct();
  expect(shop.path()).toMatch(/^\/product\//);
  await shop.lift(rollback());
  expect([shop.path(), shop.heading()]).toEqual([category, heading]);
  await shop.openProduct();
  expect(shop.path()).toMatch(/^\/product\//);
  expect(shop.verified()).toEqual({ ...exact, gaps: 1 });
  expect(shop.recording()).toMatch(/^\{"k":"gap","reason":"state-moved","n":\d+\}$/m);
});

it('commit of an earlier state makes it the present one', async () => {
  const shop = await openHome();
  await shop.openCategory();
  await shop.lift(jumpToState(lastOf('navigation/requested')));
  expect(shop.path()).toBe('/');
  await shop.lift(commit());
  await shop.openCategory();
  expect(shop.path()).toMatch(/^\/category\/cremes\//);
  expect(shop.verified()).toEqual({ ...exact, gaps: 1 });
});

it('sweep forgets what is skipped, and the page goes on without it', async () => {
  const shop = await openHome();
  await shop.openCategory();
  await shop.lift(toggleAction(lastOf('navigation/locationChanged')));
  shop.calls.length = 0;
  await shop.openCategory();
  expect([shop.path(), shop.calls]).toEqual(['/', []]);
  await shop.lift(sweep());
  expect(shop.path()).toBe('/');
  await shop.openCategory();
  expect(shop.path()).toMatch(/^\/category\/cremes\//);
  expect(shop.verified()).toEqual({ ...exact, gaps: 1 });
});

it('while DevTools pause their own recording the page goes on, and so it does afterwards', async () => {
  const shop = await openHome();
  await shop.lift(pauseRecording(true));
  await shop.openCategory();
  expect(shop.path()).toMatch(/^\/category\/cremes\//);
  await shop.lift(pauseRecording(false));
  await shop.openProduct();
  expect(shop.path()).toMatch(/^\/product\//);
  expect(shop.verified()).toEqual({ ...exact, gaps: 0 });
});

it('what is under way as DevTools show an earlier state asks for nothing meanwhile, and ends when the page goes on', async () => {
  const shop = await openHome();
  shop.calls.length = 0;
  act(() =>
    within(screen.getByRole('main'))
      .getByRole('link', { name: /^Crèmes \d/ })
      .click(),
  );
  await act(() => waitUntil('the first calls', () => shop.calls.length > 0));
  await shop.lift(jumpToState(0));
  const asked = [...shop.calls];
  await shop.settled();
  expect([shop.path(), shop.calls]).toEqual(['/', asked]);
  await shop.lift(jumpToState(devTools().getState().computedStates.length - 1));
  expect(shop.path()).toMatch(/^\/category\/cremes\//);
  expect(shop.heading()).toBe('Crèmes');
  expect(screen.getAllByRole('button', { name: /^Ajouter au panier/ }).length).toBeGreaterThan(5);
  expect(shop.verified()).toEqual({ ...exact, gaps: 1 });
});
