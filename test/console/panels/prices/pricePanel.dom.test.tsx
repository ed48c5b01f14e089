import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { sessionPageAddress } from '../../../../src/contract/recordings/supportPages';
import { itemApi } from '../../../../src/storefront/features/cart/page';
import { locationChanged, locationOf } from '../../../../src/storefront/kernel/location';
import { pricedIn, publishPrices } from '../../../../src/server/features/catalog';
import { openConsole } from '../../../support/console/openConsole';
import { plain } from '../../../support/plain';
import { recordingBrowser, supportAgent } from '../../../support/server/calls/recordingCalls';
import type { TestServer } from '../../../support/server/testServer';
import { openAtCheckout } from '../../../support/storefront/openCheckout';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { waitUntil } from '../../../support/waitUntil';
import { productsOf } from '../../../support/server/plugins/catalogFixture';

const GROUP = 'Boulangerie';
let server: TestServer;
let session = '';
let product = { id: '', name: '' };
let reference = '';

/** A product for which `GROUP` has a price of its own, with tiers. */
function agreedProduct() {
  const { snapshot, prices } = pricedIn(server.app.catalog.state(), 'EUR');
  const found = productsOf(snapshot).find(({ id, quantityRule }) => {
    const own = prices.entriesOf(id).find(({ buyerGroup }) => buyerGroup === GROUP);
    return own !== undefined && own.tiers.length > 1 && quantityRule.maximum > 60;
  });
  if (!found) throw new Error('The group has no such price.');
  return found;
}

/** A baker's session: a product's page, a cart with some of it, and an order. */
async function sendSession() {
  const shop = await openAtCheckout(server, { email: 'boulangerie@comptoir.example' });
  const goTo = async (address: string) => {
    await shop.prepare(address);
    shop.store.dispatch(locationChanged(locationOf(address, 'default'), 'PUSH'));
  };
  await goTo('/');
  await goTo(`/product/produit/${product.id}`);
  await shop.store
    .dispatch(itemApi.endpoints.addItem.initiate({ commandId: 'many-0001', productId: product.id, quantity: 60 }))
    .unwrap();
  await goTo('/cart');
  await shop.arrive();
  await shop.fillIn();
  await shop.giveCard();
  shop.place();
  await waitUntil('the order’s page is shown', () => shop.path().startsWith('/order/'));
  reference = shop.path().split('/')[2] ?? '';
  await waitUntil('the order is read', () => shop.journal().includes('"endpointName":"orderItems"'));
  const browser = recordingBrowser(server.app);
  await browser.open();
  const text = shop.journal().replaceAll('"session":"test"', `"session":"${browser.session}"`);
  const sent = await browser.send(1, 1, text);
  if (sent.status !== 201) throw new Error(`The recording was refused: ${sent.reply.body}`);
  session = browser.session;
}

beforeAll(async () => {
  server = await startShopServer();
  product = agreedProduct();
  await sendSession();
});
afterAll(() => server.close());

async function openPrices(options: Parameters<typeof openConsole>[2] = {}) {
  const page = await openConsole(server, sessionPageAddress(session), options);
  await page.choosePanel('Prix');
  return page;
}
const panel = () => within(screen.getByRole('region', { name: 'Prix' }));
/** The rows of a table by its caption, as texts; the first is the header. */
const rowsOf = (caption: string | RegExp, nth = 0) =>
  within(
    panel().getAllByRole('table', {
      name: (name) => (typeof caption === 'string' ? plain(name) === caption : caption.test(name)),
    })[nth] ?? document.body,
  )
    .getAllByRole('row')
    .map(({ children }) => Array.from(children, ({ textContent }) => plain(textContent)).join(' | '));
/** The totals by name. */
const sums = () =>
  Object.fromEntries(
    panel()
      .getAllByRole('term')
      .map((term) => [plain(term.textContent), plain(term.nextElementSibling?.textContent)]),
  );
const subjects = () =>
  within(panel().getByLabelText('Prix de'))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ textContent, selected }) => `${selected ? '> ' : ''}${plain(textContent)}`);
async function pricedViews() {
  const support = await supportAgent(server.app);
  return (await support.detail(session)).views.filter(({ what }) => what === 'priced').length;
}
const pricesAsked = ({ calls }: Awaited<ReturnType<typeof openPrices>>) =>
  calls.map(({ call }) => call).filter((call) => call.includes('/prices'));

