import { act, screen, waitFor, within } from '@testing-library/react';
import { deliveryGroupsApi } from '../../../src/storefront/features/checkout';
import { wholeGroups } from '../../../src/storefront/features/checkout/deliveryGroupsApi';
import type { TestServer } from '../../support/server/testServer';
import {
  atCheckout,
  fillAddress,
  fillContact,
  frameSays,
  goOn,
  main,
  placeButton,
  step,
  typeCard,
  type Shop,
} from '../../support/storefront/checkoutPage';
import { plain } from '../../support/plain';
import { acceptedCard } from '../../support/storefront/paymentTokens';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());
afterEach(async () => {
  await server.app.webstore.change({ splitShipmentEnabled: true });
});

/** The delivery step, not one of the deliveries in it. */
const deliveryStep = /^Livraison(?! \d)/;
const delivery = () => within(step(deliveryStep));
const several = () => delivery().getByRole('button', { name: 'Livrer à plusieurs adresses' });
const card = (number: number) => within(delivery().getByRole('region', { name: new RegExp(`^Livraison ${number}`) }));
const held = (name: string) =>
  delivery().getByRole(name === '1' ? 'status' : 'spinbutton', { name: new RegExp(`dans la Livraison ${name}$`) });
const announced = async (text: string) =>
  waitFor(() =>
    expect(
      delivery()
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toContain(text),
  );

/** Adds a delivery with a typed address, and waits until products can be assigned to it. */
async function addBrest({ user }: Shop): Promise<void> {
  const form = within(await delivery().findByRole('region', { name: 'Nouvelle livraison' }));
  await user.type(form.getByLabelText('Prénom'), 'Aline');
  await user.type(form.getByLabelText('Nom'), 'Morvan');
  await user.type(form.getByLabelText('Adresse'), '3 quai du Port');
  await user.type(form.getByLabelText('Code postal'), '29200');
  await user.type(form.getByLabelText('Ville'), 'Brest');
  await user.click(form.getByRole('button', { name: 'Ajouter cette livraison' }));
  await delivery().findByRole('heading', { name: 'Répartition des produits' });
}

/** The quantities of the lines in each delivery, as the server has them. */
async function onServer({ store, settled }: Shop): Promise<readonly (readonly number[])[]> {
  await settled();
  const read = deliveryGroupsApi.endpoints.deliveryGroups.initiate(wholeGroups, {
    subscribe: false,
    forceRefetch: true,
  });
  const { items } = await act(() => store.dispatch(read).unwrap());
  return items.map(({ cartItems }) => (cartItems?.cartItems ?? []).map(({ cartItem }) => Number(cartItem.quantity)));
}

it('a guest shares an order out over two addresses, each with its way, day and name, and the order says so [CHK-04, CRT-14, CRT-15]', async () => {
  const shop = await atCheckout(server);
  const { user } = shop;
  await fillContact(shop);
  await fillAddress(shop);
  await screen.findByRole('combobox', { name: 'Jour de livraison' });
  await user.click(several());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Nouvelle livraison'));
  await addBrest(shop);
  await announced('Livraison ajoutée. Répartissez maintenant vos produits.');
  expect(document.activeElement?.textContent).toBe('Vos livraisons');
  expect(card(2).getByText(/Aucun produit/)).toBeTruthy();

  // Quantities move from the first delivery to others, at most as many as it has.
  expect([held('1').textContent, (held('2') as HTMLInputElement).value]).toEqual(['12', '0']);
  await user.click(delivery().getByRole('button', { name: /^Ajouter un .* à la Livraison 2$/ }));
  expect([held('1').textContent, (held('2') as HTMLInputElement).value]).toEqual(['11', '1']);
  await user.type(held('2'), '13{Enter}');
  expect(plain((await delivery().findByRole('alert')).textContent)).toBe('Indiquez un nombre entier, de 0 à 12.');
  await user.clear(held('2'));
  await user.type(held('2'), '5{Enter}');
  expect(held('1').textContent).toBe('7');
  // Folded above the steps or beside them, whichever the window shows.
  expect(main().getAllByText(/^Ces montants sont ceux d’avant votre répartition/)).toHaveLength(2);
  // Each card shows what it will get; what that costs is not known before it is saved.
  for (const [number, quantity] of [
    [1, 7],
    [2, 5],
  ] as const) {
    expect(plain(card(number).getByRole('listitem').textContent)).toMatch(new RegExp(`^${String(quantity)} × `));
    expect(plain(card(number).getByText(/^Livraison en journée/).textContent)).toBe('Livraison en journée');
    expect(card(number).queryByRole('meter')).toBeNull();
  }
  expect(delivery().getByText('Livraison, au total, avant cette répartition')).toBeTruthy();
  expect(await onServer(shop)).toEqual([[12], []]);
  await user.click(delivery().getByRole('button', { name: 'Enregistrer la répartition' }));
  await announced('Répartition enregistrée. Les frais de livraison sont à jour.');
  expect(main().queryByText(/^Ces montants sont ceux d’avant/)).toBeNull();
  expect(delivery().getByText('Livraison, au total')).toBeTruthy();
  expect(await onServer(shop)).toEqual([[7], [5]]);
  for (const number of [1, 2]) {
    expect(plain(card(number).getByText(/^Livraison en journée/).textContent)).toMatch(/ · (Offerte|[\d,]+ € HT)$/);
    expect(card(number).getByRole('meter', { name: 'Livraison offerte' })).toBeTruthy();
  }

  await user.click(card(2).getByRole('button', { name: 'Modifier Livraison 2' }));
  await user.type(card(2).getByLabelText(/^Nom de la livraison/), 'Boutique du port');
  await user.click(card(2).getByRole('radio', { name: /matinale/ }));
  const days = card(2).getByRole<HTMLSelectElement>('combobox', { name: 'Jour de livraison' });
  await user.selectOptions(days, within(days).getAllByRole('option')[2] ?? '');
  const day = plain(days.selectedOptions[0]);
  await user.type(card(2).getByLabelText(/Consignes/), 'Sonner au quai');
  await user.click(card(2).getByRole('button', { name: 'Enregistrer cette livraison' }));
  await announced('Livraison enregistrée.');
  expect(plain(card(2).getByRole('heading').textContent)).toBe('Livraison 2 : Boutique du port');
  expect(plain(card(2).getByText(/matinale/).textContent)).toMatch(/Livraison matinale · [\d,]+ € HT/);
  expect(card(2).getByText(day)).toBeTruthy();
  // The other delivery is unchanged, and its form shows nothing of this one.
  await user.click(card(1).getByRole('button', { name: 'Modifier Livraison 1' }));
  expect(card(1).getByLabelText<HTMLTextAreaElement>(/Consignes/).value).toBe('');
  expect(card(1).getByRole<HTMLInputElement>('radio', { name: /en journée/ }).checked).toBe(true);
  await user.click(card(1).getByRole('button', { name: 'Annuler' }));
  expect(document.activeElement?.textContent).toBe('Vos livraisons');

  await goOn(shop, deliveryStep);
  await frameSays({ type: 'ready', height: 300 });
  await goOn(shop, /Paiement/);
  await typeCard(server, acceptedCard);
  const button = await placeButton();
  expect(plain(step(deliveryStep))).toMatch(/Livraison matinale.*Avant 8 h.*Consignes : Sonner au quai/);
  const review = within(step(/Vérification/));
  const [first, second] = within(await review.findByRole('list', { name: 'Vos livraisons' }))
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.getAttribute('aria-label') === 'Vos livraisons');
  expect(plain(first?.textContent)).toMatch(/^Livraison 1.*12 rue du Four.*7 × /);
  expect(plain(second?.textContent)).toMatch(/^Livraison 2 : Boutique du port.*3 quai du Port.*Sonner au quai.*5 × /);
  await user.click(button);
  await screen.findByRole('heading', { level: 1, name: /Merci/ });
  const order = plain(main().getByRole('article').textContent);
  expect(order).toMatch(
    /Livraison 1 sur 2.*12 rue du Four.*7 × .*Livraison 2 sur 2 : Boutique du port.*3 quai du Port.*5 × .*Livraison : [\d,]+ € HT.*Sonner au quai/,
  );
  // No typed text is in the state.
  const state = JSON.stringify(shop.store.getState());
  for (const typed of ['Boutique du port', 'quai du Port', 'Morvan', 'Sonner']) expect(state).not.toContain(typed);
});

