import path from 'node:path';
import { BANK_STEPS, STEPS } from '../../../../src/server/steps';
import { dataFolders, endAll, startKillable, type Killable } from '../../../support/killed/killable';
import { createBuyer } from '../../../support/orders/buyer';
import { readLedger } from '../../../support/orders/ledger';
import { cachedDemo } from '../../../support/server/testServer';

/** In ms; includes bundling the server, and some twenty starts. */
const timeoutMs = 300_000;

/** A product under a selling model, so that its orders begin standing deliveries. */
function weeklyProduct() {
  const product = cachedDemo().products.find(({ sellingModels = [] }) => sellingModels.length > 0);
  if (product === undefined) throw new Error('The shop sells nothing again and again.');
  const { id: productId, quantityRule, sellingModels } = product;
  const productSellingModelId = sellingModels?.[0]?.id ?? '';
  return { productId, quantity: quantityRule.minimum, sold: { productSellingModelId } };
}

const folders = dataFolders();
afterAll(async () => {
  await endAll();
  await folders.remove();
});

it.each([
  ['by card', 'card', STEPS],
  ['at their bank', 'bank', BANK_STEPS],
] as const)(
  'an order paid %s whose server dies at any step is placed once when the buyer goes on, paid to the cent, takes its goods once and begins its standing delivery once [CHK-08]',
  async (_how, paysBy, steps) => {
    const folder = await folders.fresh();
    const file = path.join(folder, 'comptoir.sqlite');
    let server: Killable = await startKillable(folder, {});
    const { webstoreId } = (await (await fetch(`${server.origin}/site-info`)).json()) as { webstoreId: string };
    const product = weeklyProduct();
    const before = readLedger(file).stock.get(product.productId);

    const references: string[] = [];
    for (const step of steps) {
      await server.obey({ idsFrom: 0, killAt: { step } });
      const buyer = createBuyer({ origin: () => server.origin, webstoreId }, product, step, paysBy);
      // The mail is sent after the answer: at its step the server may die before or after the buyer gets the answer.
      const lost = await buyer.goOn().then(
        () => false,
        () => true,
      );
      if (step !== 'orderMailed') expect([step, lost]).toEqual([step, true]);
      expect([step, await server.exit]).toEqual([step, 'SIGKILL']);
      server = await startKillable(folder, {});
      references.push(await buyer.goOn());
      // Background work, such as the mail, is finished too.
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
    expect(ledger.standing.map(({ reference }) => reference)).toEqual([...references].sort());
    expect(ledger.lostPayments).toEqual([]);
    expect(ledger.leakedReservations).toEqual([]);
    expect(ledger.stock.get(product.productId)).toEqual({
      onHand: (before?.onHand ?? 0) - steps.length * product.quantity,
      ordered: steps.length * product.quantity,
    });
  },
  timeoutMs,
);
