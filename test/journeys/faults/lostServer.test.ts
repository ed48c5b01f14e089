import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { addButton, addToCart, miniCartPanel, openProduct, quantityOf } from '../../support/journeys/walks/products';
import { desktop, journey, phone } from '../../support/journeys/journey';
import { serverCart } from '../../support/journeys/serverCart';
import { holdLastTries } from '../../support/journeys/servers/holdLastTries';
import { startServer } from '../../support/journeys/servers/startServer.cjs';

const butter = 'Beurre doux 82 % pain de cuisine';
const retrying = 'Connexion perdue. Votre panier est intact. Nouvel essai…';

/** A server for these journeys alone, which they stop and start again at the same address. */
let shop: Awaited<ReturnType<typeof startServer>>;

/** Resolves once the server runs. */
let running = Promise.resolve();
let saysRunning: () => void = () => undefined;

async function stop(): Promise<void> {
  running = new Promise((resolve) => {
    saysRunning = resolve;
  });
  const closed = once(shop.server, 'close');
  shop.server.kill('SIGTERM');
  await closed;
  expect(shop.server.exitCode).toBe(0);
}

async function startAgain(): Promise<void> {
  shop = await startServer('production', { port: new URL(shop.origin).port, dataDir: shop.dataDir });
  saysRunning();
}

beforeAll(async () => {
  shop = await startServer('production');
});
afterAll(async () => {
  if (shop.server.exitCode === null) await stop();
  await rm(shop.dataDir, { recursive: true, force: true });
});

/** The idempotency keys of all calls that have one, in the order in which they were sent. */
function watchKeys(page: Page): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key !== undefined) keys.push(key);
  });
  return keys;
}

/** The next addition is carried out, but its answer is lost: the server stops first. */
async function loseNextAnswer(page: Page): Promise<void> {
  let lost = false;
  const lose = async (route: Route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback();
    lost = true;
    expect((await route.fetch()).status()).toBe(201);
    await stop();
    await route.abort('connectionreset');
  };
  await page.route('**/cart-items*', lose);
}

journey(
  'a server that restarts while something is added or changed loses nothing and doubles nothing',
  async ({ page, context }) => {
    await openProduct(page, butter);
    await addToCart(page, butter, 1);
    const keys = watchKeys(page);
    await holdLastTries(page, () => running);
    await loseNextAnswer(page);
    await quantityOf(page, butter).fill('2');
    await addButton(page, butter).click();
    const miniCart = miniCartPanel(page);
    await miniCart.getByText(retrying).waitFor();
    // The mini cart stays open while the focus is in it.
    const toCart = miniCart.getByRole('link', { name: 'Voir Le Panier' });
    await toCart.focus();
    await startAgain();
    await miniCart.getByText(`2 × ${butter} dans votre panier.`).waitFor();
    await miniCart.getByText(retrying).waitFor({ state: 'detached' });
    expect(await serverCart(context)).toEqual([[butter, 3]]);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);

    await toCart.click();
    await page.waitForURL('**/cart');
    const line = quantityOf(page, butter);
    await line.waitFor();
    await stop();
    await line.fill('5');
    await line.press('Enter');
    await page.getByRole('main').getByText(retrying).waitFor();
    expect(await line.inputValue()).toBe('5');
    await startAgain();
    await page.getByRole('main').getByText(retrying).waitFor({ state: 'detached' });
    expect(await serverCart(context)).toEqual([[butter, 5]]);
    expect(new Set(keys).size).toBe(2);
    await page.reload();
    expect(await line.inputValue()).toBe('5');
  },
  {
    screens: [desktop],
    ownServer: () => shop.origin,
    expectedProblems: /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|SOCKET_NOT_CONNECTED)/,
  },
);

journey(
  'without a network an add says so and leaves the cart as it is, a link says so and leaves the page as it is, and both work once the network is back',
  async ({ page, context, expectAccessible }) => {
    await openProduct(page, butter);
    await addToCart(page, butter, 1);
    await context.setOffline(true);
    await quantityOf(page, butter).fill('2');
    await addButton(page, butter).click();
    const miniCart = miniCartPanel(page);
    await miniCart.getByText(retrying).waitFor();
    // The notice after the last repeat stands for a few seconds only, which may pass while the page is audited.
    await Promise.all([
      page.getByText(`Ajout impossible\u00a0: ${butter}`).waitFor(),
      page
        .getByText('La connexion est perdue. Votre panier est intact : réessayez dès que le réseau revient.')
        .first()
        .waitFor(),
      expectAccessible('the mini cart without a network'),
    ]);
    expect(await serverCart(context)).toEqual([[butter, 1]]);
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await miniCart.waitFor({ state: 'detached' });
    await addButton(page, butter).click();
    await miniCart.getByText(`2 × ${butter} dans votre panier.`).waitFor();
    expect(await serverCart(context)).toEqual([[butter, 3]]);

    // The code of this page has not been loaded yet.
    const address = page.url();
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Qui sommes-nous ?' }).click();
    await page.getByText('La page ne peut pas s’ouvrir pour le moment.').waitFor();
    expect(page.url()).toBe(address);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Réessayez' }).click();
    await page.getByRole('heading', { level: 1, name: 'Qui sommes-nous ?' }).waitFor();
  },
  { screens: [phone], ownServer: () => shop.origin, expectedProblems: /ERR_INTERNET_DISCONNECTED/ },
);
