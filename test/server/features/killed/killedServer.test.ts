import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolders, endAll, startKillable } from '../../../support/killed/killable';
import { orderableProducts, type Orderable } from '../../../support/orders/orderableProducts';
import { createBuyer, type Buyer } from '../../../support/orders/buyer';
import { overNetwork, RefusedError } from '../../../support/orders/buyerCalls';
import { readLedger } from '../../../support/orders/ledger';
import { budget } from '../../../support/budget';
import { seededRandom } from '../../../support/orders/seededRandom';

/** The number of kills, shared by shops that run side by side. */
const kills = budget({ usual: 10, long: 200 });
const shops = budget({ usual: 1, long: 2 });
/** Buyers who order at the same time in each shop. */
const buyersAtOnce = 4;
/**
 * How a server dies, in turn: around one of its first 14 commits, around the commit of a buyer's next call of a step,
 * and after a random time.
 */
const deaths = ['at a commit', 'at a step', 'after a time'] as const;
const mostCommits = 14;
const longestLifeMs = 160;
/** The steps whose answers are lost in any case, in turn: where money or stock changes hands. */
const aimedSteps = ['prepare', 'pay', 'submit'] as const;

const timeoutMs = 15 * 60_000;

interface Tally {
  readonly answered: readonly string[];
  readonly interrupted: ReadonlyMap<string, number>;
}

const folders = dataFolders();
afterAll(async () => {
  await endAll();
  await folders.remove();
});

/** A shop whose server is killed again and again while buyers order, each resuming where an answer was lost. */
async function orderUnderKills(dataDir: string, seed: number, times: number): Promise<Tally> {
  const random = seededRandom(seed);
  let shop = await startKillable(dataDir, {});
  const { webstoreId } = (await (await fetch(`${shop.origin}/site-info`)).json()) as { webstoreId: string };
  const before = readLedger(path.join(dataDir, 'comptoir.sqlite')).stock;
  // Products with enough stock for every order: the test is not about lack of stock.
  const products: readonly Orderable[] = (await orderableProducts(shop.origin, webstoreId)).filter(
    ({ productId, quantity }) => (before.get(productId)?.onHand ?? 0) > quantity * 200,
  );
  const answered: string[] = [];
  const interrupted = new Map<string, number>();
  let made = 0;
  /** The next call of this step kills the server; null: none does. */
  let aim: { readonly step: string; readonly when: 'before' | 'after' } | null = null;
  const newBuyer = (): Buyer => {
    made += 1;
    const product = products[Math.floor(random() * products.length)];
    if (!product) throw new Error('The shop has nothing to order.');
    const buyer: Buyer = createBuyer(
      {
        origin: () => shop.origin,
        webstoreId,
        async send(call) {
          if (aim?.step === buyer.at()) {
            const killAt = { commit: 1, when: aim.when };
            aim = null;
            await shop.obey({ idsFrom: 0, killAt });
          }
          return overNetwork(() => shop.origin)(call);
        },
      },
      product,
      `b${seed}n${made}`,
    );
    return buyer;
  };
  const buyers = Array.from({ length: buyersAtOnce }, newBuyer);

  /** Orders until the server is killed; after a lost answer the buyer stays at the same step. */
  const keepOrdering = async (index: number): Promise<void> => {
    for (;;) {
      const buyer = buyers[index];
      if (!buyer) return;
      try {
        answered.push(await buyer.goOn());
      } catch (error) {
        if (error instanceof RefusedError) throw error;
        interrupted.set(buyer.at(), (interrupted.get(buyer.at()) ?? 0) + 1);
        // One buyer in four never returns: their purchases must not get lost either.
        if (random() < 0.25) buyers[index] = newBuyer();
        return;
      }
      buyers[index] = newBuyer();
    }
  };

  for (let killed = 0; killed < times; killed += 1) {
    const death = deaths[killed % deaths.length];
    const commit = 1 + Math.floor(random() * mostCommits);
    const when = random() < 0.5 ? 'before' : 'after';
    const step = aimedSteps[Math.floor(killed / deaths.length) % aimedSteps.length];
    aim = death === 'at a step' && step !== undefined ? { step, when } : null;
    await shop.obey({ idsFrom: 0, killAt: death === 'at a commit' ? { commit, when } : null });
    const ordering = Promise.all(buyers.map((_, index) => keepOrdering(index)));
    if (death === 'after a time') {
      await wait(Math.floor(random() * longestLifeMs));
      await shop.kill('SIGKILL');
    }
    expect(await shop.exit).toBe('SIGKILL');
    await ordering;
    shop = await startKillable(dataDir, {});
  }
  // All other buyers get their order in the end.
  for (const buyer of buyers) answered.push(await buyer.goOn());
  await shop.kill('SIGTERM');

  const ledger = readLedger(path.join(dataDir, 'comptoir.sqlite'));
  const references = ledger.orders.map((order) => order.reference);
  expect(answered.filter((reference) => references.filter((other) => other === reference).length !== 1)).toEqual([]);
  expect(new Set(ledger.orders.map((order) => order.checkout)).size).toBe(ledger.orders.length);
  expect(ledger.orders.filter((order) => order.paid !== order.gross || order.paymentStatus !== 'authorised')).toEqual(
    [],
  );
  expect(ledger.lostPayments).toEqual([]);
  expect(ledger.leakedReservations).toEqual([]);
  const leaked = [...before].filter(([product, { onHand }]) => {
    const now = ledger.stock.get(product);
    return now === undefined || now.onHand + now.ordered !== onHand;
  });
  expect(leaked).toEqual([]);
  return { answered, interrupted };
}

it(
  'a server killed again and again while buyers order keeps every answered order once, loses no payment and leaks no stock [CHK-08]',
  async () => {
    const seeds = Array.from({ length: shops }, (_, index) => 20_261_121 + index);
    const seeded = await folders.fresh();
    await (await startKillable(seeded, {})).kill('SIGTERM');
    const tallies = await Promise.all(
      seeds.map(async (seed) => orderUnderKills(await folders.copyOf(seeded), seed, kills / shops)),
    );
    const answered = tallies.flatMap((tally) => tally.answered);
    const interruptedAt = new Set(tallies.flatMap((tally) => [...tally.interrupted.keys()]));
    expect(new Set(answered).size).toBe(answered.length);
    // Guards against kills without effect: orders were placed, and answers lost before payment, at payment and at the
    // submit.
    expect(answered.length).toBeGreaterThan(kills / 4);
    expect([...interruptedAt].sort()).toEqual(expect.arrayContaining(['pay', 'prepare', 'submit']));
  },
  timeoutMs,
);