test('on a product’s page each step to its price is shown, with the prices by quantity, from the answers that the page had', async () => {
  const page = await openPrices();
  expect(panel().getByText('À ce moment, la page n’avait aucun prix.')).toBeTruthy();
  await page.moveTo('api/executeQuery/fulfilled product');
  expect(subjects()).toEqual([`> Produit : ${product.name}`, `Commande ${reference}, sur le serveur`]);
  expect(panel().getByText('D’après les réponses enregistrées')).toBeTruthy();
  expect(rowsOf(`4 × ${product.name}`)).toEqual([
    'Étape | Prix unitaire HT | Montant',
    'Prix du client | 2,33 € | 9,32 €',
    'Total HT de la ligne | – | 9,32 €',
    'Sa part de la TVA à 5,5 % | – | 0,51 €',
  ]);
  expect(rowsOf('TVA par taux')).toEqual([
    'Taux | Base HT | Avant arrondi | TVA',
    '5,5 % | 9,32 € | 0,5126 € | 0,51 €',
  ]);
  expect(rowsOf('Prix selon la quantité')).toEqual([
    'Quantité | Prix unitaire HT',
    'Palier de 40 à 119 | 2,24 €',
    'Palier à partir de 120 | 2,14 €',
  ]);
  expect(sums()).toEqual({
    'Produits HT avant promotions': '9,32 €',
    'Total HT': '9,32 €',
    TVA: '0,51 €',
    'Total TTC': '9,83 €',
  });
  // All of this is calculated from the recording: no prices are asked for.
  expect(pricesAsked(page)).toEqual([]);
});

