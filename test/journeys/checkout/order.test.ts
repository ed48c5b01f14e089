import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { cards, customers, logIn, payByCard, placeButton, step } from '../../support/journeys/walks/checkout';
import { addDelivery, editDelivery, shareOut } from '../../support/journeys/walks/deliveries';
import { addToCart, openProduct, quantityOf } from '../../support/journeys/walks/products';
import { atRest } from '../../support/journeys/atRest';
import { journey } from '../../support/journeys/journey';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { recorderThere } from '../../support/journeys/recordings';
import { readLedger } from '../../support/orders/ledger';

const butter = 'Beurre doux 82 % pain de cuisine';

/** The name that the customer gives to their second delivery. */
const shopOfBrest = 'Boutique du port';

/** A server for these journeys alone, whose database they read. */
const shop = ownShop('production');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The whole of it is between the header, which may be stuck to the window's top, and the window's end. */
async function expectInView(page: Page, part: Locator) {
  await part.waitFor();
  await atRest(page);
  const header = await page.getByRole('banner').boundingBox();
  const box = await part.boundingBox();
  if (!header || !box) throw new Error('The header or the message has no box.');
  expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

/** "123,45 €" in cents, whichever spaces it contains. */
function centsIn(text: string): number {
  const found = /([\d\s\u202f\u00a0]+),(\d{2})\s*€/.exec(text);
  return Number((found?.[1] ?? '').replace(/\D/g, '')) * 100 + Number(found?.[2] ?? NaN);
}

journey(
  'a guest fills a cart, logs in with it, shares it out over two addresses, is declined once, pays, has the order to the cent, and logs out [CHK-04, CHK-07, CHK-16, CRT-15, CRT-16, PRF-04]',
  async ({ page, screen, expectAccessible }) => {
    const customer = customers[screen.name];
    await openProduct(page, butter);
    const product = page.url();
    await addToCart(page, butter, 4);

    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
    await page.waitForURL('**/login?**');
    await expectAccessible('login');
    await logIn(page, { ...customer, password: 'not the password' });
    await page.getByText('L’adresse e-mail ou le mot de passe n’est pas le bon.').first().waitFor();
    await expectAccessible('a refused login');
    await logIn(page, customer);
    await page.waitForURL(product);
    await page.getByRole('banner').locator('summary').waitFor();

    await page.goto('/cart');
    await quantityOf(page, butter).waitFor();
    expect(await quantityOf(page, butter).inputValue()).toBe('4');
    await expectAccessible('the cart that was kept');

    await page.getByRole('main').getByRole('link', { name: 'Valider mon panier' }).click();
    await page.waitForURL('**/checkout');
    // The account's own name and address are filled in already.
    await step(page, 'Paiement').getByRole('group').waitFor();
    await expectAccessible('payment');
    await page.getByRole('button', { name: 'Modifier Coordonnées' }).click();
    await expectAccessible('contact');
    await step(page, 'Coordonnées').getByRole('button', { name: 'Continuer' }).click();
    // Saving a step opens the next one: only then may another one be opened.
    await page.getByRole('button', { name: 'Modifier Coordonnées' }).waitFor();
    await page.getByRole('button', { name: 'Modifier Livraison' }).click();
    await expectAccessible('delivery');
    await addDelivery(page);
    await editDelivery(page, shopOfBrest);
    await shareOut(page, 1);
    await expectAccessible('two deliveries');
    await step(page, 'Livraison').getByRole('button', { name: 'Continuer' }).click();
    await step(page, 'Paiement').getByRole('group').waitFor();

    await page.reload();
    await page.goBack();
    await page.waitForURL('**/cart');
    await page.goForward();
    await page.waitForURL('**/checkout');
    await step(page, 'Paiement').getByRole('group').waitFor();

    await payByCard(page, cards.declined);
    await step(page, 'Vérification').getByText(`Livraison 2\u00a0: ${shopOfBrest}`).waitFor();
    await expectAccessible('review');
    const asked = centsIn(await placeButton(page).innerText());
    await placeButton(page).click();
    await expectInView(page, page.getByText('Le paiement a été refusé par la banque.').first());
    await expectAccessible('a declined payment');

    await payByCard(page, cards.accepted);
    await placeButton(page).click();
    await page.waitForURL(/\/order\//);
    const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await heading(page).getByText('Merci, votre commande est enregistrée').waitFor();
    await page.getByRole('main').getByText(reference).first().waitFor();
    await page.getByRole('main').getByText(`Livraison 2 sur 2\u00a0: ${shopOfBrest}`).waitFor();
    await page.getByRole('main').getByText('3 quai du Port').waitFor();
    await expectAccessible('confirmation');

    const order = readLedger(path.join(shop().dataDir, 'comptoir.sqlite')).orders.find(
      (row) => row.reference === reference,
    );
    expect(order).toMatchObject({ gross: asked, paid: asked, paymentStatus: 'authorised' });

    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'Se déconnecter' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor();
    await recorderThere(page);
    await page.goto(`/order/${reference}`);
    await heading(page).getByText('Commande introuvable').waitFor();
  },
  { ownServer: () => shop().origin, expectedProblems: /status of (401|404|422)/ },
);
