import { randomBytes } from 'node:crypto';
import { LATE_PATHS } from '../../src/contract/latePaths';
import { pathTo, withQuery } from '../../src/contract/paths';
import type { SearchResult } from '../../src/contract/search/search';
import { SESSION_COOKIE } from '../../src/contract/visitorCookies';
import { DEMO_PASSWORD, demoAccounts } from '../../src/demo/accounts';
import { demoData } from '../../src/demo/seedDemo';
import { buildApp, type App } from '../../src/server/app';
import { commercePlugins } from '../../src/server/callPlugins';
import { systemClock } from '../../src/server/clock';
import { openMemory } from '../../src/server/database/sqlite/openSqlite';
import { noPictures } from '../../src/server/features/catalog';
import { noPayments } from '../../src/server/features/payments';
import { randomIds } from '../../src/server/ids';
import { readSettings } from '../../src/server/process/settings';
import { LOOKED_AT } from './score';

/** A query as it is typed, and who asks: a demo login, or null for a guest. */
interface Typed {
  readonly text: string;
  readonly login: string | null;
}

export interface SearchShop {
  /** The references of the first ten results or fewer: families instead of variations, the most relevant first. */
  search(typed: Typed): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The parts of the demo shop that a search reads, so that it starts sooner. */
const searched = { content: [demoData, demoAccounts], pictures: noPictures, payments: noPayments, pages: [] };
const FROM_OWN_PAGE = { 'sec-fetch-site': 'same-origin' } as const;
function settingsOfDemo() {
  const read = readSettings(
    {
      DATA_DIR: 'nowhere',
      DEMO_DATA: 'new',
      LOG_LEVEL: 'silent',
      SERVER_SECRET: randomBytes(32).toString('hex'),
    },
    '/',
  );
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return { ...read.settings, serverSecret: read.settings.serverSecret ?? '' };
}

async function sessionOf(app: App, login: string): Promise<string> {
  const payload = { username: `${login}@comptoir.example`, password: DEMO_PASSWORD };
  const reply = await app.inject({ method: 'POST', url: LATE_PATHS.login, headers: FROM_OWN_PAGE, payload });
  const secret = reply.cookies.find(({ name }) => name === SESSION_COOKIE)?.value;
  if (secret === undefined) throw new Error(`The login ${login} was refused: ${String(reply.statusCode)}.`);
  return `${SESSION_COOKIE}=${secret}`;
}

/** The server with the demo catalogue and its logins, in process and in memory. It can run without Jest. */
export async function openSearchShop(): Promise<SearchShop> {
  const database = await openMemory();
  const app = await buildApp({
    settings: settingsOfDemo(),
    database,
    clock: systemClock,
    ids: randomIds,
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    plugins: commercePlugins(searched),
  });
  await app.ready();
  const { webstoreId } = app.webstore.current();
  const { snapshot } = app.catalog.state();
  const cookies = new Map<string, string>();

  const headersOf = async (login: string | null): Promise<Readonly<Record<string, string>>> => {
    if (login === null) return FROM_OWN_PAGE;
    const cookie = cookies.get(login) ?? (await sessionOf(app, login));
    cookies.set(login, cookie);
    return { ...FROM_OWN_PAGE, cookie };
  };
  return {
    async search({ text, login }) {
      const url = withQuery(pathTo('searchProducts', { webstoreId }), { searchTerm: text, pageSize: LOOKED_AT });
      const reply = await app.inject({ url, headers: await headersOf(login) });
      if (reply.statusCode !== 200) throw new Error(`The search was refused: ${String(reply.statusCode)}.`);
      const references = reply.json<SearchResult>().productsPage.products.map(({ id }) => {
        const product = snapshot.product(id);
        if (product === undefined) throw new Error(`The search found ${id}, which is no product.`);
        // A variation, which its own reference finds, stands for its family.
        const family = product.variationParentId === null ? null : snapshot.product(product.variationParentId);
        return (family ?? product).sku;
      });
      return [...new Set(references)];
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
