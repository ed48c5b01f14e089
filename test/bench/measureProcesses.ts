import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pathTo } from '../../src/contract/paths';
import { defaultWebstore } from '../../src/server/features/context/Webstore';
import type { BenchCatalog } from './benchCatalog';
import { measure } from './measure';
import { middleBy } from './middle';
import type { ProcessFigures, ProcessRow } from './tables/processTable';
import type { ScenarioName } from './load/scenarios.cjs';
import { startBare, startShop, type RunningServer } from './servers';
import type { OrderableProduct } from './load/visitor.cjs';

const KILOBYTES = 1024;

/** The resident memory of a process, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / KILOBYTES;
}

/** A path to request first, and the load afterwards. */
interface Asking {
  readonly path: string;
  readonly load: (origin: string) => Promise<unknown>;
}

async function measureOnce(open: () => Promise<RunningServer>, { path, load }: Asking): Promise<ProcessFigures> {
  const begun = performance.now();
  const server = await open();
  try {
    const answer = await fetch(server.origin + path);
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
    await answer.text();
    const start = performance.now() - begun;
    const idle = await memoryOf(server.pid);
    await load(server.origin);
    return { start, idle, loaded: await memoryOf(server.pid) };
  } finally {
    await server.stop();
  }
}

/** The median of the start times, and the maximum of the memory. */
const worstOf = (measured: readonly ProcessFigures[]): ProcessFigures => ({
  start: middleBy(measured, ({ start }) => start).start,
  idle: Math.max(...measured.map(({ idle }) => idle)),
  loaded: Math.max(...measured.map(({ loaded }) => loaded)),
});

/** The load before memory is measured. */
const LOAD: readonly ScenarioName[] = ['search', 'listing', 'product'];

/** How long each measurement takes, and how often shop and bare server alternate. */
export interface Plan {
  readonly seconds: number;
  readonly rounds: number;
}

/**
 * The start times and memory of the shop's and the bare server's processes, measured in alternation, one process at a
 * time.
 */
export async function measureProcesses(
  products: number,
  { dataDir, bareFile }: BenchCatalog,
  orderable: readonly OrderableProduct[],
  { seconds, rounds }: Plan,
): Promise<ProcessRow> {
  const [first] = orderable;
  const path = pathTo('product', { webstoreId: defaultWebstore().webstoreId, productId: first?.productId ?? '' });
  const load = async (origin: string) => {
    for (const work of LOAD) await measure({ origin, orderable }, work, 'process', seconds);
  };
  const shop: ProcessFigures[] = [];
  const bare: ProcessFigures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    shop.push(await measureOnce(() => startShop(dataDir), { path, load }));
    bare.push(await measureOnce(() => startBare(bareFile, {}), { path, load }));
  }
  return { products, shop: worstOf(shop), bare: worstOf(bare) };
}
