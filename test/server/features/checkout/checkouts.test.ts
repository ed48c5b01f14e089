import type { Checkout } from '../../../../src/contract/checkout/checkout';
import type { DeliveryGroups } from '../../../../src/contract/checkout/deliveryGroup';
import { refusal } from '../../../support/server/shops/cartShop';
import {
  ADDRESS,
  CONTACT,
  failure,
  openCheckoutShop,
  type CheckoutShop,
} from '../../../support/server/shops/checkoutShop';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
});
afterEach(() => shop.close());

function groupOf(checkout: Checkout) {
  const [group] = checkout.deliveryGroups.items;
  if (group === undefined) throw new Error('A checkout has one delivery group.');
  return group;
}

describe('a guest’s checkout', () => {
  test('starts once for a cart, is read, changed and deleted by id or as active [CHK-01, CHK-04, CHK-11]', async () => {
    const buyer = await shop.buyerWith('butter', 3);
    const started = await buyer.start();
    expect(started.statusCode).toBe(201);
    const { checkoutId } = started.json<Checkout>();
    const again = await buyer.start();
    expect([again.statusCode, again.json<Checkout>().checkoutId]).toEqual([200, checkoutId]);
    const read = (await buyer.get()).json<Checkout>();
    expect(read).toMatchObject({ checkoutId, contactInfo: null, errors: [], payment: null });
    expect(read.cartSummary.status).toBe('Checkout');
    expect(groupOf(read)).toMatchObject({ isDefault: true, totalCartItemCount: 3, deliveryAddress: null });
    expect((await buyer.get(checkoutId)).json()).toEqual(read);
    expect((await buyer.drop(checkoutId)).statusCode).toBe(204);
    expect(refusal(await buyer.get())).toBe('404 CHECKOUT_NOT_FOUND');
    expect((await buyer.guest.items()).cartSummary.status).toBe('Active');
  });

  test('has no fields of a client’s own: they are refused, not lost [CHK-01]', async () => {
    const buyer = await shop.buyerWith('butter', 3);
    const customFields = [{ Note__c: 'Quai 3' }];
    expect(refusal(await buyer.start({ customFields }))).toBe('400 INVALID_API_INPUT');
    expect(refusal(await buyer.get())).toBe('404 CHECKOUT_NOT_FOUND');
    expect((await buyer.start({ customFields: [] })).statusCode).toBe(201);
    expect(refusal(await buyer.patch({ contactInfo: CONTACT, customFields }))).toBe('400 INVALID_API_INPUT');
    expect((await buyer.get()).json<Checkout>().contactInfo).toBeNull();
    expect((await buyer.patch({ contactInfo: CONTACT, customFields: [] })).statusCode).toBe(200);
  });

  test('is nobody else’s business', async () => {
    const buyer = await shop.buyerWith('butter', 3);
    const { checkoutId } = await buyer.ready();
    const other = await shop.buyerWith('butter', 1);
    for (const response of [
      await other.get(checkoutId),
      await other.patch({ contactInfo: CONTACT }, checkoutId),
      await other.drop(checkoutId),
      await other.pay({}, {}, checkoutId),
      await other.prepare(checkoutId),
      await other.submit(checkoutId),
      await other.place(checkoutId),
    ]) {
      expect(refusal(response)).toBe('404 CHECKOUT_NOT_FOUND');
    }
    expect((await buyer.get(checkoutId)).statusCode).toBe(200);
  });

  test('needs a cart with something in it', async () => {
    const nobody = shop.newBuyer();
    expect(refusal(await nobody.start())).toBe('404 CART_NOT_FOUND');
    await nobody.guest.call('PUT', 'carts');
    expect(refusal(await nobody.start())).toBe('404 CART_NOT_FOUND');
  });

  test('is refused where guests may have no cart or no checkout [CHK-11]', async () => {
    const buyer = await shop.buyerWith('butter', 3);
    for (const setting of ['guestCartEnabled', 'guestCheckoutEnabled'] as const) {
      await shop.app.webstore.change({ [setting]: false });
      expect(refusal(await buyer.start())).toBe('401 INVALID_SESSION_ID');
      await shop.app.webstore.change({ [setting]: true });
    }
    await shop.app.webstore.change({ guestCartCheckoutEnabled: false });
    expect((await buyer.start()).statusCode).toBe(201);
  });
});

