import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify, parseArgs } from 'node:util';
import { defaultWebstore } from '../../src/server/features/context/Webstore';
import { orderableGoods, type Orderable } from '../support/orders/orderableGoods';
import { benchCatalog } from './benchCatalog';
import { scenarios, type ScenarioName } from './scenarios.cjs';
import { startBare, startShop } from './servers';
import { createVisitor } from './visitor.cjs';

const CONNECTIONS = 10;
/** The shop is to do at least this much of what the bare server does. */
const WANTED_RATIO = 0.5;

interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number | null;
  readonly p99: number | null;
}

interface Row {
  readonly products: number;
  readonly work: ScenarioName;
  readonly shop: Measured;
  readonly bare: Measured;
  readonly ratio: number;
}

interface Plan {
  readonly seconds: number;
  readonly rounds: number;
}

interface Goods {
  readonly productId: string;
  readonly minimum: number;
}

const names = Object.keys(scenarios) as ScenarioName[];

/** One load of a server, from a process of its own. */
async function measure(
  origin: string,
  scenario: ScenarioName,
  goods: readonly Goods[],
  round: string,
  seconds: number,
) {
  const wanted = { origin, scenario, connections: CONNECTIONS, seconds, goods, round };
  const script = path.join(__dirname, 'load.cjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(wanted)]);
  return JSON.parse(stdout) as Measured;
}

/** How many bytes the shop answers at each step of every scenario. */
async function bytesOf(origin: string, goods: Goods): Promise<Readonly<Record<string, number>>> {
  const bytes: Record<string, number> = {};
  for (const name of names) {
    const visitor = createVisitor(origin, goods, `bytes-${name}`, (step, count) => {
      bytes[step] = count;
    });
    await scenarios[name].begin(visitor);
    await scenarios[name].once(visitor);
    visitor.leave();
  }
  return bytes;
}

/** The middle one by speed. */
const median = (measured: readonly Measured[]): Measured => {
  const sorted = [...measured].sort((one, other) => one.perSecond - other.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
};

/** Shop and bare server by turns, so that whatever else the machine does meets both. */
async function rowsOf(products: number, { seconds, rounds }: Plan): Promise<readonly Row[]> {
  const { dataDir, bareFile } = await benchCatalog(products);
  const shop = await startShop(dataDir);
  try {
    const found: readonly Orderable[] = await orderableGoods(shop.origin, defaultWebstore().webstoreId);
    const goods = found.map(({ productId, quantity }) => ({ productId, minimum: quantity }));
    const [first] = goods;
    if (first === undefined) throw new Error('The catalogue has nothing a guest may order.');
    const bare = await startBare(bareFile, await bytesOf(shop.origin, first));
    try {
      const rows: Row[] = [];
      for (const work of names) {
        const ours: Measured[] = [];
        const limit: Measured[] = [];
        for (let round = 0; round < rounds; round += 1) {
          ours.push(await measure(shop.origin, work, goods, `shop-${round}`, seconds));
          limit.push(await measure(bare.origin, work, goods, `bare-${round}`, seconds));
        }
        const row = { products, work, shop: median(ours), bare: median(limit) };
        rows.push({ ...row, ratio: row.shop.perSecond / row.bare.perSecond });
      }
      return rows;
    } finally {
      await bare.stop();
    }
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const perSecond = (value: number): string => `${value.toFixed(0)}/s`.padStart(9);
const milliseconds = (value: number | null): string => (value === null ? '–' : value.toFixed(1)).padStart(8);

const lineOf = ({ products, work, shop, bare, ratio }: Row): string =>
  [
    String(products).padStart(8),
    scenarios[work].counted.padEnd(28),
    perSecond(shop.perSecond),
    perSecond(bare.perSecond),
    `${(ratio * 100).toFixed(0)} %`.padStart(7),
    ratio >= WANTED_RATIO ? '    yes' : '     no',
    milliseconds(shop.p50),
    milliseconds(shop.p99),
  ].join(' ');

const sizesIn = (text: string): readonly number[] =>
  text.split(',').map((part) => {
    const size = Number(part);
    if (!Number.isSafeInteger(size) || size < 1) throw new Error(`--sizes: ${part} is no number of products.`);
    return size;
  });

/** Measures every scenario at every size and prints a row for each; `--json=FILE` writes them too. */
export async function runBenchmark(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '1000,10000' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      json: { type: 'string' },
    },
  });
  const plan = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
  const rows: Row[] = [];
  process.stdout.write(
    `${['products', 'work'.padEnd(28), '     shop', '     bare', '  ratio', '≥ 50 %?', '  p50 ms', '  p99 ms'].join(' ')}\n`,
  );
  for (const size of sizesIn(values.sizes)) {
    for (const row of await rowsOf(size, plan)) {
      rows.push(row);
      process.stdout.write(`${lineOf(row)}\n`);
    }
  }
  if (values.json !== undefined) {
    const machine = { cpus: os.cpus().length, model: os.cpus()[0]?.model ?? '', node: process.version };
    await writeFile(values.json, `${JSON.stringify({ machine, plan, rows }, null, 2)}\n`);
  }
}
