import { act, screen, waitFor, within } from '@testing-library/react';
import { visitorSeenElsewhere } from '../../../../src/storefront/kernel/tabs';
import { CHECKOUT_KEY } from '../../../../src/storefront/platform/storage/storageKeys';
import { itemApi } from '../../../../src/storefront/features/cart/page';
import type { TestServer } from '../../../support/server/testServer';
import { logInTo, orderableProduct, visit } from '../../../support/storefront/openCheckout';
import {
  atCheckout,
  field,
  fillAddress,
  fillCartOf,
  fillContact,
  frameIsAbsent,
  frameSays,
  goOn,
  main,
  placeButton,
  placeOnAccountButton,
  show,
  step,
  typeCard,
} from '../../../support/storefront/checkoutPage';
import { plain } from '../../../support/plain';
import { acceptedCard, declinedCard } from '../../../support/storefront/paymentTokens';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());
describe('a guest at the checkout', () => {
  it('goes through the steps on one page to the confirmation [CHK-01] [CHK-07] [CHK-14] [CHK-18]', async () => {
    const shop = await atCheckout(server);
    await waitFor(() => expect(sessionStorage.getItem(CHECKOUT_KEY)).toMatch(/^2z9/));
    await fillContact(shop);
    await fillAddress(shop);
    const days = await screen.findByRole('combobox', { name: 'Jour de livraison' });
    const soonest = plain(within(days).getAllByRole('option')[0]);
    expect(screen.getByText(`Au plus tôt ${soonest}. Ni dimanche ni jour férié.`)).toBeTruthy();
    const [summary] = screen.getAllByText(`Livraison prévue ${soonest}.`);
    expect(plain(summary?.nextElementSibling)).toMatch(/^Pour cette date, commandez avant .*12 h/);
    await shop.user.type(screen.getByLabelText(/Consignes/), 'Quai B');
    await goOn(shop, /Livraison/);
    await frameSays({ type: 'ready', height: 300 });
    expect(plain(step(/Livraison/))).toMatch(/Entre 8 h et 18 h.*Consignes : Quai B/);
    const billed = /Adresse de facturation\s?Nora Delaunay.*12 rue du Four.*69002 Lyon/;
    expect(plain(step(/Paiement/))).toMatch(/Facturation à l’adresse de livraison, au nom de Nora Delaunay/);
    await goOn(shop, /Paiement/);
    await typeCard(server, acceptedCard);
    const button = await placeButton();
    expect(plain(step(/Paiement/))).toMatch(billed);
    expect(plain(button.textContent)).toMatch(/^Commander et payer [\d ]+,\d\d € TTC/);
    const review = step(/Vérification/);
    expect(plain(review.textContent)).toMatch(/Total HT.*TVA 5,5 % sur .*Total TTC/);
    expect(plain(review.textContent)).toContain('Votre carte est autorisée à la commande, pour ce montant exact.');
    expect(plain(review.textContent)).not.toContain('30 jours');
    await shop.user.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: /Merci/ })).toBeTruthy();
    expect(shop.address()).toMatch(/^\/order\//);
    expect(plain(document.body.textContent)).toMatch(/12 rue du Four.*69002 Lyon/);
    expect(plain(document.body.textContent)).toContain('nora@example.org');
    expect(sessionStorage.getItem(CHECKOUT_KEY)).toBeNull();
  });

  it('reads by when to order below the soonest day and above the order button, and nothing of it for a later day', async () => {
    const shop = await atCheckout(server);
    await fillContact(shop);
    await fillAddress(shop);
    const days = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Jour de livraison' });
    const byWhen = (name: RegExp) => within(step(name)).queryByText(/^Pour cette date, commandez avant/);
    const [soonest, later] = [...days.options].map(({ value }) => value);
    await waitFor(() => expect(byWhen(/Livraison/)).not.toBeNull());
    await shop.user.selectOptions(days, later ?? '');
    expect(byWhen(/Livraison/)).toBeNull();
    await shop.user.selectOptions(days, soonest ?? '');
    await goOn(shop, /Livraison/);
    await frameSays({ type: 'ready', height: 300 });
    await goOn(shop, /Paiement/);
    await typeCard(server, acceptedCard);
    await placeButton();
    expect(byWhen(/Vérification/)).not.toBeNull();
  });

  it('is not asked for a name twice: the address begins with that of who orders', async () => {
    const shop = await atCheckout(server);
    await fillContact(shop);
    const delivery = within(step(/Livraison/));
    const typed = ['Prénom', 'Nom'].map((name) => delivery.getByLabelText<HTMLInputElement>(name).value);
    expect(typed).toEqual(['Nora', 'Delaunay']);
  });

  it('reads at the postcode that nobody drives there, corrects it and goes on', async () => {
    const shop = await atCheckout(server);
    await fillContact(shop);
    await fillAddress(shop, '97400');
    await waitFor(() => expect(field(/Code postal/).getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field(/Code postal/));
    expect(field(/Ville/).value).toBe('Lyon');
    await shop.user.clear(field(/Code postal/));
    await shop.user.type(field(/Code postal/), '69002');
    await shop.user.click(screen.getByRole('button', { name: 'Livrer à cette adresse' }));
    await screen.findByRole('combobox', { name: 'Jour de livraison' });
  });

  it('says at each field what is missing', async () => {
    const shop = await atCheckout(server);
    const contact = within(await main().findByRole('region', { name: /Coordonnées/ }));
    await shop.user.click(contact.getByRole('button', { name: 'Continuer' }));
    expect(contact.getByLabelText('Prénom').getAttribute('aria-invalid')).toBe('true');
    expect(plain(contact.getByRole('alert').textContent)).toContain('Indiquez votre nom.');
    expect(shop.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });

  it('may change what is done, and is asked nothing again after a card was refused', async () => {
    const shop = await atCheckout(server);
    await fillContact(shop);
    await fillAddress(shop);
    await screen.findByRole('combobox', { name: 'Jour de livraison' });
    await goOn(shop, /Livraison/);
    await frameSays({ type: 'ready', height: 300 });
    await goOn(shop, /Paiement/);
    await typeCard(server, declinedCard);
    await shop.user.click(await placeButton());
    expect(plain((await within(step(/Paiement/)).findByRole('alert')).textContent)).toContain('refusé par la banque');
    expect(within(step(/Livraison/)).getByRole('button', { name: /Modifier/ })).toBeTruthy();
    await goOn(shop, /Paiement/);
    await typeCard(server, acceptedCard);
    await shop.user.click(await placeButton());
    expect(await screen.findByRole('heading', { level: 1, name: /Merci/ })).toBeTruthy();
  });

  it('reads once that the payment form did not come, can go on once it has, and is told nothing of it at another visit', async () => {
    const shop = await atCheckout(server);
    await fillContact(shop);
    await fillAddress(shop);
    await screen.findByRole('combobox', { name: 'Jour de livraison' });
    await goOn(shop, /Livraison/);
    const payment = within(step(/Paiement/));
    const goOnButton = () => payment.getByRole('button', { name: 'Continuer' });
    await frameIsAbsent();
    expect(payment.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('ne se charge pas'),
    ]);
    expect(goOnButton().getAttribute('aria-disabled')).toBe('true');
    await shop.user.click(goOnButton());
    expect(payment.getAllByRole('alert')).toHaveLength(1);
    expect(shop.store.getState().late.checkout?.payment.asked).toBe(0);

    await shop.user.click(payment.getByRole('button', { name: 'Réessayer' }));
    expect(document.activeElement).toBe(payment.getByRole('heading', { name: /Paiement/ }));
    await frameSays({ type: 'ready', height: 300 });
    expect(payment.queryByRole('alert')).toBeNull();
    expect(goOnButton().hasAttribute('aria-disabled')).toBe(false);
    await goOn(shop, /Paiement/);
    await typeCard(server, acceptedCard);
    await placeButton();

    await shop.user.click(within(step(/Paiement/)).getByRole('button', { name: /Modifier/ }));
    await shop.user.click(payment.getByRole('radio', { name: 'Prélèvement SEPA' }));
    await frameIsAbsent();
    await shop.user.click(within(step(/Livraison/)).getByRole('button', { name: /Modifier/ }));
    await goOn(shop, /Livraison/);
    await frameSays({ type: 'ready', height: 300 });
    expect(payment.queryByRole('alert')).toBeNull();
  });

  it('with nothing in the cart is told so and led on', async () => {
    await show(server, '/checkout', await visit(server));
    expect(await screen.findByRole('heading', { name: 'Votre panier est vide' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Découvrir les produits' }).getAttribute('href')).toBe('/');
  });
});

describe('the way to the checkout', () => {
  it('leads from the mini cart, whose buttons do what they say [MIN-09]', async () => {
    const browser = await visit(server);
    const before = await show(server, '/', browser);
    before.unmount();
    await before.store.dispatch(
      itemApi.endpoints.addItem.initiate({ commandId: 'min-09', ...(await orderableProduct(server)) }),
    );
    const shop = await show(server, '/', browser);
    const open = async () => {
      await shop.user.click(await screen.findByRole('link', { name: /^Panier/ }));
      return within(await screen.findByRole('dialog', { name: 'Mon Panier' }));
    };
    await shop.user.click((await open()).getByRole('button', { name: 'Continuer Mes Achats' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await shop.user.click((await open()).getByRole('link', { name: 'Voir Le Panier' }));
    await waitFor(() => expect(shop.address()).toBe('/cart'));
    const checkout = await screen.findByRole('link', { name: 'Valider mon panier' });
    await waitFor(() => expect(checkout.getAttribute('href')).toBe('/checkout'));
    await shop.user.click(await (await open()).findByRole('link', { name: 'Valider Mon Panier' }));
    await waitFor(() => expect(shop.address()).toBe('/checkout'));
    expect(await main().findByRole('region', { name: /Coordonnées/ })).toBeTruthy();
  });
});

describe('one of the shop’s own people', () => {
  it('is told at the cart and at the checkout that they cannot order, before anything begins', async () => {
    const browser = await visit(server, 'support@comptoir.example');
    const home = await show(server, '/', browser);
    home.unmount();
    const product = await orderableProduct(server);
    await home.store.dispatch(itemApi.endpoints.addItem.initiate({ commandId: product.productId, ...product }));
    const shop = await show(server, '/cart', browser);
    expect(await main().findByText(/réservé à l’équipe de la boutique/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Valider mon panier' })).toBeNull();
    await shop.user.click(await screen.findByRole('link', { name: /^Panier/ }));
    const mini = within(await screen.findByRole('dialog', { name: 'Mon Panier' }));
    expect(await mini.findByText(/réservé à l’équipe de la boutique/)).toBeTruthy();
    expect(mini.queryByRole('link', { name: 'Valider Mon Panier' })).toBeNull();
    shop.unmount();
    const late = await show(server, '/checkout', browser);
    expect(await screen.findByRole('heading', { name: 'Ce compte ne permet pas de commander' })).toBeTruthy();
    expect(late.address()).toBe('/checkout');
    expect(late.calls.filter((call) => call.includes('/checkouts'))).toEqual([]);
  });
});

describe('a customer at the checkout', () => {
  it('finds everything filled in and chooses from the address book [CHK-09]', async () => {
    const shop = await atCheckout(server, 'boulangerie@comptoir.example');
    await main().findByRole('region', { name: /Paiement/ });
    await shop.user.click(within(step(/Livraison/)).getByRole('button', { name: /Modifier/ }));
    await shop.user.click(await screen.findByRole('button', { name: 'Changer d’adresse' }));
    const choices = await screen.findAllByRole('radio', { name: /France/ });
    expect(choices.length).toBeGreaterThanOrEqual(2);
    const other = choices.find((choice) => !(choice as HTMLInputElement).checked);
    if (!other) throw new Error('there is only one address');
    await shop.user.click(other);
    await shop.user.click(screen.getByRole('button', { name: 'Livrer à cette adresse' }));
    await screen.findByRole('combobox', { name: 'Jour de livraison' });
    await goOn(shop, /Livraison/);
    const byPurchaseOrder = within(step(/Paiement/)).getByRole('radio', { name: 'Bon de commande' });
    const term = document.getElementById(byPurchaseOrder.getAttribute('aria-describedby') ?? '');
    expect(plain(term)).toBe('Facture à régler à 30 jours de la livraison.');
    await shop.user.click(byPurchaseOrder);
    await shop.user.type(screen.getByLabelText('Numéro de bon de commande'), 'BC-17');
    await goOn(shop, /Paiement/);
    const button = await placeOnAccountButton();
    // The company on the invoice is the account's, wherever the delivery goes.
    expect(plain(step(/Paiement/))).toMatch(/Adresse de facturation\s?Boulangerie Maison Lavigne/);
    expect(plain(step(/Vérification/).textContent)).toContain('à régler dans les 30 jours qui suivent la livraison.');
    await shop.user.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: /Merci/ })).toBeTruthy();
    expect(main().getAllByText(/BC-17/)).toHaveLength(1);
    expect(main().getByText('Bon de commande BC-17')).toBeTruthy();
  });
});

describe('a guest at the checkout who logs in in another tab', () => {
  it('goes on with the customer’s own checkout, whose contact is known [CHK-08]', async () => {
    const browser = await visit(server);
    await fillCartOf(server, browser);
    const shop = await show(server, '/checkout', browser);
    await main().findByRole('region', { name: /Coordonnées$/ });
    const { userId } = await act(() => logInTo(browser, 'sport@comptoir.example'));
    await fillCartOf(server, browser);
    act(() => void shop.store.dispatch(visitorSeenElsewhere({ userId })));
    expect(await main().findByRole('button', { name: 'Modifier Coordonnées' })).toBeTruthy();
    expect(plain(step(/Coordonnées/).textContent)).toContain('Inès');
  });
});

describe('the page of an order', () => {
  it('is not found for anybody else', async () => {
    const { status } = await show(server, '/order/ER37G-VYS2M-6GPHH-HG4DE', await visit(server));
    expect(status).toBe(404);
    expect(await screen.findByRole('heading', { name: 'Commande introuvable' })).toBeTruthy();
    expect(main().getAllByRole('link')[0]?.textContent).toBe('Se connecter');
    expect(main().getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe(
      '/login?startUrl=%2Forder%2FER37G-VYS2M-6GPHH-HG4DE',
    );
  });
});
