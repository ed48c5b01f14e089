import Sqlite from 'better-sqlite3';
import path from 'node:path';
import type { Page, Request } from 'playwright-core';
import {
  askForDelivery,
  cards,
  confirmedOrder,
  customers,
  fillCart,
  fillContact,
  logIn,
  payByCard,
  placeButton,
  reachPayment,
  step,
} from '../../support/journeys/walks/checkout';
import { desktop, journey } from '../../support/journeys/journey';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { watchPage } from '../../support/journeys/browser/watchPage';
import { standReady } from '../../support/journeys/recordings/recordings';
import { readLedger } from '../../support/orders/ledger';

/** A server for these journeys alone, whose database they read and change. */
const shop = ownShop('production');

const options = { screens: [desktop], ownServer: () => shop().origin } as const;
const databaseFile = () => path.join(shop().dataDir, 'comptoir.sqlite');
const ordersSoFar = () => readLedger(databaseFile()).orders.length;

/** Fails unless there is exactly one new order: this one, paid once to the cent. */
function expectOneMore(before: number, reference: string): void {
  const { orders, lostPayments } = readLedger(databaseFile());
  const order = orders.find((row) => row.reference === reference);
  expect(order).toMatchObject({ paid: order?.gross, paymentStatus: 'authorised' });
  expect(orders).toHaveLength(before + 1);
  expect(lostPayments).toEqual([]);
}

const isAction = (request: Request, action: 'prepare' | 'submit') =>
  request.url().endsWith('/orders/actions') && (request.postData() ?? '').includes(action);

/** The idempotency keys of all calls with this action, in the order in which they were sent. */
function watchActions(page: Page, action: 'prepare' | 'submit'): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (isAction(request, action)) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

const notice = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);

journey(
  'a postcode nobody drives to is reported at its field; an order asked for twice at once is placed once [CHK-08, CHK-22]',
  async ({ page, context, expectAccessible }) => {
    const before = ordersSoFar();
    await fillCart(context, shop().origin);
    await page.goto('/checkout');
    await fillContact(page);
    await askForDelivery(page, '97400');
    const field = step(page, 'delivery').getByLabel('Code postal');
    await field.and(page.locator('[aria-invalid="true"]')).waitFor();
    const describedBy = (await field.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${describedBy}"]`).innerText()).toBe(
      'Ce code postal n’est pas desservi\u00a0: nous livrons en France métropolitaine, Corse comprise. Indiquez une autre adresse.',
    );
    expect(await field.inputValue()).toBe('97400');
    expect(await step(page, 'delivery').getByLabel('Ville').inputValue()).toBe('Lyon');
    await expectAccessible('an address nobody drives to');
    await askForDelivery(page, '69002');
    await step(page, 'delivery').getByRole('button', { name: 'Continuer' }).click();
    await payByCard(page, cards.accepted);

    const prepared = watchActions(page, 'prepare');
    const submitted = watchActions(page, 'submit');
    await page.route('**/orders/actions', async (route) => {
      // The button is pressed again while the order is being placed.
      if (isAction(route.request(), 'submit')) await placeButton(page).press('Enter');
      await route.fallback();
    });
    await placeButton(page).dblclick();
    expectOneMore(before, await confirmedOrder(page));
    expect([prepared.length, submitted.length]).toEqual([1, 1]);
  },
  { ...options, expectedProblems: /status of 422/ },
);

journey(
  'an order without a network is reported and kept, and an order whose answer is lost is asked for again and placed once [CHK-08]',
  async ({ page, context, expectAccessible }) => {
    const before = ordersSoFar();
    await reachPayment(page, shop().origin);
    await payByCard(page, cards.accepted);
    await context.setOffline(true);
    await placeButton(page).click();
    await page.getByText('Connexion perdue. Votre saisie est gardée. Nouvel essai…').waitFor();
    const review = step(page, 'review');
    await review.getByRole('alert').getByText('réessayez dès que le réseau revient.').waitFor();
    await expectAccessible('an order without a network');
    expect(ordersSoFar()).toBe(before);
    await context.setOffline(false);

    const keys = watchActions(page, 'submit');
    let lost = false;
    await page.route('**/orders/actions', async (route) => {
      if (lost || !isAction(route.request(), 'submit')) return route.fallback();
      lost = true;
      expect((await route.fetch()).status()).toBe(200);
      await route.abort('connectionreset');
    });
    await placeButton(page).click();
    await page.getByText('Connexion perdue. Votre saisie est gardée. Nouvel essai…').waitFor();
    expectOneMore(before, await confirmedOrder(page));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  },
  { ...options, expectedProblems: /ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)/ },
);

