import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../src/demo/accounts';
import { settled } from '../../support/journeys/browser/atRest';
import { desktop, journey } from '../../support/journeys/journey';
import { recorderThere } from '../../support/journeys/recordings/recordings';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { otherStores, watchStorage, type Kept } from '../../support/journeys/browser/storageWatch';
import { logIn, step } from '../../support/journeys/walks/checkout';
import { addToCart, openProduct } from '../../support/journeys/walks/products';
import { siteBuilder } from '../../support/journeys/walks/siteBuilder';

const butter = 'Beurre doux 82 % pain de cuisine';

const shop = ownShop('production');

/** The rows of the cookie policy: name, storage, and for how many days, if stated. */
async function policy(page: Page): Promise<readonly Kept[]> {
  await page.goto('/politique-cookies');
  const table = page.getByRole('main').getByRole('table', { name: 'Ce que la boutique garde dans votre navigateur' });
  await table.waitFor();
  const rows = await table.locator('tbody tr').evaluateAll((found) =>
    found.map((row) => ({
      name: row.querySelector('code')?.textContent ?? '',
      kind: row.querySelectorAll('td')[0]?.textContent ?? '',
      duration: row.querySelectorAll('td')[2]?.textContent ?? '',
    })),
  );
  return rows
    .map(({ name, kind, duration }) => {
      const [, count = '', unit] = /^(\d+)\s(jours|mois)$/.exec(duration) ?? [];
      const days = unit === undefined ? null : Math.round(Number(count) * (unit === 'jours' ? 1 : 365 / 12));
      return { name, kind: kind as Kept['kind'], days };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Orders up to the bank's page, with another billing address, and turns back there. */
async function turnBackAtTheBank(page: Page): Promise<void> {
  await page.goto('/checkout');
  await page.getByLabel('Adresse de facturation différente').check();
  const payment = step(page, 'payment');
  await payment.getByLabel('Nom ou raison sociale').fill('Falaise Holding');
  await payment.getByRole('textbox', { name: 'Adresse' }).fill('9 quai Ouest');
  await payment.getByLabel('Code postal').fill('29200');
  await payment.getByLabel('Ville').fill('Brest');
  await payment.getByRole('button', { name: 'Facturer à cette adresse' }).click();
  await payment.getByText('Falaise Holding').first().waitFor();
  await payment.getByRole('radio', { name: 'Virement instantané' }).check();
  await payment.getByRole('button', { name: 'Continuer' }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Commander/ })
    .click();
  await page.waitForURL(/\/payment\/bank\//);
  await page.getByRole('button', { name: 'Annuler et revenir à la boutique' }).click();
  await page.getByText('Vous avez annulé le paiement auprès de votre banque.').first().waitFor();
}

/**
 * Allows support to receive the recording, and leaves the shop before the upload worker is loaded; the next page sends
 * it.
 */
async function leaveUnsent(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  const workers = '**/uploadWorker.*.js';
  await page.route(workers, () => undefined);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' }).first().click();
  const settings = page.getByRole('dialog', { name: 'Vos choix de cookies' });
  await settings.getByLabel('Assistance').check();
  await settings.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await page.waitForFunction(() => window.comptoir?.journal()?.includes('recording/uploadStarted'));
  // Not a page of the shop, so that nothing removes what was stored.
  await page.goto('/healthz');
  await look(page);
  const isReceived = page.context().waitForEvent('response', (response) => response.request().method() === 'PUT');
  await page.unroute(workers);
  await page.goto('/');
  await isReceived;
}

/** Gives the shop two markets, between which a visitor may choose. */
async function sellInMarkets(): Promise<void> {
  const builder = await siteBuilder(shop().origin);
  const { document } = await builder.draft();
  const marketOf = (marketId: string, countries: string[]) => ({
    marketId,
    name: marketId,
    countries,
    localeCurrencyMap: { fr_FR: 'EUR', en_US: 'EUR' },
  });
  const markets = [marketOf('France', ['FR']), marketOf('Export', [])];
  await builder.publish({ ...document, shop: { ...document.shop, markets } });
}

journey(
  'the cookie policy lists whatever a visit keeps in the browser, and nothing else, for as long as the browser keeps it [TRK-02] [TRK-03] [TRK-09]',
  async ({ page, context }) => {
    await sellInMarkets();
    const kept = await watchStorage(context);
    await page.goto('/');
    const band = page.getByRole('region', { name: 'Vos cookies, votre choix' });
    await band.getByRole('button', { name: 'Tout accepter' }).click();
    await band.waitFor({ state: 'detached' });
    const chosen = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Choisir', exact: true }).click();
    await chosen;
    await page.goto('/search?term=lait');
    await settled(page);
    await page.getByRole('link', { name: 'Afficher en liste' }).click();
    await page.getByRole('table', { name: 'Produits' }).waitFor();
    await page.goto('/?langue=fr');
    await openProduct(page, butter);
    await addToCart(page, butter, 5);
    await kept.look(page);

    await page.goto('/login');
    await logIn(page, { email: 'hotel@comptoir.example', password: DEMO_PASSWORD });
    await page.waitForURL((url) => url.pathname !== '/login');
    const profile = page.getByRole('banner').locator('summary');
    await profile.waitFor();
    await settled(page);
    await kept.look(page);
    await turnBackAtTheBank(page);
    await kept.look(page);

    await page.goto('/account');
    await settled(page);
    await profile.click();
    await page.getByRole('banner').getByText('Changer d’établissement').click();
    await page
      .getByRole('dialog', { name: 'Changer d’établissement' })
      .getByRole('button', { name: /^Les Jardins/ })
      .click();
    await page.waitForURL(`${shop().origin}/`);
    await profile.getByText('Les Jardins d’Étretat').waitFor({ state: 'attached' });
    // Requests that are still pending would be refused after the logout.
    await settled(page);
    await profile.click();
    await page.getByRole('banner').getByRole('link', { name: 'Se déconnecter' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor();
    // Before a page's scripts have run, its links are plain links that load another page.
    await recorderThere(page);
    await kept.look(page);

    await leaveUnsent(page, kept.look);
    await kept.look(page);
    const listed = await policy(page);
    await kept.look(page);
    expect(kept.all()).toEqual(listed);
    expect(await otherStores(page)).toEqual({ caches: [], workers: [] });
  },
  {
    ownServer: () => shop().origin,
    screens: [desktop],
    asksForConsent: true,
    expectedProblems: /status of (404|422)/,
  },
);
