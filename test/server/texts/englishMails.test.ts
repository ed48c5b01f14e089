import { LATE_PATHS } from '../../../src/contract/latePaths';
import { passwordRoutes } from '../../../src/server/features/authentication';
import { contactRoutes } from '../../../src/server/features/contact';
import { openCheckoutShop, referenceIn, type CheckoutShop } from '../../support/server/shops/checkoutShop';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop({ plugins: [passwordRoutes, contactRoutes] });
});
afterEach(() => shop.close());

const ENGLISH = { language: 'en-US' };
const EMAIL = 'boulangerie@comptoir.example';
const MESSAGE = {
  subject: 'claim',
  name: 'Marie Martin',
  email: 'marie.martin@port.example',
  message: 'Hello, one parcel of butter is missing.',
};

/** Letters that do not occur in English texts of the shop. */
const ACCENTS = /[àâçéèêëîïôûùœ]/i;

test('an order is confirmed in the language in which it was placed, whenever the mail is sent', async () => {
  const buyer = await shop.buyerWith('butter', 12);
  await buyer.guest.added('apron', 1);
  await buyer.paid();
  const body = { actions: [{ action: 'submit' }] };
  const reference = referenceIn(
    await buyer.guest.call('POST', 'checkoutOrderActions', { checkoutId: 'active' }, { body, query: ENGLISH }),
  );
  expect(await shop.orders()).toMatchObject([{ reference, locale: 'en-US' }]);
  await shop.app.ordering.idle();
  const [mail] = shop.mails;
  expect(mail?.subject).toBe(`Your order ${reference}`);
  expect(mail?.html).toContain('<html lang="en">');
  for (const part of [
    'Hello,\n',
    `We have received your order ${reference} of March 3, 2025`,
    '12\u00a0× Beurre doux (SKU SKU-0): €78.00 excl. VAT',
    'VAT 5.5%: €4.29',
    'Delivery excl. VAT: free',
    'Total incl. VAT: €106.28',
    'Date: Wednesday, March 5',
    'Method: Daytime delivery',
    'Thank you for your trust,',
  ]) {
    expect(mail?.text).toContain(part);
  }
  expect(mail?.text.replace('Zoé', '')).not.toMatch(ACCENTS);
});

test('a new password is mailed in the language of the call, or of the page of a form without a script', async () => {
  const guest = shop.newGuest();
  await guest.send('POST', LATE_PATHS.passwordRequests, { body: { email: EMAIL }, query: ENGLISH });
  await shop.newGuest({ comptoir_language: 'en' }).send('POST', LATE_PATHS.passwordRequests, {
    body: new URLSearchParams({ email: EMAIL }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await guest.send('POST', LATE_PATHS.passwordRequests, { body: { email: EMAIL } });
  expect(shop.mails.map(({ subject }) => subject)).toEqual([
    'Choose a new password',
    'Choose a new password',
    'Choisissez un nouveau mot de passe',
  ]);
  expect(shop.mails[0]?.text).toMatch(/^Hello,\n\nYou asked for a new password .*\n\nhttp\S+\n\nThis link works once/);
  expect(shop.mails[0]?.text).not.toMatch(ACCENTS);
});

test('who writes to the shop is answered in the language of the call, and the shop is told in its own', async () => {
  await shop.newGuest().send('POST', LATE_PATHS.contactMessages, { body: MESSAGE, query: ENGLISH });
  const [toShop, toSender] = shop.mails;
  expect(toShop?.subject).toMatch(/ – Réclamation$/);
  expect(toSender?.subject).toMatch(/^Your message has arrived /);
  expect(toSender?.text).toContain('We have received your message about “Complaint”.');
  expect(toSender?.text).not.toMatch(ACCENTS);
});
