import { randomBytes } from 'node:crypto';
import type { App, AppOptions } from '../../../src/server/app';
import type { Database } from '../../../src/server/database/Database';
import { demoContent, writeDemo, type DemoContent } from '../../../src/demo/seedDemo';
import { commercePlugins } from './plugins/shopPlugins';
import { anyPathTo, type AnyPathName, type AnyPathValues } from '../../../src/contract/otherClientPaths';
import { withQuery, type QueryValue } from '../../../src/contract/paths';
import { countedIds, fromOwnPage, startTestApp, testClock, testSettings, type TestApp } from './testApp';
import { openTestDatabase } from './databases/testDatabase';

type Query = Readonly<Record<string, QueryValue>>;
type Values<N extends AnyPathName> = Omit<AnyPathValues<N>, 'webstoreId'> & { readonly webstoreId?: string };
type Reply = Awaited<ReturnType<App['inject']>>;
/** A reply as a client sees it. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly json: Reply['json'];
}

/** The whole commerce server with the demo shop, on a database of its own. Close it in `afterAll`. */
export interface TestServer extends TestApp {
  readonly webstoreId: string;
  /** A GET of a call by its name; the webstore is filled in. */
  get<N extends AnyPathName>(
    name: N,
    values: Values<N>,
    query?: Query,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  /** A POST of JSON, as from a page of the shop. */
  post<N extends AnyPathName>(name: N, values: Values<N>, body: object, query?: Query): Promise<Answer>;
}

let demo: DemoContent | null = null;
/** The demo shop, made once for each test file. */
export const cachedDemo = (): DemoContent => (demo ??= demoContent());

const demoShop = {
  name: 'demo',
  fill: (database: Database) => database.write((db) => writeDemo(db, cachedDemo(), countedIds(), testClock().now())),
};

interface Starting extends Partial<AppOptions> {
  readonly content?: DemoContent;
  /** Undocumented refusals fail the test, unless this is false. */
  readonly checkRefusals?: boolean;
  /** Wraps the database, for instance to count its statements. */
  readonly through?: (database: Database) => Database;
}

/** Starts the test server. `plugins` come after the catalogue's; `content` replaces the demo shop. */
export async function startTestServer(options: Starting = {}): Promise<TestServer> {
  const { content, plugins = [], through, ...rest } = options;
  const clock = testClock();
  const opened = await openTestDatabase({ clock }, content === undefined ? demoShop : undefined);
  const database = through === undefined ? opened : through(opened);
  if (content !== undefined) await database.write((db) => writeDemo(db, content, countedIds(), clock.now()));
  // The catalogue exists already, so of the demo data only the logins are written.
  const settings = { ...testSettings, demoData: true, serverSecret: randomBytes(32).toString('hex') };
  const started = await startTestApp({ settings, ...rest, database, plugins: [...commercePlugins, ...plugins] });
  const { webstoreId } = started.app.webstore.current();
  // Checked edge: the callers' types require the values that a name needs.
  const addressOf = (name: AnyPathName, values: object, query: Query): string =>
    withQuery(anyPathTo(name, { webstoreId, ...values } as AnyPathValues<AnyPathName>), query);
  const answerOf = (response: Reply): Answer => ({
    status: response.statusCode,
    headers: { ...response.headers },
    text: response.body,
    json: response.json,
  });
  return {
    ...started,
    webstoreId,
    get: async (name, values, query = {}, headers = {}) =>
      answerOf(await started.app.inject({ method: 'GET', url: addressOf(name, values, query), headers })),
    post: async (name, values, body, query = {}) =>
      answerOf(
        await started.app.inject({
          method: 'POST',
          url: addressOf(name, values, query),
          headers: { ...fromOwnPage, 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        }),
      ),
  };
}
