import type { MailMessage } from '../../../../src/server/mail/Mail';
import { ADDRESS, CONTACT, openCheckoutShop, type CheckoutShop } from '../../../support/server/shops/checkoutShop';
import { mailDue, orderReference } from '../../../../src/server/features/orders';

test('an order is confirmed by a French mail with its lines, totals per rate and delivery', async () => {
  const shop = await openCheckoutShop();
  const buyer = await shop.buyerWith('butter', 12);
  await buyer.guest.added('apron', 1);
  await buyer.paid();
  await buyer.patch({ shippingInstructions: 'Portail <bleu> & code 12' });
  const [reference] = [await buyer.submit()].map(
    (response) => response.json<{ actions: { orderReferenceNumber: string }[] }>().actions[0]?.orderReferenceNumber,
  );
  await shop.app.ordering.idle();
  const [mail] = shop.mails;
  expect(mail).toMatchObject({ to: 'zoe@pellerin.example', subject: `Votre commande ${String(reference)}` });
  // No line ends between postcode and town, before a colon or a unit.
  expect(mail?.text).toContain('3 rue des Lices, 35000\u00a0Rennes');
  expect(mail?.text).toContain('TVA 20\u00a0%\u00a0: 4,00\u00a0€');
  const text = mail?.text.replace(/[\u00a0\u202f]/g, ' ') ?? '';
  for (const part of [
    'Bonjour,\n',
    '12 × Beurre doux (réf. SKU-0) : 78,00 € HT',
    'TVA 5,5 % : 4,29 €',
    'TVA 20 % : 4,00 €',
    'Livraison HT : offerte',
    'Total TTC : 106,28 €',
    'Date : mercredi 5 mars',
    '3 rue des Lices',
    'Visa •••• 4242',
    `/order/${String(reference)}`,
  ]) {
    expect(text).toContain(part);
  }
  expect(mail?.html).toContain('Portail &#60;bleu&#62; &#38; code 12');
  await shop.close();
});

test('the first of a month has its ordinal in the mail, for the order and for the delivery', async () => {
  const shop = await openCheckoutShop();
  const dayMs = 24 * 3_600_000;
  // The clock begins on 3 March: one order on 29 March, delivered on 1 April, and one placed on 1 April.
  for (const days of [26, 3]) {
    shop.clock.advance(days * dayMs);
    await (await shop.buyerWith('butter', 12)).ordered();
  }
  await shop.app.ordering.idle();
  const [first, second] = shop.mails.map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' '));
  expect(first).toContain('Date : mardi 1er avril');
  expect(second).toMatch(/ du 1er avril 2025/);
  await shop.close();
});

test('a mail that cannot be sent is tried again, later each time, and given up in the end; the order stands', async () => {
  const attempts: MailMessage[] = [];
  const shop = await openCheckoutShop({
    options: {
      mail: {
        send: (message) => {
          attempts.push(message);
          return Promise.reject(new Error('the mail server is away'));
        },
      },
    },
  });
  const buyer = await shop.buyerWith('butter', 12);
  await buyer.ordered();
  await shop.app.ordering.idle();
  expect(attempts).toHaveLength(1);
  await shop.app.ordering.recover();
  expect(attempts).toHaveLength(1);
  for (let hours = 0; hours < 12; hours += 1) {
    shop.clock.advance(3_600_000);
    await shop.app.ordering.recover();
  }
  for (let days = 0; days < 3; days += 1) {
    shop.clock.advance(24 * 3_600_000);
    await shop.app.ordering.recover();
  }
  expect(attempts).toHaveLength(8);
  expect(await shop.database.read.selectFrom('mail_due').select('status').execute()).toEqual([{ status: 'givenUp' }]);
  expect(shop.log.some((line) => line.includes('given up') && line.includes('"level":50'))).toBe(true);
  expect(shop.log.join('\n')).not.toContain('zoe@pellerin.example');
  expect(await shop.orders()).toHaveLength(1);
  await shop.close();
});

/** A guest's order, confirmed to this address. */
async function orderedFor(shop: CheckoutShop, email: string): Promise<void> {
  const buyer = await shop.buyerWith('butter', 12);
  await buyer.start();
  await buyer.patch({ contactInfo: { ...CONTACT, email }, deliveryAddress: ADDRESS });
  await buyer.prepare();
  await buyer.pay();
  await buyer.submit();
}

test('mails of guests’ orders to one address are three an hour; the others come when there is room again', async () => {
  const shop = await openCheckoutShop();
  const hour = 60 * 60_000;
  const references: string[] = [];
  for (let times = 0; times < 5; times += 1) {
    references.push(await (await shop.buyerWith('butter', 12)).ordered());
    shop.clock.advance(1000);
  }
  await shop.app.ordering.idle();
  expect(shop.mails).toHaveLength(3);
  await orderedFor(shop, 'anne@port.example');
  await shop.app.ordering.idle();
  expect(shop.mails.map(({ to }) => to).slice(3)).toEqual(['anne@port.example']);
  shop.clock.advance(hour - 10_000);
  await shop.app.ordering.recover();
  expect(shop.mails).toHaveLength(4);
  shop.clock.advance(10_000);
  await shop.app.ordering.recover();
  const subjects = shop.mails.filter(({ to }) => to === CONTACT.email).map(({ subject }) => subject);
  expect(subjects).toEqual(references.map((reference) => `Votre commande ${reference}`));
  expect(await shop.database.read.selectFrom('mail_due').select('status').distinct().execute()).toEqual([
    { status: 'sent' },
  ]);
  await shop.close();
});

