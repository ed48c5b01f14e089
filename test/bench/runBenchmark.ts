import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { defaultWebstore } from '../../src/server/features/context/Webstore';
import { orderableProducts } from '../support/orders/orderableProducts';
import { benchCatalog, type BenchCatalog } from './benchCatalog';
import {
  callLines,
  callRowOf,
  ROW_HEAD,
  rowLine,
  rowOf,
  type CallRow,
  type Measured,
  type Row,
} from './tables/benchTable';
import { choose, countIn } from './chosen';
import { CONNECTIONS, measure, type Subject } from './measure';
import { hostileLines, measureHostile, type HostileRow } from './hostileSearches';
import { middleBy } from './middle';
import { measureProcesses, type Plan } from './measureProcesses';
import { markupBytes } from './pages/reference/markup';
import { CATEGORY, firstProduct } from './pages/shopPages';
import { processLines, type ProcessRow } from './tables/processTable';
import { calls, scenarios, type CallName, type ScenarioName } from './load/scenarios.cjs';
import { startBare, startShop } from './servers';
import { createVisitor, type OrderableProduct } from './load/visitor.cjs';
import { writeResults } from './tables/writeResults';

/**
 * The load of the calls that are measured beside pages: 200 a second in all, so that the shop has idle time, as with
 * real visitors.
 */
const CALLS = { connections: CONNECTIONS, perSecond: 200 };
/** The load of the pages rendered beside calls: ten a second, however fast the shop is. */
const PAGES = { connections: 2, perSecond: 10 };
/** How long pages are requested before the calls begin and after they end. */
const AROUND_MS = 1000;

interface Measuring extends Plan {
  readonly products: number;
  readonly shop: Subject;
  readonly bare: Subject;
}

const scenarioNames = Object.keys(scenarios) as ScenarioName[];
const callNames = Object.keys(calls) as CallName[];
/** The option for processes: their start times and memory. */
const PROCESS = 'process';
/** The option for searches designed to be expensive, beside the largest ordinary ones. */
const HOSTILE = 'hostileSearches';
type Chosen = ScenarioName | CallName | typeof PROCESS | typeof HOSTILE;
const isScenario = (name: Chosen): name is ScenarioName => name in scenarios;
const isCall = (name: Chosen): name is CallName => name in calls;
const htmlIn = (body: Buffer): string => brotliDecompressSync(body).toString();

/** The size of the shop's answer at each step of the scenarios, in bytes; for rendered pages that of their markup. */
async function bytesOf(
  origin: string,
  product: OrderableProduct,
  names: readonly ScenarioName[],
): Promise<Readonly<Record<string, number>>> {
  const bytes: Record<string, number> = {};
  const rendered: readonly string[] = ['categoryPage', 'productPage'] satisfies readonly ScenarioName[];
  for (const name of names) {
    const visitor = createVisitor(origin, product, `bytes-${name}`, (step, body) => {
      bytes[step] = rendered.includes(step) ? markupBytes(htmlIn(body)) : body.length;
    });
    await scenarios[name].begin(visitor);
    await scenarios[name].once(visitor);
    visitor.leave();
  }
  return bytes;
}

/** Alternates between shop and bare server, so that other load of the machine affects both. */
async function measureRow(work: ScenarioName, { products, shop, bare, seconds, rounds }: Measuring): Promise<Row> {
  const ours: Measured[] = [];
  const limit: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measure(shop, work, `shop-${round}`, seconds));
    limit.push(await measure(bare, work, `bare-${round}`, seconds));
  }
  const middle = (measured: readonly Measured[]) => middleBy(measured, ({ perSecond }) => perSecond);
  return rowOf(products, work, middle(ours), middle(limit));
}

/** Measures a call by itself and while pages are rendered, in alternation. */
async function measureCall(work: CallName, { products, shop, seconds, rounds }: Measuring): Promise<CallRow> {
  const alone: Measured[] = [];
  const beside: { readonly call: Measured; readonly pages: Measured }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await measure(shop, work, `alone-${round}`, seconds, CALLS));
    const longer = seconds + (2 * AROUND_MS) / 1000;
    const [pages, call] = await Promise.all([
      measure(shop, 'categoryPage', `beside-${round}`, longer, PAGES),
      sleep(AROUND_MS).then(() => measure(shop, work, `call-${round}`, seconds, CALLS)),
    ]);
    beside.push({ call, pages });
  }
  const slowest = ({ p99 }: Measured) => p99 ?? Infinity;
  const { call, pages } = middleBy(beside, (one) => slowest(one.call));
  return callRowOf(products, work, { alone: middleBy(alone, slowest), beside: call, pages });
}

/** Runs the shop and the bare server side by side during the work; resolves to the products that visitors buy. */
async function beside(
  { dataDir, bareFile }: BenchCatalog,
  names: readonly ScenarioName[],
  work: (shop: Subject, bare: Subject) => Promise<void>,
): Promise<readonly OrderableProduct[]> {
  const shop = await startShop(dataDir);
  try {
    const { origin } = shop;
    const pages = { category: CATEGORY, product: await firstProduct(origin) };
    const found = await orderableProducts(origin, defaultWebstore().webstoreId);
    const orderable = found.map(({ productId, quantity }) => ({ productId, minimum: quantity, pages }));
    const [first] = orderable;
    if (first === undefined) throw new Error('The catalogue has nothing a guest may order.');
    const bare = await startBare(bareFile, await bytesOf(origin, first, names));
    try {
      await work({ origin, orderable }, { origin: bare.origin, orderable });
    } finally {
      await bare.stop();
    }
    return orderable;
  } finally {
    await shop.stop();
  }
}

const sizesIn = (text: string): readonly number[] => text.split(',').map((part) => countIn('--sizes', part));

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Measures what was chosen at every size and prints a row for each; `--json=FILE` writes them too. */
export async function runBenchmark(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '1000,10000' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      only: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const plan = { seconds: countIn('--seconds', values.seconds), rounds: countIn('--rounds', values.rounds) };
  const chosen = choose<Chosen>('--only', values.only, [...scenarioNames, ...callNames, HOSTILE, PROCESS]);
  const compared = chosen.filter(isScenario);
  const rows: Row[] = [];
  const callRows: CallRow[] = [];
  const hostileRows: HostileRow[] = [];
  const processRows: ProcessRow[] = [];
  if (compared.length > 0) say([ROW_HEAD]);
  for (const products of sizesIn(values.sizes)) {
    const files = await benchCatalog(products);
    try {
      const orderable = await beside(files, compared, async (shop, bare) => {
        const measuring = { ...plan, products, shop, bare };
        for (const name of compared) {
          const row = await measureRow(name, measuring);
          rows.push(row);
          say([rowLine(row)]);
        }
        for (const name of chosen.filter(isCall)) callRows.push(await measureCall(name, measuring));
        if (chosen.includes(HOSTILE)) hostileRows.push(await measureHostile(products, shop.origin));
      });
      if (chosen.includes(PROCESS)) processRows.push(await measureProcesses(products, files, orderable, plan));
    } finally {
      await rm(files.dataDir, { recursive: true, force: true });
    }
  }
  if (callRows.length > 0) say(['', ...callLines(callRows)]);
  if (hostileRows.length > 0) say(['', ...hostileLines(hostileRows)]);
  if (processRows.length > 0) say(['', ...processLines(processRows)]);
  await writeResults(values.json, { plan, rows, calls: callRows, hostile: hostileRows, processes: processRows });
}
