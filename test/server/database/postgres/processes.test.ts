import type { Database } from '../../../../src/server/database/Database';
import { BUILDER_PATHS } from '../../../../src/contract/site/builderPaths';
import type { SiteDraft } from '../../../../src/contract/site/builder';
import { logIn } from '../../../support/server/calls/loggedIn';
import { commercePlugins } from '../../../support/server/plugins/shopPlugins';
import { startChild } from '../../../support/server/processes/childProcess';
import { scriptedPayments, TOKENS } from '../../../support/server/shops/scriptedPayments';
import { startTestApp, testClock, testSettings } from '../../../support/server/testApp';
import { lastingPostgres, postgresUrl } from '../../../support/postgres/lastingPostgres';
import { CONTACT, openCheckoutShop } from '../../../support/server/shops/checkoutShop';
import { waitUntil } from '../../../support/waitUntil';

// Two connections to one database stand for two processes: they share nothing else.
let lasting: Awaited<ReturnType<typeof lastingPostgres>>;
let first: Database;
let second: Database;
beforeEach(async () => {
  lasting = await lastingPostgres();
  [first, second] = await Promise.all([lasting.open(), lasting.open()]);
});
afterEach(async () => {
  await Promise.all([first.close(), second.close()]);
  await lasting.remove();
});

const count = (database: Database) =>
  database.write(async (db) => {
    const row = await db.selectFrom('stock_level').select('on_hand').where('product_id', '=', 'a').executeTakeFirst();
    if (row === undefined) await db.insertInto('stock_level').values({ product_id: 'a', on_hand: 1 }).execute();
    else
      await db
        .updateTable('stock_level')
        .set({ on_hand: row.on_hand + 1 })
        .execute();
  });

describe('two processes on one database', () => {
  it('lose no command to each other, however many come at once', async () => {
    // Few enough for a busy machine to run them within the time for which a command waits for a connection.
    await Promise.all(Array.from({ length: 30 }, (_, index) => count(index % 2 === 0 ? first : second)));
    const rows = await first.read.selectFrom('stock_level').select('on_hand').execute();
    expect(rows).toEqual([{ on_hand: 30 }]);
  });

  it('do not both work under a name, and a process that dies holds none', async () => {
    const inner = await first.withLock('mail', () => second.withLock('mail', () => Promise.resolve('both')));
    expect(inner).toBeNull();
    const child = startChild('holdName.cjs', [postgresUrl(lasting.name), 'mail']);
    await child.until((text) => text.includes('held'));
    expect(await first.withLock('mail', () => Promise.resolve('mine'))).toBeNull();
    expect(await Promise.all([first.isLocked('mail'), second.isLocked('letter')])).toEqual([true, false]);
    child.kill('SIGKILL');
    await child.exit;
    let taken: string | null = null;
    while (taken === null) taken = await first.withLock('mail', () => Promise.resolve('mine'));
    expect(taken).toBe('mine');
  });
});

