import type { Page } from 'playwright-core';
import { settled } from '../../support/journeys/browser/atRest';
import { desktop, journey } from '../../support/journeys/journey';
import { devToolsExtension } from '../../support/journeys/devTools/devToolsExtension';
import { miniCartPanel } from '../../support/journeys/walks/products';
import { waitUntil } from '../../support/waitUntil';

let extension = '';
beforeAll(async () => {
  extension = await devToolsExtension();
});

const lifted = (page: Page) =>
  page.evaluate(() => {
    const state = window.devTools?.liftedStore.getState();
    if (!state) throw new Error('The page did not connect to DevTools.');
    return { index: state.currentStateIndex, length: state.computedStates.length };
  });

/** Half a second after a page's requests RTK Query dispatches which of their answers are subscribed to. */
const subscriptionsUpdated = (page: Page) =>
  page.waitForFunction(() => {
    const state = window.devTools?.liftedStore.getState();
    const types = state?.stagedActionIds.map((id) => state.actionsById[id]?.action.type) ?? [];
    const updated = types.lastIndexOf('api/internalSubscriptions/subscriptionsUpdated');
    return updated > types.lastIndexOf('api/executeQuery/pending');
  });

const jumpTo = (page: Page, index: number) =>
  page.evaluate(
    (wanted) => window.devTools?.liftedStore.dispatch({ type: 'JUMP_TO_STATE', index: wanted, actionId: wanted }),
    index,
  );

/** The contents of the file that the extension exports. */
const exported = (page: Page) =>
  page.evaluate(() => {
    const state = window.devTools?.liftedStore.getState();
    if (!state) throw new Error('The page did not connect to DevTools.');
    const { stagedActionIds, actionsById, committedState } = state;
    const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
    return { payload: JSON.stringify(actions), preloadedState: JSON.stringify(committedState) };
  });

journey(
  'time travel moves the page and its address back and forth, another page life shows what it exported, and none of it sends a request',
  async ({ page, watch }) => {
    await page.goto('/');
    await settled(page);
    const atHome = (await lifted(page)).length - 1;
    await page
      .getByRole('main')
      .getByRole('link', { name: /Crèmes/ })
      .first()
      .click();
    await page.waitForURL(/\/category\/cremes\//);
    await settled(page);
    const inCategory = (await lifted(page)).length - 1;
    const category = { address: page.url(), heading: await page.getByRole('heading', { level: 1 }).innerText() };
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Ajouter/ })
      .first()
      .click();
    await miniCartPanel(page).waitFor();
    await settled(page);
    const withMiniCart = (await lifted(page)).length - 1;
    // The pointer in the mini cart stops the timer that would close it.
    await miniCartPanel(page).hover();
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mon panier' }).click();
    await page.waitForURL('**/cart');
    await settled(page);
    // Late code, which is loaded from the start in the replaying page.
    await page.getByRole('main').getByText('Commandez avant').waitFor();
    await settled(page);
    await subscriptionsUpdated(page);
    await settled(page);
    const latest = (await lifted(page)).length - 1;
    const cart = await page.getByRole('main').innerText();
    const entries = await page.evaluate(() => history.length);
    // The address changes a moment before the page does.
    const shows = (text: string) =>
      waitUntil('the page as it was', async () => (await page.getByRole('main').innerText()) === text);
    watch.forget();

    await jumpTo(page, inCategory);
    await page.waitForURL(category.address);
    await page.getByRole('heading', { level: 1, name: category.heading, exact: true }).waitFor();

    await jumpTo(page, withMiniCart);
    await miniCartPanel(page).waitFor();

    await jumpTo(page, atHome);
    await page.waitForURL((url) => url.pathname === '/');
    // While an earlier state is shown, a click has no effect, and no action is appended.
    await page
      .getByRole('main')
      .getByRole('link', { name: /Crèmes/ })
      .first()
      .click();
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await lifted(page)).toEqual({ index: atHome, length: latest + 1 });

    await jumpTo(page, latest);
    await page.waitForURL('**/cart');
    await shows(cart);
    expect(watch.dataRequests).toEqual([]);
    expect(await page.evaluate(() => history.length)).toBe(entries);

    const file = await exported(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accueil' }).click();
    await page.waitForURL((url) => url.pathname === '/');

    // A new page life, in which only this page was visited.
    await page.goto('/');
    await settled(page);
    watch.forget();
    await page.evaluate((imported) => window.devTools?.liftedStore.dispatch(imported), {
      type: 'IMPORT_STATE',
      nextLiftedState: JSON.parse(file.payload) as unknown,
      preloadedState: JSON.parse(file.preloadedState) as unknown,
    });
    await page.waitForURL('**/cart');
    await shows(cart);
    await jumpTo(page, inCategory);
    await page.waitForURL(category.address);
    await page.getByRole('heading', { level: 1, name: category.heading, exact: true }).waitFor();
    await settled(page);
    expect(watch.dataRequests).toEqual([]);

    await page.evaluate(() => window.devTools?.liftedStore.dispatch({ type: 'RESET' }));
    await page.waitForURL((url) => url.pathname === '/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Crèmes/ })
      .first()
      .click();
    await page.waitForURL(/\/category\/cremes\//);
    await page.getByRole('heading', { level: 1, name: category.heading, exact: true }).waitFor();
  },
  {
    build: 'development',
    screens: [desktop],
    prepare: async (page) => {
      await page.addInitScript(extension);
    },
    // One gap where the first page life resumes after jumps, and one where the second resumes after a reset.
    expectedGaps: 2,
  },
);