test('the cart of a moment has its tier, its delivery, its VAT and its totals, and nothing that axe finds fault with', async () => {
  const page = await openPrices();
  await page.moveTo('navigation/locationChanged', 3);
  expect(subjects()[0]).toBe('> Panier');
  expect(rowsOf(`60 × ${product.name}`)).toEqual([
    'Étape | Prix unitaire HT | Montant',
    'Prix du client | 2,33 € | 139,80 €',
    'Palier de 40 à 119 | 2,24 € | −5,40 €',
    'Total HT de la ligne | – | 134,40 €',
    'Sa part de la TVA à 5,5 % | – | 7,39 €',
  ]);
  expect(rowsOf('Livraison')).toEqual([
    'Étape | Montant HT',
    'Offerte à partir de 40,00 € HT | 0,00 €',
    'Total HT de la livraison | 0,00 €',
  ]);
  expect(sums()).toEqual({
    'Produits HT avant promotions': '134,40 €',
    'Livraison HT': '0,00 €',
    'Total HT': '134,40 €',
    TVA: '7,39 €',
    'Total TTC': '141,79 €',
  });
  const { violations } = await axe.run(screen.getByRole('region', { name: 'Prix' }), {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('asked for, today’s prices are set against the recorded ones: whose price it was, and each amount that is another one now', async () => {
  const page = await openPrices();
  await page.moveTo('api/executeQuery/fulfilled product');
  const before = await act(pricedViews);
  const compare = () => page.user.click(panel().getByRole('button', { name: 'Comparer aux prix d’aujourd’hui' }));
  await compare();
  expect(await panel().findByText('Aujourd’hui, tous les montants sont les mêmes.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Comparer aux prix d’aujourd’hui');
  expect(panel().getByText(/Groupe d’acheteurs du compte/).textContent).toMatch(/Boulangerie$/);
  // The recorded answer names an entry of a price book, and the server adds which book it is.
  expect(rowsOf(`4 × ${product.name}`)[1]).toBe('Prix du groupe Boulangerie | 2,33 € | 9,32 €');
  expect(pricesAsked(page)).toEqual(['POST /support/prices']);
  expect(await act(pricedViews)).toBe(before + 1);

  // At another moment other prices are shown: today's prices for them are asked for only when the button is pressed.
  await page.moveTo('navigation/locationChanged', 3);
  expect(panel().getByText('D’après les réponses enregistrées')).toBeTruthy();
  expect(pricesAsked(page)).toHaveLength(1);
  const prices = server.app.catalog.state().prices.of('EUR').entriesOf(product.id);
  const dearer = prices.map((price) => (price.buyerGroup === GROUP ? { ...price, unitCents: 250, tiers: [] } : price));
  await act(async () => {
    await server.app.database.write((db) => publishPrices(db, server.webstoreId, 'dearer', dearer));
    await server.app.catalog.reload();
  });
  await page.user.selectOptions(panel().getByLabelText('Prix de'), 'Panier');
  await compare();
  const said = (await panel().findByText('3 montants sont différents aujourd’hui')).parentElement;
  expect(
    within(said ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual([
    `Prix unitaire HT de ${product.name} : 2,24 € à ce moment, 2,50 € aujourd’hui`,
    `Total HT de ${product.name} : 134,40 € à ce moment, 150,00 € aujourd’hui`,
    'Total TTC : 141,79 € à ce moment, 158,25 € aujourd’hui',
  ]);
});

test('an order of the session is shown as the server has stored it, whatever is sold at what price today; a failure can be tried again', async () => {
  let isDown = true;
  const page = await openPrices({
    fault: ({ url }) => (isDown && url.includes('/orders/') ? { status: 503 } : undefined),
  });
  await page.user.selectOptions(await panel().findByLabelText('Prix de'), `Commande ${reference}, sur le serveur`);
  await panel().findByText('Les prix n’ont pas pu être lus');
  isDown = false;
  await page.user.click(panel().getByRole('button', { name: 'Réessayer' }));
  await panel().findByText(/^D’après la commande du .*, telle que le serveur la conserve$/);
  expect(rowsOf(`60 × ${product.name}`)).toEqual([
    'Étape | Prix unitaire HT | Montant',
    'Prix du groupe Boulangerie | 2,33 € | 139,80 €',
    'Palier de 40 à 119 | 2,24 € | −5,40 €',
    'Total HT de la ligne | – | 134,40 €',
    'Sa part de la TVA à 5,5 % | – | 7,39 €',
  ]);
  expect(rowsOf(/^Livraison\s: Livraison en journée$/)).toEqual([
    'Étape | Montant HT',
    'Tarif | 7,90 €',
    'Offerte à partir de 40,00 € HT | −7,90 €',
    'Total HT de la livraison | 0,00 €',
  ]);
  expect(sums()['Total TTC']).toBe('141,79 €');
});

test('any order of the shop is explained by its reference as it was dictated; a mistyped one asks nothing, one that no order has is named; who has looked at it stands below [REP-13]', async () => {
  const other = await openAtCheckout(server, { email: 'boulangerie@comptoir.example' });
  await other.addProduct();
  await other.arrive();
  await other.fillIn();
  await other.giveCard();
  other.place();
  await waitUntil('the order’s page is shown', () => other.path().startsWith('/order/'));
  const otherReference = other.path().split('/')[2] ?? '';
  expect(otherReference).not.toBe(reference);
  const page = await openPrices();
  const explain = async (text: string) => {
    const field = panel().getByLabelText('Référence d’une autre commande', { selector: 'input' });
    await page.user.clear(field);
    await page.user.type(field, `${text}{Enter}`);
  };
  await explain(`${otherReference} 2`);
  expect(panel().getByText(/^Ce n’est pas une référence de commande\./)).toBeTruthy();
  expect(pricesAsked(page)).toEqual([]);
  await explain('ER37G-VYS2M-6GPHH-HG4DE');
  expect(
    await panel().findByText('Aucune commande de cette boutique n’a la référence ER37G-VYS2M-6GPHH-HG4DE.'),
  ).toBeTruthy();
  await explain(` ${otherReference.toLowerCase()} `);
  expect(await panel().findByText(/^D’après la commande du .*, telle que le serveur la conserve$/)).toBeTruthy();
  expect(panel().queryByText(/^Aucune commande de cette boutique/)).toBeNull();
  expect(pricesAsked(page).at(-1)).toContain(otherReference);
  const looks = await panel().findByRole('region', {
    name: (name) => plain(name) === `Prix de la commande ${otherReference} : consultations`,
  });
  const [look, ...more] = await within(looks).findAllByRole('listitem');
  expect(plain(look)).toMatch(/^Sacha Renaud, .*\d/);
  expect(more).toEqual([]);
});
