import type { CartItems } from '../../../src/contract/cart/cartItem';
import type { Checkout } from '../../../src/contract/checkout/checkout';
import type { PaymentResult } from '../../../src/contract/checkout/payment';
import { LATE_PATHS } from '../../../src/contract/latePaths';
import type { AnyPathName } from '../../../src/contract/otherClientPaths';
import { registrationRoutes, passwordRoutes } from '../../../src/server/features/authentication';
import { contactRoutes } from '../../../src/server/features/contact';
import { ADDRESS, CONTACT, openCheckoutShop, type CheckoutShop } from '../../support/server/shops/checkoutShop';
import { productId, type Guest, type Method } from '../../support/server/shops/cartShop';

let shop: CheckoutShop;
let guest: Guest;
beforeEach(async () => {
  shop = await openCheckoutShop({ plugins: [registrationRoutes, passwordRoutes, contactRoutes] });
  guest = shop.newGuest();
});
afterEach(() => shop.close());

const ENGLISH = { language: 'en-US' };
type Names = Parameters<Guest['call']>[2];

/** The messages in the answers to a call in French and in English. It is a refused call, which changes nothing. */
async function both(method: Method, path: AnyPathName, body: unknown, names: Names = {}): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const query of [{}, ENGLISH]) {
    const answer = await guest.call(method, path, { checkoutId: 'active', ...names }, { body, query });
    answers.push(...messagesIn(answer.json()));
  }
  return answers;
}

interface Said {
  readonly message?: string;
  readonly detail?: string;
  readonly title?: string;
}
const messagesIn = (body: Said[] | { errors: Said[] }): (string | undefined)[] =>
  (Array.isArray(body) ? body : body.errors).map(
    ({ message, title, detail }) => message ?? `${title ?? ''}: ${detail ?? ''}`,
  );

describe('a call is refused in the language that it names', () => {
  test('a cart’s', async () => {
    expect(await both('POST', 'cartItems', { productId: productId('butter'), quantity: 0 })).toEqual([
      'La quantité doit être au moins 1. Pour retirer un article du panier, supprimez-le.',
      'The quantity must be at least 1. To take an item out of the cart, remove it.',
    ]);
  });

  test('a coupon’s', async () => {
    await guest.added('butter', 1);
    expect(await both('POST', 'cartCoupons', { couponCode: 'NOTHING' })).toEqual([
      'Ce code n’est pas valable. Vérifiez-le, puis réessayez.',
      'This code is not valid. Check it, then try again.',
    ]);
  });

  test('a checkout’s, with title and detail', async () => {
    await guest.added('butter', 1);
    await guest.call('PUT', 'checkouts', {}, { body: { cartId: 'active' } });
    const abroad = { deliveryAddress: { ...ADDRESS, postalCode: '97100' } };
    expect(await both('PATCH', 'checkout', abroad)).toEqual([
      'Adresse non desservie: Nous livrons en France métropolitaine, Corse comprise. Cette adresse n’est pas desservie.',
      'Address not served: We deliver in metropolitan France, Corsica included. This address is not served.',
    ]);
    expect(await both('PATCH', 'checkout', { contactInfo: { ...CONTACT, lastName: '', phoneNumber: '12' } })).toEqual([
      'Champ à corriger: Ce numéro de téléphone n’est pas un numéro français valide.',
      'Champ à corriger: Indiquez votre nom.',
      'Field to correct: This is not a valid French telephone number.',
      'Field to correct: Enter your name.',
    ]);
    expect(await both('POST', 'checkoutOrders', undefined)).toEqual([
      'Coordonnées manquantes: Indiquez votre nom et votre adresse e-mail.',
      'Adresse manquante: Indiquez une adresse de livraison.',
      'Contact details missing: Enter your name and your e-mail address.',
      'Address missing: Enter a delivery address.',
    ]);
  });

  test('a payment’s, and a delivery group’s', async () => {
    await guest.added('butter', 1);
    await guest.call('PUT', 'checkouts', {}, { body: { cartId: 'active' } });
    expect(await both('POST', 'checkoutPayments', { requestType: 'PostAuth', paymentToken: 'unknown' })).toEqual([
      'Paiement impossible: Ce paiement est inconnu.',
      'Payment not possible: This payment is unknown.',
    ]);
    expect(
      await both('POST', 'deliveryGroups', {
        name: 'Salon',
        giftMessage: null,
        shippingInstructions: '4242 4242 4242 4242',
      }),
    ).toEqual([
      'Champ à corriger: N’écrivez ni numéro de carte ni IBAN dans les instructions.',
      'Field to correct: Write neither a card number nor an IBAN in the instructions.',
    ]);
  });

  test('that of an address, a login, a password, a registration and a message', async () => {
    expect(await both('POST', 'login', { username: CONTACT.email, password: 'wrong' })).toEqual([
      'L’adresse e-mail ou le mot de passe n’est pas correct.',
      'The e-mail address or the password is not right.',
    ]);
    expect(await both('POST', 'passwordChanges', { token: 'used', password: 'short' })).toEqual([
      'Le mot de passe doit compter au moins 12 caractères.',
      'The password must have at least 12 characters.',
    ]);
    const [french, english] = await Promise.all(
      [{}, ENGLISH].map(async (query) => {
        const registration = await guest.send('POST', LATE_PATHS.registrations, { body: { siret: '1' }, query });
        const message = await guest.send('POST', LATE_PATHS.contactMessages, { body: { subject: 'x' }, query });
        return [...messagesIn(registration.json()), ...messagesIn(message.json())];
      }),
    );
    expect(french).toContain('Ce numéro SIRET n’est pas valide\u00a0: il compte 14\u00a0chiffres.');
    expect(french).toContain('Choisissez le sujet dans la liste.');
    expect(english).toContain('This SIRET number is not valid: it has 14 digits.');
    expect(english).toContain('Choose the subject from the list.');
    await guest.logIn();
    expect(
      await both(
        'POST',
        'addresses',
        { country: 'DE', name: 'Zoé', street: '1', city: 'Köln', postalCode: '1' },
        {
          accountId: 'current',
        },
      ),
    ).toEqual([
      'Champ à corriger: Nous ne livrons pas dans ce pays.',
      'Field to correct: We do not deliver to this country.',
    ]);
  });

  test('a language that the shop has no texts in is answered in its own', async () => {
    const answer = await guest.call(
      'POST',
      'cartItems',
      {},
      { body: { productId: productId('butter'), quantity: -1 }, query: { language: 'de-DE' } },
    );
    expect(messagesIn(answer.json())).toEqual(['La quantité ne peut pas être négative.']);
  });
});

