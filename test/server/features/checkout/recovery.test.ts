import type { Checkout } from '../../../../src/contract/checkout/checkout';
import type { PlaceOrderResult } from '../../../../src/contract/checkout/placeOrder';
import { CHECKOUT_LIFETIME_MS } from '../../../../src/server/features/checkout/decisions/checkoutState';
import { STEPS, type StepName } from '../../../../src/server/steps';
import { scriptedPayments } from '../../../support/server/shops/scriptedPayments';
import { testClock } from '../../../support/server/testApp';
import { lastingDatabase } from '../../../support/server/databases/testDatabase';
import {
  openCheckoutShop,
  referenceIn,
  type Buyer,
  type CheckoutShop,
} from '../../../support/server/shops/checkoutShop';

/** A shop whose server is started several times; the database, the provider and the clock stay. */
async function shopWithLives() {
  const lasting = await lastingDatabase();
  const payments = scriptedPayments();
  const clock = testClock();
  const state: { crashesAt: StepName | null; mails: string[] } = { crashesAt: null, mails: [] };
  const open = async (isStocked: boolean) =>
    openCheckoutShop({
      database: await lasting.open(),
      isStocked,
      payments,
      clock,
      options: {
        mail: { send: ({ to }) => Promise.resolve(void state.mails.push(to)) },
        onStep: (name) => {
          if (name === state.crashesAt) throw new Error(`the process ended at ${name}`);
        },
      },
    });
  let shop = await open(false);
  return {
    payments,
    clock,
    state,
    shop: () => shop,
    /** Stops the server, and starts it again on the same database. */
    async restart(): Promise<CheckoutShop> {
      state.crashesAt = null;
      await shop.close();
      shop = await open(true);
      await shop.app.ordering.idle();
      return shop;
    },
    async close() {
      await shop.close();
      await lasting.remove();
    },
  };
}

/** Continues a purchase from wherever it was left, as a client does; returns the order's reference. */
async function finish(buyer: Buyer): Promise<string> {
  const repeated = await buyer.place();
  if (repeated.statusCode === 201) return String(repeated.json<PlaceOrderResult>().orderReferenceNumber);
  const read = await buyer.get();
  if (read.statusCode === 404 || read.json<Checkout>().contactInfo === null) {
    await buyer.drop();
    await buyer.ready();
  }
  if ((await buyer.get()).json<Checkout>().payment === null) await buyer.pay();
  expect((await buyer.prepare()).statusCode).toBe(200);
  return referenceIn(await buyer.submit());
}

describe.each(STEPS)('a server that ends right after the step %s', (step) => {
  test('goes on with one order, one payment for its total, one stock movement and its mail', async () => {
    const lives = await shopWithLives();
    const first = await lives.shop().buyerWith('butter', 10);
    lives.state.crashesAt = step;
    await first.start();
    if (step !== 'checkoutStarted') {
      await first.drop();
      lives.state.crashesAt = null;
      await first.ready();
      lives.state.crashesAt = step;
    }
    await first.prepare();
    await first.pay({}, { key: 'pay' });
    await first.submit();
    await lives.shop().app.ordering.idle();
    const shop = await lives.restart();
    const buyer = shop.newBuyer(first.guest.cookies());
    const reference = await finish(buyer);
    expect((await buyer.order(reference)).grandTotalAmount).toBe('68.58');
    expect(await finish(buyer)).toBe(reference);
    await shop.app.ordering.recover();
    expect(await shop.orders()).toHaveLength(1);
    expect(lives.payments.standing()).toMatchObject([{ amountCents: 6858 }]);
    expect(await shop.onHand('butter')).toBe(100_000 - 10);
    expect(await shop.reservations()).toEqual([]);
    expect(new Set(lives.state.mails)).toEqual(new Set(['zoe@pellerin.example']));
    const due = await shop.database.read.selectFrom('mail_due').select('status').execute();
    expect(due).toEqual([{ status: 'sent' }]);
    await lives.close();
  });
});

test('what was authorised for a checkout that is gone is voided at the next start', async () => {
  const lives = await shopWithLives();
  const buyer = await lives.shop().buyerWith('butter', 10);
  await buyer.paid();
  lives.payments.setDown(true);
  await buyer.drop();
  await lives.shop().app.ordering.idle();
  expect(lives.payments.standing()).toHaveLength(1);
  lives.payments.setDown(false);
  const shop = await lives.restart();
  expect(lives.payments.standing()).toEqual([]);
  expect(await shop.paymentStates()).toEqual(['voided']);
  await lives.close();
});

test('a cart that is deleted under its checkout leaves no payment and no reservation behind', async () => {
  const lives = await shopWithLives();
  const shop = lives.shop();
  const buyer = await shop.buyerWith('butter', 10);
  await buyer.paid();
  await shop.database.write((db) => db.deleteFrom('cart').execute());
  await shop.app.ordering.recover();
  expect(lives.payments.standing()).toEqual([]);
  expect(await shop.reservations()).toEqual([]);
  await lives.close();
});

test('reservations past their end are deleted', async () => {
  const lives = await shopWithLives();
  const shop = lives.shop();
  const buyer = await shop.buyerWith('eggs', 5);
  await buyer.ready();
  await buyer.prepare();
  expect(await shop.reservations()).toHaveLength(1);
  lives.clock.advance(14_400_000);
  await shop.app.ordering.recover();
  expect(await shop.reservations()).toEqual([]);
  await lives.close();
});

test('checkouts that nobody has touched for long end, however many, in commands of a bounded length', async () => {
  const shop = await openCheckoutShop();
  const carts = Array.from({ length: 120 }, (_, nth) => `cart-${String(nth)}`);
  const buyer = await shop.buyerWith('butter', 10);
  await buyer.ready();
  await shop.database.write(async (db) => {
    const cart = await db.selectFrom('cart').selectAll().executeTakeFirstOrThrow();
    const checkout = await db.selectFrom('checkout').selectAll().executeTakeFirstOrThrow();
    for (const id of carts) {
      const owner = { owner_id: id };
      await db
        .insertInto('cart')
        .values({ ...cart, ...owner, id })
        .execute();
      await db
        .insertInto('checkout')
        .values({ ...checkout, ...owner, id, cart_id: id })
        .execute();
    }
  });
  const open = () => shop.database.read.selectFrom('checkout').select('id').where('status', '=', 'open').execute();
  expect(await open()).toHaveLength(121);
  shop.clock.advance(CHECKOUT_LIFETIME_MS);
  const commandsOf = async (round: () => Promise<void>) => {
    const { commands } = shop.database.counts();
    await round();
    return shop.database.counts().commands - commands;
  };
  const commands = await commandsOf(() => shop.app.ordering.recover());
  expect(await open()).toEqual([]);
  // Batches of 50, 50 and 21: two commands more than a round that finds none.
  expect(commands).toBe((await commandsOf(() => shop.app.ordering.recover())) + 2);
  expect((await buyer.get()).statusCode).toBe(404);
  await shop.close();
});
