import { expectAccessible } from '../../support/journeys/browser/accessibility';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beLoggedIn } from '../../support/journeys/walks/beLoggedIn';
import { customers, placeButton, step } from '../../support/journeys/walks/checkout';
import { addToCart, openProduct } from '../../support/journeys/walks/products';
import { desktop, journey } from '../../support/journeys/journey';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { readLedger } from '../../support/orders/ledger';
import { waitUntil } from '../../support/waitUntil';

const butter = 'Beurre doux 82 % pain de cuisine';

/** A server for this journey alone, whose database it reads. */
const shop = ownShop('production');

/** Enters a coupon code, and waits until it is listed. */
async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('main').getByLabel('Code promo').fill(code);
  await page.getByRole('main').getByRole('button', { name: 'Appliquer' }).click();
  await removal(page, code).waitFor();
}
const removal = (page: Page, code: string) =>
  page.getByRole('main').getByRole('button', { name: `Retirer le code ${code}` });

/** The total with VAT in cents; waits until it differs from `other`, if given. */
async function totalCents(page: Page, other?: number): Promise<number> {
  const rows = page.getByRole('main').locator('dl > div').filter({ hasText: 'Total TTC', visible: true });
  let cents = other;
  await waitUntil('the total is another one', async () => {
    cents = Number((await rows.first().getByRole('definition').innerText()).replace(/\D/g, ''));
    return cents !== other;
  });
  return cents ?? NaN;
}

const bankHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Virement instantané' });

/** The bank's page allows no script, including axe's: a copy of it is audited. */
async function expectBankAccessible(page: Page): Promise<void> {
  const copy = await page.context().newPage();
  try {
    await copy.setContent(await page.content());
    await expectAccessible(copy, 'the bank’s page');
  } finally {
    await copy.close();
  }
}

async function chooseBank(page: Page): Promise<void> {
  await step(page, 'payment').getByRole('radio', { name: 'Virement instantané' }).check();
  await step(page, 'payment').getByRole('button', { name: 'Continuer' }).click();
  await placeButton(page).waitFor();
}

/** Orders up to the bank's own page. */
async function leaveForBank(page: Page): Promise<void> {
  await placeButton(page).click();
  await page.waitForURL(/\/payment\/bank\//);
  await bankHeading(page).waitFor();
}

journey(
  'a customer takes a code back for a better one, is led to their bank, turns back once, confirms, and has the order billed elsewhere [CHK-05, CHK-13, CHK-16, CRT-12]',
  async ({ page, expectAccessible }) => {
    await beLoggedIn(page.context(), customers.desktop);
    await openProduct(page, butter);
    await addToCart(page, butter, 5);
    await page.goto('/cart');
    const whole = await totalCents(page);
    await enterCode(page, 'BRADERIE25');
    // The code takes 25,00 € off the butter, and with them their 5,5 % of VAT: 26,375 €.
    const braderie = await totalCents(page, whole);
    expect(Math.abs(whole - 2637.5 - braderie)).toBeLessThan(1);
    await expectAccessible('a code on the cart');
    await page.getByRole('main').getByRole('link', { name: 'Valider mon panier' }).click();
    await page.waitForURL('**/checkout');
    await step(page, 'payment').getByRole('group').waitFor();

    const bill = async () => {
      const payment = step(page, 'payment');
      await payment.getByLabel('Nom ou raison sociale').fill('Moulin Vert Holding');
      await payment.getByRole('textbox', { name: 'Adresse' }).fill('9 quai Ouest');
      await payment.getByLabel('Code postal').fill('29200');
      await payment.getByLabel('Ville').fill('Brest');
      await payment.getByRole('button', { name: 'Facturer à cette adresse' }).click();
      await payment.getByText('Moulin Vert Holding').first().waitFor();
    };
    await page.getByLabel('Adresse de facturation différente').check();
    await page.getByLabel('Nom ou raison sociale').waitFor();
    await expectAccessible('billing address');
    await bill();

    await chooseBank(page);
    await removal(page, 'BRADERIE25').click();
    expect(await totalCents(page, braderie)).toBe(whole);
    await enterCode(page, 'BIENVENUE10');
    const reduced = await totalCents(page, whole);
    expect(Math.abs(whole * 0.9 - reduced)).toBeLessThan(1);
    await expectAccessible('a code in the checkout');
    await leaveForBank(page);
    await expectBankAccessible(page);
    await page.getByRole('button', { name: 'Annuler et revenir à la boutique' }).click();
    await page.getByText('Vous avez annulé le paiement auprès de votre banque.').first().waitFor();
    await page.waitForURL((url) => url.pathname === '/checkout' && url.search === '');
    await expectAccessible('a cancelled payment');
    // Typed values are gone with the page that was left; that the billing address differs is remembered.
    await bill();

    await chooseBank(page);
    expect(await totalCents(page)).toBe(reduced);
    await leaveForBank(page);
    await page.getByRole('button', { name: 'Confirmer le virement' }).click();
    await page.waitForURL(/\/order\//);
    await page.getByRole('heading', { level: 1, name: 'Merci, votre commande est enregistrée' }).waitFor();
    await page.getByRole('main').getByText('Moulin Vert Holding').first().waitFor();

    await page
      .getByRole('main')
      .getByText(/code BIENVENUE10/)
      .waitFor();

    const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { orders } = readLedger(path.join(shop().dataDir, 'comptoir.sqlite'));
    expect(orders).toMatchObject([{ reference, gross: reduced, paymentStatus: 'authorised' }]);
    expect(orders[0]?.paid).toBe(orders[0]?.gross);
  },
  { ownServer: () => shop().origin, screens: [desktop], expectedProblems: /status of (404|422)/ },
);