test('what a cart reports of its lines is said in the language of whoever reads it', async () => {
  await guest.added('butter', 2);
  await shop.restock({ butter: null });
  const [french, english] = await Promise.all([guest.items(), guest.items(ENGLISH)]);
  const reasons = ({ cartItems }: CartItems) =>
    cartItems.map(({ cartItem }) => cartItem.messagesSummary.limitedMessages[0]?.message);
  expect([...reasons(french), ...reasons(english)]).toEqual([
    'Ce produit n’est plus proposé.',
    'This product is no longer offered.',
  ]);
});

test('delivery methods, and a payment by purchase order, are called so in the language of the call', async () => {
  await guest.logIn();
  await guest.added('butter', 1);
  await guest.call('PUT', 'checkouts', {}, { body: { cartId: 'active' } });
  await guest.call('PATCH', 'checkout', { checkoutId: 'active' }, { body: { deliveryAddress: ADDRESS } });
  const read = async (query: Readonly<Record<string, string>>) =>
    (await guest.call('GET', 'checkout', { checkoutId: 'active' }, { query })).json<Checkout>();
  const methods = ({ deliveryGroups }: Checkout) =>
    deliveryGroups.items[0]?.availableDeliveryMethods.map(({ name }) => name);
  expect(methods(await read({}))).toEqual(['Livraison en journée', 'Livraison matinale']);
  expect(methods(await read(ENGLISH))).toEqual(['Daytime delivery', 'Morning delivery']);
  const body = { requestType: 'SimplePurchaseOrder', paymentToken: 'A-17' };
  const paid = await guest.call('POST', 'checkoutPayments', { checkoutId: 'active' }, { body, query: ENGLISH });
  expect(paid.json<PaymentResult>().paymentData.methodLabel).toBe('Purchase order A-17');
  expect((await read({})).payment?.methodLabel).toBe('Bon de commande A-17');
});