it('a customer adds a delivery from the book and takes it back: its goods are in the first one again [CRT-15]', async () => {
  const shop = await atCheckout(server, 'boulangerie@comptoir.example');
  const { user } = shop;
  await main().findByRole('region', { name: /Paiement/ });
  await user.click(delivery().getByRole('button', { name: /Modifier/ }));
  await user.click(several());
  const form = within(await delivery().findByRole('region', { name: 'Nouvelle livraison' }));
  // The address of the first delivery is not preselected.
  const choices = await form.findAllByRole<HTMLInputElement>('radio', { name: /France/ });
  expect(choices.map(({ checked }) => checked)).toEqual([false, true]);
  await user.click(form.getByRole('button', { name: 'Ajouter cette livraison' }));
  await delivery().findByRole('heading', { name: 'Répartition des produits' });
  await user.type(held('2'), '4{Enter}');
  await user.click(delivery().getByRole('button', { name: 'Revenir à la précédente' }));
  expect(held('1').textContent).toBe('12');
  await user.clear(held('2'));
  await user.type(held('2'), '4{Enter}');
  // Continuing saves the assignment.
  await goOn(shop, deliveryStep);
  await within(step(/Paiement/)).findByRole('group', { name: /payer/ });
  expect(await onServer(shop)).toEqual([[8], [4]]);
  expect(plain(step(deliveryStep).textContent)).toMatch(/Livraison 1.*Livraison 2/);
  await user.click(delivery().getByRole('button', { name: /Modifier/ }));
  await user.click(card(2).getByRole('button', { name: 'Supprimer Livraison 2' }));
  await announced('Livraison supprimée. Ses produits sont revenus dans la livraison 1.');
  expect(document.activeElement?.textContent).toBe('Adresse de livraison');
  expect(await onServer(shop)).toEqual([[12]]);
  expect(several()).toBeTruthy();
});

it('where the webstore does not split shipments nothing of it is shown [CHK-23]', async () => {
  await server.app.webstore.change({ splitShipmentEnabled: false });
  const shop = await atCheckout(server, 'coffee@comptoir.example');
  await main().findByRole('region', { name: /Paiement/ });
  await shop.user.click(delivery().getByRole('button', { name: /Modifier/ }));
  await delivery().findByRole('combobox', { name: 'Jour de livraison' });
  expect(delivery().queryByRole('button', { name: /plusieurs adresses/ })).toBeNull();
  const made = deliveryGroupsApi.endpoints.createDeliveryGroup.initiate({ key: 'off', group: { name: 'Brest' } });
  expect((await act(() => shop.store.dispatch(made))).error).toMatchObject({
    status: 403,
    code: 'API_DISABLED_FOR_ORG',
  });
});