test('an address with a tag is the mailbox that it is without one', async () => {
  const shop = await openCheckoutShop();
  for (const email of ['anne@port.example', 'anne+1@port.example', 'Anne+2@port.example', 'anne+3@port.example']) {
    await orderedFor(shop, email);
  }
  await orderedFor(shop, 'anna@port.example');
  await shop.app.ordering.idle();
  expect(shop.mails.map(({ to }) => to)).toEqual([
    'anne@port.example',
    'anne+1@port.example',
    'anne+2@port.example',
    'anna@port.example',
  ]);
  await shop.close();
});

test('a mail that waits for room is never given up, however long it waits', async () => {
  const shop = await openCheckoutShop();
  for (let times = 0; times < 14; times += 1) await (await shop.buyerWith('butter', 12)).ordered();
  for (let hours = 0; hours < 5; hours += 1) {
    await shop.app.ordering.idle();
    expect(shop.mails).toHaveLength(Math.min(14, 3 * (hours + 1)));
    shop.clock.advance(60 * 60_000);
    await shop.app.ordering.recover();
  }
  expect(new Set(shop.mails.map(({ subject }) => subject)).size).toBe(14);
  await shop.close();
});

test('what a guest calls themselves stands neither in the subject nor in the greeting of their mail', async () => {
  const shop = await openCheckoutShop();
  const buyer = await shop.buyerWith('butter', 12);
  await buyer.ready();
  await buyer.patch({ contactInfo: { ...CONTACT, firstName: 'Gagnez sur evil.example', lastName: 'Vite' } });
  await buyer.prepare();
  await buyer.pay();
  await buyer.submit();
  await shop.app.ordering.idle();
  const [mail] = shop.mails;
  expect(mail?.text).toMatch(/^Bonjour,\n/);
  expect(`${mail?.subject ?? ''}${mail?.text ?? ''}${mail?.html ?? ''}`).not.toMatch(/evil\.example|Vite/);
  await shop.close();
});

test('a customer is greeted by name, and gets a mail of every order', async () => {
  const shop = await openCheckoutShop();
  for (let times = 0; times < 4; times += 1) {
    const buyer = shop.newBuyer();
    await buyer.guest.logIn();
    await buyer.guest.added('butter', 12);
    await buyer.ordered();
  }
  await shop.app.ordering.idle();
  expect(shop.mails.map(({ text }) => text.split('\n')[0])).toEqual(Array(4).fill('Bonjour Zoé Pellerin,'));
  await shop.close();
});

test('a mail that is due holds nothing personal', async () => {
  const shop = await openCheckoutShop();
  await (await shop.buyerWith('butter', 12)).ordered();
  const rows = JSON.stringify(await shop.database.read.selectFrom('mail_due').selectAll().execute());
  expect(rows).not.toMatch(/zoe|Pellerin|Lices/i);
  await shop.close();
});

test('references are long, legible and spread evenly', () => {
  const references = Array.from({ length: 2000 }, (_, index) => orderReference(`token ${String(index)}`));
  expect(new Set(references).size).toBe(2000);
  const letters = references.join('').replaceAll('-', '');
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect([...counts.keys()].sort().join('')).toBe('23456789ABCDEFGHJKMNPQRSTUVWXYZ');
  for (const count of counts.values()) expect(Math.abs(count - 40_000 / 31)).toBeLessThan(200);
});

test('however many mails are due, each is sent once, the oldest order’s first', async () => {
  const shop = await openCheckoutShop();
  await (await shop.buyerWith('butter', 12)).ordered();
  await shop.app.ordering.idle();
  const many = Array.from({ length: 250 }, (_, nth) => `again-${String(nth).padStart(3, '0')}`);
  await shop.database.write(async (db) => {
    const order = await db.selectFrom('placed_order').selectAll().executeTakeFirstOrThrow();
    for (const [nth, id] of many.entries()) {
      // Two orders of the same moment, with different mailboxes.
      const placed_at = order.placed_at + Math.floor(nth / 2);
      const contact = JSON.stringify({ ...CONTACT, email: `${id}@port.example` });
      const copy = { ...order, id, reference: id, checkout_id: id, cart_id: id, placed_at, contact_info: contact };
      await db.insertInto('placed_order').values(copy).execute();
      await mailDue(db, 'orderConfirmation', id, shop.clock.now());
    }
  });
  await shop.app.ordering.recover();
  expect(shop.mails.slice(1).map(({ to }) => to)).toEqual(many.map((id) => `${id}@port.example`));
  await shop.app.ordering.recover();
  expect(shop.mails).toHaveLength(251);
  await shop.close();
});
