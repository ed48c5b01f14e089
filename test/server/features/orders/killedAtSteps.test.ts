import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { BANK_STEPS, STEPS } from '../../../../src/server/steps';
import { startChild, type Child } from '../../../support/server/childProcess';
import { createBuyer } from '../../../support/orders/buyer';
import { readLedger } from '../../../support/orders/ledger';
import { orderableGoods } from '../../../support/orders/orderableGoods';

/** A child process compiles the server as it starts. */
const timeoutMs = 400_000;

let folder = '';
const children: Child[] = [];

const start = async (killedAt = ''): Promise<{ readonly child: Child; readonly origin: string }> => {
  const env = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', KILLED_AT: killedAt };
  const child = startChild('shopKilledAt.cjs', [], env);
  children.push(child);
  await child.until((out) => out.includes('open at http'));
  return { child, origin: /open at (http:\/\/\S+)/.exec(child.stdout())?.[1] ?? '' };
};

const stop = async ({ child }: { readonly child: Child }): Promise<void> => {
  child.kill('SIGTERM');
  expect(await child.exit).toEqual({ code: 0, signal: null });
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-killed-'));
}, timeoutMs);
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it.each([
  ['by card', 'card', STEPS],
  ['at their bank', 'bank', BANK_STEPS],
] as const)(
  'an order paid %s whose server dies at any step is placed once when the buyer goes on, paid to the cent, and takes its goods once [CHK-08]',
  async (_how, paysBy, steps) => {
    let shop = await start();
    const { webstoreId } = (await (await fetch(`${shop.origin}/site-info`)).json()) as { webstoreId: string };
    const [goods] = await orderableGoods(shop.origin, webstoreId);
    if (!goods) throw new Error('The shop has nothing to order.');
    await stop(shop);
    const file = path.join(folder, 'comptoir.sqlite');
    const before = readLedger(file).stock.get(goods.productId);

    const references: string[] = [];
    for (const step of steps) {
      shop = await start(step);
      const buyer = createBuyer({ origin: () => shop.origin, webstoreId }, goods, step, paysBy);
      // The mail goes out after the answer: its step may take the server with it before or after the buyer hears.
      const lost = await buyer.goOn().then(
        () => false,
        () => true,
      );
      if (step !== 'orderMailed') expect([step, lost]).toEqual([step, true]);
      expect([step, (await shop.child.exit).signal]).toEqual([step, 'SIGKILL']);
      shop = await start();
      references.push(await buyer.goOn());
      await stop(shop);
      expect(
        readLedger(file)
          .orders.map(({ reference }) => reference)
          .sort(),
      ).toEqual([...references].sort());
    }

    const ledger = readLedger(file);
    expect(ledger.orders).toHaveLength(steps.length);
    expect(
      ledger.orders.filter(({ paid, gross, paymentStatus }) => paid !== gross || paymentStatus !== 'authorised'),
    ).toEqual([]);
    expect(ledger.lostPayments).toEqual([]);
    expect(ledger.leakedReservations).toEqual([]);
    expect(ledger.stock.get(goods.productId)).toEqual({
      onHand: (before?.onHand ?? 0) - steps.length * goods.quantity,
      ordered: steps.length * goods.quantity,
    });
  },
  timeoutMs,
);