describe('what is said of a checkout', () => {
  test('parts that may not stand together are refused, unknown ones too [CHK-01]', async () => {
    const buyer = await shop.buyerWith('butter', 3);
    await buyer.ready();
    for (const body of [
      { deliveryMethodId: 'x', contactInfo: CONTACT },
      { deliveryMethodId: 'x', deliveryAddress: ADDRESS },
      { deliveryMethodId: 'x', desiredDeliveryDate: null },
      { contactInfo: CONTACT, shippingInstructions: 'Sonner' },
      { contactInfo: CONTACT, desiredDeliveryDate: null },
      {},
    ]) {
      expect(refusal(await buyer.patch(body))).toBe('400 INVALID_API_INPUT');
    }
    for (const body of [{ shippingAddress: ADDRESS }, { deliveryAddress: { ...ADDRESS, isOffice: true } }]) {
      expect(refusal(await buyer.patch(body))).toBe('400 JSON_PARSER_ERROR');
    }
  });

  test('contact and address are kept, the phone in one form; wrong fields are named and change nothing [CHK-12, CHK-13]', async () => {
    const buyer = await shop.buyerWith('butter', 3);
    const checkout = await buyer.ready();
    expect(checkout.contactInfo).toEqual({ ...CONTACT, phoneNumber: '0612345678' });
    expect(groupOf(checkout).deliveryAddress).toMatchObject({ id: null, ...ADDRESS, companyName: null });
    const rest = { companyName: 'Pellerin SARL', region: 'Bretagne' };
    const full = { deliveryAddress: { ...ADDRESS, ...rest, shipToPhoneNumber: '+33 2 99 00 00 01' } };
    expect(groupOf((await buyer.patch(full)).json()).deliveryAddress).toEqual({
      id: null,
      ...ADDRESS,
      ...rest,
      phoneNumber: '0299000001',
    });
    const strange = { deliveryAddress: { ...ADDRESS, phoneNumber: '0299000001' } };
    expect(refusal(await buyer.patch(strange))).toBe('400 JSON_PARSER_ERROR');
    expect((await buyer.patch({ deliveryAddress: ADDRESS })).json()).toEqual(checkout);
    const wrong = await buyer.patch({
      contactInfo: { ...CONTACT, email: 'nowhere', phoneNumber: '12' },
      deliveryAddress: { ...ADDRESS, postalCode: '3500', street: ' ' },
    });
    expect(wrong.statusCode).toBe(422);
    const named = wrong.json<Checkout>().errors.flatMap(({ invalidParameters }) => invalidParameters);
    expect(named.sort()).toEqual([
      'contactInfo.email',
      'contactInfo.phoneNumber',
      'deliveryAddress.postalCode',
      'deliveryAddress.street',
    ]);
    expect((await buyer.get()).json()).toEqual(checkout);
    await shop.app.webstore.change({ skipPhoneNumberValidationEnabled: true });
    const foreign = await buyer.patch({ contactInfo: { ...CONTACT, phoneNumber: '+44 20 7946 0000' } });
    expect(foreign.json<Checkout>().contactInfo?.phoneNumber).toBe('+44 20 7946 0000');
  });

  test.each(['a@port.example,b@port.example', 'x:marie@port.example', 'marie@port..example', `${'m'.repeat(65)}@p.fr`])(
    'the address %s is refused, as everywhere in the shop',
    async (email) => {
      const buyer = await shop.buyerWith('butter', 3);
      await buyer.ready();
      const reply = await buyer.patch({ contactInfo: { ...CONTACT, email } });
      expect(reply.statusCode).toBe(422);
      expect(reply.json<Checkout>().errors).toMatchObject([{ invalidParameters: ['contactInfo.email'] }]);
    },
  );

  test('an e-mail is kept in the one form in which it is compared', async () => {
    const buyer = await shop.buyerWith('butter', 3);
    await buyer.ready();
    const reply = await buyer.patch({ contactInfo: { ...CONTACT, email: ' Zoe@Pellerin.Example ' } });
    expect(reply.json<Checkout>().contactInfo?.email).toBe('zoe@pellerin.example');
  });

  test.each(['97110', '98000', '98713'])('the postcode %s is not served [CRT-19]', async (postalCode) => {
    const buyer = await shop.buyerWith('butter', 3);
    const before = await buyer.ready();
    const response = await buyer.patch({ deliveryAddress: { ...ADDRESS, postalCode } });
    expect(failure(response)).toBe('422 errors/shipping-failure');
    expect(response.json<Checkout>().errors[0]).toMatchObject({ invalidParameters: ['deliveryAddress'] });
    expect((await buyer.get()).json()).toEqual(before);
  });

  test('Corsica is served; other countries only where the webstore ships to [CRT-19, CHK-22]', async () => {
    const buyer = await shop.buyerWith('butter', 3);
    await buyer.ready();
    expect((await buyer.patch({ deliveryAddress: { ...ADDRESS, postalCode: '20000' } })).statusCode).toBe(200);
    const belgian = { ...ADDRESS, postalCode: '1000', country: 'BE' };
    expect(failure(await buyer.patch({ deliveryAddress: belgian }))).toBe('422 errors/validation-failure');
    await shop.app.webstore.change({ shippingCountries: ['FR', 'BE'] });
    expect((await buyer.patch({ deliveryAddress: belgian })).statusCode).toBe(200);
  });

  test('no card number and no IBAN is kept in the instructions [CHK-15]', async () => {
    const buyer = await shop.buyerWith('butter', 3);
    await buyer.ready();
    for (const text of ['carte 4242 4242 4242 4242 merci', 'IBAN FR14 2004 1010 0505 0001 3M02 606 pour moi']) {
      expect(failure(await buyer.patch({ shippingInstructions: text }))).toBe('422 errors/validation-failure');
    }
    const kept = await buyer.patch({ shippingInstructions: ' Sonner au 3e étage ' });
    expect(groupOf(kept.json()).shippingInstructions).toBe('Sonner au 3e étage');
  });
});