journey(
  'two tabs keep in step: a login, an order and a logout in one are announced in the other, which offers no dead cart [CHK-08]',
  async ({ page, context, expectAccessible }) => {
    const before = ordersSoFar();
    await fillCart(context, shop().origin);
    const other = await context.newPage();
    const watch = watchPage(other);
    standReady(other);
    await other.goto(`${shop().origin}/login`);
    await page.goto('/checkout');
    await step(page, 'contact').getByLabel('Prénom').waitFor();
    await logIn(other, customers.tabs);
    await notice(page, 'Vous avez ouvert une session dans un autre onglet. Cette page est à jour.').waitFor();
    await step(page, 'contact').getByText('Inès').waitFor();
    await expectAccessible('a checkout after a login in another tab');

    await other.goto(`${shop().origin}/checkout`);
    await payByCard(other, cards.accepted);
    await placeButton(other).click();
    const reference = await confirmedOrder(other);
    const placed = page.getByRole('main').getByText('Commande déjà passée dans un autre onglet');
    await placed.waitFor();
    await page.getByRole('main').getByText(reference).first().waitFor();
    await placeButton(page).waitFor({ state: 'detached' });
    await expectAccessible('an order placed in another tab');
    expectOneMore(before, reference);

    await page.getByRole('link', { name: 'Voir la confirmation' }).click();
    await confirmedOrder(page);
    await fillCart(context, shop().origin);
    await page.goto('/checkout');
    await step(page, 'payment').getByRole('group').waitFor();
    await other.getByRole('banner').locator('summary').click();
    await other.getByRole('banner').getByRole('link', { name: 'Se déconnecter' }).click();
    await page.waitForURL('**/login?startUrl=%2Fcheckout');
    await notice(page, 'Votre session a expiré').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).waitFor();
    await expectAccessible('a checkout after a logout in another tab');
    expect(watch.problems).toEqual([]);
    expect(ordersSoFar()).toBe(before + 1);
  },
  // After the login the tab asks for the checkout of the user’s own cart, which has none.
  { ...options, expectedProblems: /status of 404 .*\/checkouts\/active/ },
);

journey(
  'a session that ends in the middle of the checkout leads to the login and back to the same step, with cart and form kept',
  async ({ page, context, expectAccessible }) => {
    await page.goto('/login?startUrl=%2Fcheckout');
    await logIn(page, customers.ended);
    await page.waitForURL('**/checkout');
    await page.getByRole('main').getByText('Votre panier est vide').waitFor();
    await fillCart(context, shop().origin);
    await page.reload();
    await page.getByRole('button', { name: 'Modifier Coordonnées' }).click();
    const contact = step(page, 'contact');
    await contact.getByLabel('Prénom').fill('Zéphyrine');
    await contact.getByLabel('E-mail').fill('zephyrine@exemple.invalid');

    const database = new Sqlite(databaseFile());
    expect(database.prepare('delete from login_session').run().changes).toBeGreaterThan(0);
    database.close();
    await contact.getByRole('button', { name: 'Continuer' }).click();
    await page.waitForURL('**/login?startUrl=%2Fcheckout');
    await notice(page, 'Connectez-vous pour continuer : votre panier et votre saisie sont conservés.').waitFor();
    await expectAccessible('a session that ended');

    await logIn(page, customers.ended);
    await page.waitForURL('**/checkout');
    await contact.getByLabel('Prénom').waitFor();
    expect(await contact.getByLabel('Prénom').inputValue()).toBe('Zéphyrine');
    expect(await contact.getByLabel('E-mail').inputValue()).toBe('zephyrine@exemple.invalid');
    await expectAccessible('the checkout after the login');
    await contact.getByRole('button', { name: 'Continuer' }).click();
    await step(page, 'payment').getByRole('group').waitFor();
    await contact.getByText('Zéphyrine').waitFor();
    await payByCard(page, cards.accepted);
    const before = ordersSoFar();
    await placeButton(page).click();
    expectOneMore(before, await confirmedOrder(page));
  },
  // Without the session the tab asks once for the checkout that it knows.
  { ...options, expectedProblems: /status of 404 .*\/checkouts\/2z9/ },
);