describe('a shop served by two processes', () => {
  const openBoth = async () => {
    const payments = scriptedPayments();
    const mails: string[] = [];
    const settings = { ...testSettings, demoData: true };
    const options = { settings, mail: { send: ({ to }: { to: string }) => Promise.resolve(void mails.push(to)) } };
    const one = await openCheckoutShop({ database: first, payments, options });
    const other = await openCheckoutShop({ database: second, payments, options, isStocked: true });
    return { one, other, payments, mails, close: () => Promise.all([one.close(), other.close()]) };
  };

  it('asks for one payment and places one order when both get the same calls, and mails it once', async () => {
    const { one, other, payments, mails, close } = await openBoth();
    const buyer = await one.buyerWith('butter', 2);
    await buyer.ready();
    const beside = other.newBuyer(buyer.guest.cookies());
    const paid = await Promise.all(
      [buyer, beside].map((each) => each.pay({ paymentToken: TOKENS.accept }, { key: 'pay' })),
    );
    expect(paid.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(payments.calls.authorize).toBe(1);
    expect((await buyer.prepare()).statusCode).toBe(200);
    const placed = await Promise.all([buyer, beside].map((each) => each.place()));
    const references = placed.map((reply) => reply.json<{ orderReferenceNumber: string }>().orderReferenceNumber);
    expect(new Set(references).size).toBe(1);
    await Promise.all([one, other].map(({ app }) => app.ordering.recover()));
    expect(mails).toHaveLength(1);
    await close();
  });

  it('leaves a payment alone that the other process is asking for', async () => {
    const { one, other, payments, close } = await openBoth();
    const buyer = await one.buyerWith('butter', 2);
    await buyer.ready();
    payments.hold();
    const paying = buyer.pay();
    await waitUntil('the provider is asked', () => payments.waiting() > 0);
    await other.app.ordering.recover();
    const beside = other.newBuyer(buyer.guest.cookies());
    expect((await beside.patch({ contactInfo: CONTACT })).statusCode).toBe(409);
    payments.letGo();
    expect((await paying).statusCode).toBe(200);
    expect(payments.calls.void).toBe(0);
    await close();
  });

  it('holds in both what a cart has reserved in one, and lets go of it on time in both [INV-02, INV-04]', async () => {
    const clock = testClock();
    const one = await openCheckoutShop({ database: first, clock });
    const other = await openCheckoutShop({ database: second, clock, isStocked: true });
    const buyers = await Promise.all([one.buyerWith('eggs', 3), other.buyerWith('eggs', 3)]);
    const reserve = async (buyer: (typeof buyers)[number]) =>
      (await buyer.reserve({ durationInSeconds: 60 })).json<{ success: boolean }>().success;
    // Five eggs are in stock, and six are wanted, in whichever order the two processes run.
    expect((await Promise.all(buyers.map(reserve))).filter((success) => success)).toHaveLength(1);
    const left = async (shop: typeof one) => (await shop.levels(shop.newBuyer(), 'eggs')).availableToOrder;
    clock.advance(59_999);
    expect([await left(one), await left(other)]).toEqual([2, 2]);
    clock.advance(1);
    expect([await left(one), await left(other)]).toEqual([5, 5]);
    await Promise.all([one, other].map(({ app }) => app.ordering.recover()));
    expect(await one.holds()).toEqual([]);
    await Promise.all([one.close(), other.close()]);
  });

  it('shows in each what was published by the other', async () => {
    const { one, other, close } = await openBoth();
    await one.app.webstore.change({ popularSearchTerms: ['kouign'] });
    const terms = () => other.app.webstore.current().popularSearchTerms;
    await waitUntil('the other shows the new terms', () => terms()[0] === 'kouign');
    await close();
  });

  it('shows the site in each that was published in the other', async () => {
    const settings = { ...testSettings, demoData: true };
    const one = await startTestApp({ database: first, settings, plugins: commercePlugins });
    const other = await startTestApp({ database: second, settings, plugins: commercePlugins });
    const { headers } = await logIn(one.app, 'builder@comptoir.example');
    const { revision, document } = (await one.app.inject({ url: BUILDER_PATHS.draft, headers })).json<SiteDraft>();
    const payload = { revision, document: { ...document, ribbon: { ...document.ribbon, text: 'Fermé lundi' } } };
    await one.app.inject({ method: 'PUT', url: BUILDER_PATHS.draft, headers, payload });
    await one.app.inject({
      method: 'POST',
      url: BUILDER_PATHS.publications,
      headers,
      payload: { revision: revision + 1 },
    });
    expect(one.app.site.live().document.ribbon.text).toBe('Fermé lundi');
    const shown = () => other.app.site.live().document.ribbon.text;
    await waitUntil('the other shows the new ribbon', () => shown() === 'Fermé lundi');
    await Promise.all([one.close(), other.close()]);
  });
});
