import { sql } from 'kysely';
import type { Invoice } from '../../../../src/contract/orders/invoice';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { refusal } from '../../../support/server/shops/cartShop';
import { ADDRESS, referenceIn, type Buyer } from '../../../support/server/shops/checkoutShop';
import { openPromotionShop, type PromotionShop } from '../../../support/server/shops/promotionShop';

let shop: PromotionShop;
beforeEach(async () => {
  shop = await openPromotionShop();
});

const asked = (buyer: Buyer, orderSummaryId: string, language = 'fr-FR') =>
  buyer.guest.call('GET', 'orderInvoice', { orderSummaryId }, { query: { language } });
async function invoiceOf(buyer: Buyer, reference: string, language?: string): Promise<Invoice> {
  const response = await asked(buyer, reference, language);
  if (response.statusCode !== 200) throw new Error(`no invoice: ${response.body}`);
  return response.json<Invoice>();
}

describe('an invoice', () => {
  test('is issued in the language of the country whose law asks for it, whatever the order’s, and makes the shop’s own statements in the reader’s', async () => {
    const buyer = await shop.buyerWith('butter', 2);
    await buyer.paid();
    const body = { actions: [{ action: 'submit' }] };
    const submitted = await buyer.guest.call(
      'POST',
      'checkoutOrderActions',
      { checkoutId: 'active' },
      { body, query: { language: 'en-US' } },
    );
    const { terms, lines } = await invoiceOf(buyer, referenceIn(submitted));
    expect(terms).toEqual({
      operation: 'Livraison de biens',
      latePenalty:
        'taux d’intérêt appliqué par la Banque centrale européenne à son opération de refinancement la plus récente, majoré de dix points',
      recoveryAmount: '40.00',
      earlyPayment: 'Aucun escompte pour paiement anticipé',
    });
    expect(lines.map(({ name }) => name)).toEqual(['Beurre doux', 'Livraison en journée']);

    const english = await invoiceOf(buyer, referenceIn(submitted), 'en-US');
    expect(english.terms).toEqual({
      operation: 'Supply of goods',
      latePenalty:
        'interest rate applied by the European Central Bank to its most recent refinancing operation, plus ten percentage points',
      recoveryAmount: '40.00',
      earlyPayment: 'No discount for early payment',
    });
    expect(english.lines.map(({ name }) => name)).toEqual(['Beurre doux', 'Daytime delivery']);

    // A statement that the shop words in another way by now stays as it was issued.
    const issued = { ...english, terms: { ...terms, earlyPayment: 'Escompte de 1 %' } };
    await shop.database.write((db) =>
      db
        .updateTable('invoice')
        .set({ document: JSON.stringify(issued) })
        .execute(),
    );
    expect((await invoiceOf(buyer, referenceIn(submitted), 'en-US')).terms).toMatchObject({
      operation: 'Supply of goods',
      earlyPayment: 'Escompte de 1 %',
    });
  });

  test('is issued with its order and says all that the law asks for, to the cent', async () => {
    await shop.promote(['DIX'], { name: 'Dix pour cent' });
    const buyer = await shop.buyerWith('butter', 2);
    await buyer.guest.added('apron', 1);
    await buyer.guest.call('POST', 'cartCoupons', {}, { body: { couponCode: 'DIX' } });
    const reference = await buyer.ordered();
    const order = await buyer.order(reference);
    const invoice = await invoiceOf(buyer, reference);
    expect(await invoiceOf(buyer, order.orderSummaryId)).toEqual(invoice);
    const year = order.orderedDate.slice(0, 4);
    expect(invoice).toMatchObject({
      invoiceNumber: `F${year}-000001`,
      issuedDate: order.orderedDate,
      orderNumber: reference,
      seller: {
        name: 'Comptoir SAS',
        legalForm: expect.stringContaining('capital') as string,
        siret: '90011225100013',
        registration: expect.stringContaining('RCS') as string,
        vatNumber: 'FR34 900112251',
      },
      buyer: { name: ADDRESS.name, street: ADDRESS.street, companyName: null, siret: null },
      deliveries: [{ deliveryDate: order.deliveryDate, address: { city: ADDRESS.city } }],
      promotions: [{ displayName: 'Dix pour cent', adjustmentAmount: '-3.38' }],
      totalNetAmount: order.totalNetAmount,
      taxes: order.taxes,
      totalTaxAmount: order.totalTaxAmount,
      grandTotalAmount: order.grandTotalAmount,
      payment: { isAuthorised: true, methodLabel: 'Visa •••• 4242', purchaseOrderNumber: null },
      terms: { recoveryAmount: '40.00', earlyPayment: 'Aucun escompte pour paiement anticipé' },
    });
    expect(invoice.lines).toEqual([
      {
        name: 'Beurre doux',
        sku: 'SKU-0',
        packaging: 'Carton de 10',
        quantity: '2.0',
        unitPrice: '6.90',
        adjustmentAmount: '-1.38',
        totalPrice: '12.42',
        ratePercentage: '5.50',
      },
      {
        name: 'Tablier',
        sku: expect.any(String) as string,
        packaging: expect.any(String) as string,
        quantity: '1.0',
        unitPrice: '19.99',
        adjustmentAmount: '-2.00',
        totalPrice: '17.99',
        ratePercentage: '20.00',
      },
      {
        name: order.deliveryMethodName,
        sku: null,
        packaging: null,
        quantity: '1.0',
        unitPrice: '7.90',
        adjustmentAmount: '0.00',
        totalPrice: '7.90',
        ratePercentage: '20.00',
      },
    ]);
  });

  test('of a company has its name and SIRET, and by purchase order is due thirty days after the delivery', async () => {
    const buyer = shop.newBuyer();
    await buyer.guest.logIn();
    await buyer.guest.added('butter', 12);
    await buyer.ready();
    await buyer.prepare();
    await buyer.pay({ requestType: 'SimplePurchaseOrder', paymentToken: 'BC-2026-17' });
    const reference = referenceIn(await buyer.submit());
    const account = await shop.database.read
      .selectFrom('account')
      .select(['name', 'siret'])
      .where('id', '=', DEMO_ACCOUNT_IDS.boulangerie)
      .executeTakeFirstOrThrow();
    const { buyer: billed, payment, deliveries } = await invoiceOf(buyer, reference);
    const { payment: read } = await invoiceOf(buyer, reference, 'en-US');
    expect([payment.methodLabel, read.methodLabel]).toEqual([
      'Bon de commande BC-2026-17',
      'Purchase order BC-2026-17',
    ]);
    expect(billed).toMatchObject({ companyName: account.name, siret: account.siret });
    expect(payment).toMatchObject({ isAuthorised: false, purchaseOrderNumber: 'BC-2026-17' });
    const days = (Date.parse(payment.dueDate) - Date.parse(deliveries[0]?.deliveryDate ?? '')) / 86_400_000;
    expect(days).toBe(30);
  });

  test('names the company that is delivered only where the bill goes to the same place', async () => {
    const billed = async (billingAddress: object) => {
      const buyer = await shop.buyerWith('butter', 12);
      await buyer.ready();
      await buyer.patch({ deliveryAddress: { ...ADDRESS, companyName: 'Crêperie des Lices' } });
      await buyer.prepare();
      await buyer.pay({ billingAddress });
      return (await invoiceOf(buyer, referenceIn(await buyer.submit()))).buyer;
    };
    const { name, street, city, postalCode, country } = ADDRESS;
    const here = { name, street, city, postalCode, country };
    expect(await billed(here)).toMatchObject({ companyName: 'Crêperie des Lices', street });
    const elsewhere = { ...here, street: '9 quai Ouest', city: 'Brest', postalCode: '29200' };
    expect(await billed(elsewhere)).toMatchObject({ companyName: null, street: '9 quai Ouest' });
  });

  test('is not counted anew when prices, products or the company change', async () => {
    const buyer = await shop.buyerWith('butter', 12);
    const reference = await buyer.ordered();
    const invoice = await invoiceOf(buyer, reference);
    await shop.restock({ butter: { name: 'Beurre renommé', unitCents: 999, vat: 2000 } });
    await shop.database.write((db) => db.updateTable('order_line').set({ name: 'Autre', net_cents: 1 }).execute());
    expect(await invoiceOf(buyer, reference)).toEqual(invoice);
  });

  test('is seen by nobody else', async () => {
    const buyer = await shop.buyerWith('butter', 12);
    const reference = await buyer.ordered();
    const stranger = await shop.buyerWith('milk', 6);
    const customer = shop.newBuyer();
    await customer.guest.logIn();
    for (const other of [stranger, customer]) {
      expect(refusal(await asked(other, reference))).toBe('404 ITEM_NOT_FOUND');
    }
  });

  test('has a number of the year that it is in Paris when the order is placed', async () => {
    shop.clock.advance(Date.UTC(2026, 11, 31, 22, 59, 59) - shop.clock.now());
    const first = await shop.buyerWith('butter', 12);
    const old = await invoiceOf(first, await first.ordered());
    shop.clock.advance(1000);
    const second = await shop.buyerWith('butter', 12);
    const young = await invoiceOf(second, await second.ordered());
    expect([old.invoiceNumber, young.invoiceNumber]).toEqual(['F2026-000001', 'F2027-000001']);
  });

  test('is issued once to each order from before there were any, the oldest first, and none is lost', async () => {
    const buyers: (readonly [Buyer, string])[] = [];
    for (const quantity of [1, 2, 3]) {
      const buyer = await shop.buyerWith('butter', quantity);
      buyers.push([buyer, await buyer.ordered()]);
      shop.clock.advance(60_000);
    }
    await shop.database.write(async (db) => {
      for (const table of ['invoice', 'invoice_series'] as const) await db.deleteFrom(table).execute();
      await sql`insert into invoice_due (order_id) select id from placed_order`.execute(db);
    });
    for (const [buyer, reference] of buyers) expect(refusal(await asked(buyer, reference))).toBe('404 ITEM_NOT_FOUND');
    await shop.app.ordering.recover();
    await shop.app.ordering.recover();
    const invoices = await Promise.all(buyers.map(([buyer, reference]) => invoiceOf(buyer, reference)));
    expect(invoices.map(({ invoiceNumber }) => invoiceNumber.slice(-6))).toEqual(['000001', '000002', '000003']);
    expect(new Set(invoices.map(({ issuedDate }) => issuedDate))).toEqual(
      new Set([new Date(shop.clock.now()).toISOString()]),
    );
  });
});