describe('delivery', () => {
  test('days follow the cut-off, Sundays and holidays in Paris; others are refused [CHK-14]', async () => {
    // Thursday, 17 April 2025, 9:00 in Paris: Easter Monday is the 21st.
    shop.clock.advance(Date.UTC(2025, 3, 17, 7) - shop.clock.now());
    const buyer = await shop.buyerWith('butter', 3);
    const { deliveryDays } = groupOf(await buyer.ready());
    expect(deliveryDays.slice(0, 3)).toEqual(['2025-04-19', '2025-04-22', '2025-04-23']);
    const chosen = await buyer.patch({ desiredDeliveryDate: '2025-04-22' });
    expect(groupOf(chosen.json()).desiredDeliveryDate).toBe('2025-04-22');
    for (const day of ['2025-04-20', '2025-04-21', '2025-04-18', 'demain']) {
      expect(failure(await buyer.patch({ desiredDeliveryDate: day }))).toBe('422 errors/validation-failure');
    }
    // Saturday morning: delivery on Tuesday is no longer possible.
    for (let half = 0; half < 2; half += 1) {
      shop.clock.advance(23.5 * 3_600_000);
      await buyer.patch({ shippingInstructions: null });
    }
    const late = await buyer.get();
    expect([late.statusCode, late.json<Checkout>().errors[0]?.invalidParameters]).toEqual([
      422,
      ['desiredDeliveryDate'],
    ]);
  });

  test('is free from 40,00 € HT of goods, else 7,90 € HT with its VAT; a method may cost more [CRT-19, CHK-14]', async () => {
    const buyer = await shop.buyerWith('ecru', 19);
    const below = await buyer.ready();
    expect(below.cartSummary).toMatchObject({ totalProductAmount: '38.00', totalChargeAmount: '7.90' });
    // 38,00 € at 5,5 % is 2,09 €; 7,90 € at 20 % is 1,58 €.
    expect(below.taxes).toEqual([
      { ratePercentage: '5.50', netAmount: '38.00', taxAmount: '2.09' },
      { ratePercentage: '20.00', netAmount: '7.90', taxAmount: '1.58' },
    ]);
    expect(below.cartSummary.grandTotalAmount).toBe('49.57');
    await buyer.guest.added('ecru', 1);
    const free = (await buyer.get()).json<Checkout>();
    expect(free.cartSummary).toMatchObject({ totalChargeAmount: '0.00', grandTotalAmount: '42.20' });
    const [standard, early] = groupOf(free).availableDeliveryMethods;
    const freed = { shippingFee: '0.00', totalAdjustmentAmount: '0.00', adjustedShippingFee: '0.00' };
    expect([standard, early]).toMatchObject([freed, { ...freed, shippingFee: '4.90', adjustedShippingFee: '4.90' }]);
    expect(groupOf(free).selectedDeliveryMethod?.id).toBe(standard?.id);
    const morning = (await buyer.patch({ deliveryMethodId: early?.id })).json<Checkout>();
    expect(morning.cartSummary).toMatchObject({ totalChargeAmount: '4.90', grandTotalAmount: '48.08' });
    expect(failure(await buyer.patch({ deliveryMethodId: 'nonsense' }))).toBe('422 errors/validation-failure');
  });

  test('the group is shown with the cart too [CHK-04]', async () => {
    const buyer = await shop.buyerWith('butter', 3);
    const before = (await buyer.guest.call('GET', 'deliveryGroups')).json<DeliveryGroups>();
    expect(before).toMatchObject({ count: 1, items: [{ isDefault: true, deliveryAddress: null }] });
    const group = groupOf(await buyer.ready());
    expect(group.id).toBe(before.items[0]?.id);
    const listed = (await buyer.guest.call('GET', 'deliveryGroups')).json<DeliveryGroups>();
    expect(listed).toMatchObject({ count: 1, items: [{ ...group, cartItems: { totalItemCount: 1 } }] });
    const one = await buyer.guest.call('GET', 'deliveryGroup', { deliveryGroupId: group.id });
    expect(one.json()).toEqual(listed.items[0]);
  });
});

