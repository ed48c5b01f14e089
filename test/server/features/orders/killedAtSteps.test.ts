import path from 'node:path';
import { BANK_STEPS, STEPS } from '../../../../src/server/steps';
import { dataFolders, endAll, startKillable, type Killable } from '../../../support/killed/killable';
import { createBuyer } from '../../../support/orders/buyer';
import { readLedger } from '../../../support/orders/ledger';
import { orderableGoods } from '../../../support/orders/orderableGoods';

/** Bundling the server, and some twenty starts. */
const timeoutMs = 300_000;

const folders = dataFolders();
afterAll(async () => {
  await endAll();
  await folders.remove();
});

it.each([
  ['by card', 'card', STEPS],
  ['at their bank', 'bank', BANK_STEPS],
] as const)(
  'an order paid %s whose server dies at any step is placed once when the buyer goes on, paid to the cent, and takes its goods once [CHK-08]',
  async (_how, paysBy, steps) => {
    const folder = await folders.fresh();
    const file = path.join(folder, 'comptoir.sqlite');
    let server: Killable = await startKillable(folder, {});
    const { webstoreId } = (await (await fetch(`${server.origin}/site-info`)).json()) as { webstoreId: string };
    const [goods] = await orderableGoods(server.origin, webstoreId);
    if (!goods) throw new Error('The shop has nothing to order.');
    const before = readLedger(file).stock.get(goods.productId);

    const references: string[] = [];
    for (const step of steps) {
      await server.obey({ idsFrom: 0, killAt: { step } });
      const buyer = createBuyer({ origin: () => server.origin, webstoreId }, goods, step, paysBy);
      // The mail goes out after the answer: its step may take the server with it before or after the buyer hears.
      const lost = await buyer.goOn().then(
        () => false,
        () => true,
      );
      if (step !== 'orderMailed') expect([step, lost]).toEqual([step, true]);
      expect([step, await server.exit]).toEqual([step, 'SIGKILL']);
      server = await startKillable(folder, {});
      references.push(await buyer.goOn());
      // What goes on beside the call, such as the mail, is over too.
      await server.obey({ idsFrom: 0, killAt: null });
      expect(
        readLedger(file)
          .orders.map(({ reference }) => reference)
          .sort(),
      ).toEqual([...references].sort());
    }
    await server.kill('SIGTERM');

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
