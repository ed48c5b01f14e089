import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { cards, customers, logIn, payByCard, placeButton, step } from '../../support/journeys/walks/checkout';
import { addButton, addToCart, miniCartPanel, openProduct, quantityOf } from '../../support/journeys/walks/products';
import { desktop, journey } from '../../support/journeys/journey';
import { settled } from '../../support/journeys/browser/atRest';
import { focusReaches } from '../../support/journeys/browser/focus';
import { serverCart } from '../../support/journeys/serverCart';
import { holdLastTries } from '../../support/journeys/servers/holdLastTries';
import { startServer } from '../../support/journeys/servers/startServer.cjs';
import { readLedger } from '../../support/orders/ledger';

const butter = 'Beurre doux 82 % pain de cuisine';
const retrying = 'Le service répond mal. Votre panier est intact. Nouvel essai…';

type Started = Awaited<ReturnType<typeof startServer>>;

/** The commerce server, and in front of it the shop that shoppers see. */
let behind: Started;
let front: Started;

async function end({ server }: Started): Promise<void> {
  if (server.exitCode !== null) return;
  const closed = once(server, 'close');
  server.kill('SIGTERM');
  await closed;
  expect(server.exitCode).toBe(0);
}

beforeAll(async () => {
  behind = await startServer('production', { settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
  front = await startServer('production', { settings: { COMMERCE_ORIGIN: behind.origin } });
});
afterAll(async () => {
  for (const started of [front, behind]) {
    await end(started);
    await rm(started.dataDir, { recursive: true, force: true });
  }
});

journey(
  'in front of another server the whole shop works, while that one is slow, fails and starts again: nothing is lost and nothing doubled',
  async ({ page, context }) => {
    await openProduct(page, butter);
    await addToCart(page, butter, 1);

    // The commerce server is stopped during an addition, and started again.
    let saysRunning = () => {};
    const running = new Promise<void>((resolve) => (saysRunning = resolve));
    await holdLastTries(page, () => running);
    await end(behind);
    await quantityOf(page, butter).fill('2');
    await addButton(page, butter).click();
    await miniCartPanel(page).getByText(retrying).waitFor();
    behind = await startServer('production', {
      port: new URL(behind.origin).port,
      dataDir: behind.dataDir,
      settings: { TRUSTED_PROXIES: '127.0.0.1,::1' },
    });
    saysRunning();
    await miniCartPanel(page).getByText(`2 × ${butter} dans votre panier.`).waitFor();
    expect(await serverCart(context)).toEqual([[butter, 3]]);

    const product = page.url();
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
    await page.waitForURL('**/login?**');
    await focusReaches(page.getByRole('heading', { level: 1, name: 'Se connecter' }));
    await logIn(page, customers.desktop);
    await page.waitForURL(product);
    await page.getByRole('banner').locator('summary').waitFor();

    // The commerce server answers slowly: the page waits and loses nothing.
    await page.goto('/cart');
    await quantityOf(page, butter).waitFor();
    behind.server.kill('SIGSTOP');
    await quantityOf(page, butter).fill('4');
    await quantityOf(page, butter).press('Enter');
    await page.getByRole('main').locator('tr[aria-busy=true]').waitFor();
    behind.server.kill('SIGCONT');
    await page.getByRole('main').locator('tr[aria-busy=false]').waitFor();
    expect(await serverCart(context)).toEqual([[butter, 4]]);

    await page.getByRole('main').getByRole('link', { name: 'Valider mon panier' }).click();
    await page.waitForURL('**/checkout');
    await step(page, 'payment').getByRole('group').waitFor();
    await payByCard(page, cards.accepted);
    await placeButton(page).click();
    await page.waitForURL(/\/order\//);
    const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('main').getByText(reference).first().waitFor();
    const { orders } = readLedger(path.join(behind.dataDir, 'comptoir.sqlite'));
    expect(orders).toMatchObject([{ reference, paymentStatus: 'authorised' }]);
    // The shop in front has stored no order.
    expect(readLedger(path.join(front.dataDir, 'comptoir.sqlite')).orders).toEqual([]);

    // Requests that are still pending would be refused after the logout.
    await settled(page);
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'Se déconnecter' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor();
  },
  { screens: [desktop], ownServer: () => front.origin, expectedProblems: /status of (404|503)/ },
);
