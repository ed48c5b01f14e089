import { screen, within } from '@testing-library/react';
import type { TestServer } from '../../../support/server/testServer';
import {
  fillCartOf,
  frameSays,
  goOn,
  main,
  placeButton,
  placeOnAccountButton,
  step,
  typeCard,
} from '../../../support/storefront/checkoutPage';
import { visit } from '../../../support/storefront/openCheckout';
import { openWatchedShop } from '../../../support/storefront/openWatchedShop';
import { acceptedCard } from '../../../support/storefront/paymentTokens';
import { startShopServer } from '../../../support/storefront/startShopServer';
import { createMarks } from '../../../support/storefront/typedMarks';

let server: TestServer;
beforeEach(async () => {
  server = await startShopServer();
});
afterEach(() => server.close());

async function openMarked(email?: string) {
  const browser = await visit(server, email);
  await fillCartOf(server, browser);
  const shop = await openWatchedShop(server, '/checkout', { browser });
  const marks = createMarks(shop.user);
  const press = async (name: string) => shop.user.click(await main().findByRole('button', { name }));
  return {
    ...shop,
    marks,
    press,
    choose: async (role: 'checkbox' | 'radio', name: string) =>
      shop.user.click(await main().findByRole(role, { name })),
    /** Types a mark into every field of the page. */
    mark: async (name: string) => {
      await marks.typeInto(screen.getByRole('main'));
      await press(name);
    },
    /** Enters an unknown code at the last step; then orders, and checks the confirmation. */
    order: async (button: typeof placeButton) => {
      await button();
      await marks.typeInto(screen.getByRole('main'));
      await press('Appliquer');
      await main().findAllByText(/Ce code n’est pas valable/);
      await shop.user.click(await button());
      await screen.findByRole('heading', { level: 1, name: /Merci/ });
    },
  };
}

const contact = ['firstName', 'lastName', 'email', 'phoneNumber'];
const postal = ['street', 'postalCode', 'city'];
const address = ['firstName', 'lastName', 'companyName', ...postal, 'phoneNumber'];
const deliveryStep = /^Livraison(?! \d)/;
// The columns that keep an ordered cart's personal values; no other may.
const inContact = ['placed_order.contact_info'];
const inDelivery = ['placed_order.deliveries'];
const inBilling = ['payment.billing_address', 'placed_order.billing_address'];
const inAddresses = ['invoice.document', ...inBilling, ...inDelivery];
const inNames = ['account_address.name', 'invoice.document', ...inBilling, ...inContact, ...inDelivery];

const delivery = () => within(step(deliveryStep));

it('nothing that a guest types at the checkout is in a state, action, recording, upload, export, log or foreign column, from six letters on [REP-07]', async () => {
  const shop = await openMarked();
  const { user, marks, press, mark, choose, order } = shop;
  await main().findByRole('region', { name: /Coordonnées/ });
  await mark('Continuer');
  await main().findByRole('button', { name: 'Livrer à cette adresse' });
  await mark('Livrer à cette adresse');
  await main().findByRole('combobox', { name: 'Jour de livraison' });
  await mark('Livrer à plusieurs adresses');
  await delivery().findByRole('region', { name: 'Nouvelle livraison' });
  await mark('Ajouter cette livraison');
  await delivery().findByRole('heading', { name: 'Répartition des produits' });
  await marks.typeInto(screen.getByRole('main'));
  const share = delivery().getByRole('spinbutton');
  await user.clear(share);
  await user.type(share, '5{Enter}');
  await press('Enregistrer la répartition');
  await press('Modifier Livraison 2');
  await mark('Enregistrer cette livraison');
  await delivery().findByText('Livraison enregistrée.');
  await goOn(shop, deliveryStep);
  await choose('checkbox', 'Adresse de facturation différente');
  await mark('Facturer à cette adresse');
  await frameSays({ type: 'ready', height: 300 });
  await goOn(shop, /Paiement/);
  await typeCard(server, acceptedCard);
  await order(placeButton);
  expect(marks.names).toEqual([
    ...contact,
    ...address,
    'shippingInstructions',
    ...address,
    'spinbutton',
    ...['name', 'shippingInstructions'],
    ...['name', ...postal],
    'couponCode',
  ]);
  expect(shop.holdersOf(marks.beginnings())).toEqual([]);
  expect(await shop.columnsOf(marks.byName())).toEqual({
    firstName: ['invoice.document', ...inContact, ...inDelivery],
    lastName: ['invoice.document', ...inContact, ...inDelivery],
    email: inContact,
    phoneNumber: [...inContact, ...inDelivery],
    companyName: ['invoice.document', ...inDelivery],
    street: inAddresses,
    postalCode: inAddresses,
    city: inAddresses,
    shippingInstructions: inDelivery,
    name: inAddresses,
  });
  expect(shop.replay()).toEqual({ diverging: 0, problems: [] });
  expect(await shop.heldByTest(marks.beginnings())).toEqual([]);
});

it('nothing that a customer types at the checkout, the number of their own order too, is in a state, action, recording, upload, export, log or foreign column, from six letters on [REP-07]', async () => {
  const shop = await openMarked('boulangerie@comptoir.example');
  const { marks, press, mark, choose, order } = shop;
  await press('Modifier Coordonnées');
  await mark('Continuer');
  await press('Modifier Livraison');
  await press('Changer d’adresse');
  await press('Modifier Boulangerie Maison Lavigne');
  await mark('Livrer à cette adresse');
  await press('Changer d’adresse');
  await choose('radio', 'Une autre adresse');
  await choose('checkbox', 'Enregistrer dans mon carnet d’adresses');
  await mark('Livrer à cette adresse');
  await main().findByRole('combobox', { name: 'Jour de livraison' });
  await mark('Continuer');
  await choose('radio', 'Bon de commande');
  await mark('Continuer');
  await order(placeOnAccountButton);
  expect(marks.names).toEqual([
    ...contact,
    ...address,
    ...address,
    'shippingInstructions',
    'purchaseOrderNumber',
    'couponCode',
  ]);
  expect(shop.holdersOf(marks.beginnings())).toEqual([]);
  expect(await shop.columnsOf(marks.byName())).toEqual({
    firstName: ['account_address.first_name', ...inNames],
    lastName: ['account_address.last_name', ...inNames],
    email: inContact,
    phoneNumber: ['account_address.phone_number', ...inContact, ...inDelivery],
    companyName: ['account_address.company_name', 'invoice.document', ...inDelivery],
    street: ['account_address.street', ...inAddresses],
    postalCode: ['account_address.postal_code', ...inAddresses],
    city: ['account_address.city', ...inAddresses],
    shippingInstructions: inDelivery,
    purchaseOrderNumber: ['invoice.document', 'payment.purchase_order_number'],
  });
  expect(shop.replay()).toEqual({ diverging: 0, problems: [] });
  expect(await shop.heldByTest(marks.beginnings())).toEqual([]);
});