describe('a checkout whose cart changed', () => {
  test('follows the cart, and is over when nothing is left of it (410, delete, start) [CHK-02]', async () => {
    const buyer = await shop.buyerWith('butter', 3);
    const { checkoutId } = await buyer.ready();
    const more = await buyer.guest.added('butter', 2);
    expect((await buyer.get()).json<Checkout>().cartSummary.totalProductCount).toBe('5.0');
    await buyer.guest.call('DELETE', 'cartItem', { cartItemId: String(more.cartItemId) });
    expect(refusal(await buyer.get())).toBe('410 CHECKOUT_EXPIRED');
    expect(refusal(await buyer.prepare())).toBe('410 CHECKOUT_EXPIRED');
    expect(refusal(await buyer.pay())).toBe('410 CHECKOUT_EXPIRED');
    expect(refusal(await buyer.place())).toBe('410 CHECKOUT_EXPIRED');
    expect((await buyer.drop()).statusCode).toBe(204);
    await buyer.guest.added('apron', 1);
    const fresh = await buyer.start();
    expect(fresh.statusCode).toBe(201);
    expect(fresh.json<Checkout>().checkoutId).not.toBe(checkoutId);
  });

  test('is over after a day without a touch, and what it knew is deleted', async () => {
    const buyer = await shop.buyerWith('butter', 3);
    await buyer.ready();
    shop.clock.advance(24 * 3_600_000);
    expect(refusal(await buyer.get())).toBe('410 CHECKOUT_EXPIRED');
    await shop.app.ordering.recover();
    expect(await shop.database.read.selectFrom('checkout').selectAll().execute()).toEqual([]);
    expect((await buyer.start()).statusCode).toBe(201);
  });

  test('is ready with errors when a line is gone or out of stock [CHK-01, CHK-24, CHK-28]', async () => {
    const buyer = await shop.buyerWith('butter', 3);
    await buyer.guest.added('eggs', 2);
    await buyer.ready();
    await shop.setStock('eggs', 1);
    expect(failure(await buyer.get())).toBe('422 integrations/inventory');
    expect(failure(await buyer.prepare())).toBe('422 integrations/inventory');
    await shop.restock({ eggs: null });
    expect(failure(await buyer.get())).toBe('422 errors/cart-validation-failure');
    const restarted = await buyer.start();
    expect(restarted.statusCode).toBe(422);
    expect(restarted.json<Checkout>().checkoutId).toMatch(/^2z9/);
  });
});

describe('a logged-in buyer', () => {
  test('finds their profile filled in and pays to an address of the book [CHK-13]', async () => {
    const buyer = shop.newBuyer();
    await buyer.guest.logIn();
    await buyer.guest.added('butter', 3);
    const started = await buyer.start({ deliveryAddressInput: { shouldUseDefaultAddress: true } });
    const checkout = started.json<Checkout>();
    expect(checkout.contactInfo).toEqual({
      firstName: 'Camille',
      lastName: 'Lavigne',
      email: 'boulangerie@comptoir.example',
      phoneNumber: '0140000101',
    });
    expect(groupOf(checkout).deliveryAddress).toMatchObject({ street: '14 rue des Écluses', postalCode: '75010' });
    const book = (await buyer.guest.call('GET', 'addresses', { accountId: 'current' })).json<{
      items: { addressId: string; isDefault: boolean; street: string }[];
    }>();
    const other = book.items.find(({ isDefault }) => !isDefault);
    const changed = await buyer.patch({ deliveryAddress: { id: other?.addressId } });
    expect(groupOf(changed.json()).deliveryAddress).toMatchObject({ id: other?.addressId, street: other?.street });
    const guest = await shop.buyerWith('butter', 1);
    await guest.ready();
    expect(refusal(await guest.patch({ deliveryAddress: { id: other?.addressId } }))).toBe('404 ITEM_NOT_FOUND');
  });
});
