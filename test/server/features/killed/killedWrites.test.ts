import { lastingPostgres, postgresUrl } from '../../../support/postgres/lastingPostgres';
import { isPostgres } from '../../../support/server/databases/testDatabase';
import { contentsOf, type Contents } from '../../../support/killed/contents';
import { budget } from '../../../support/budget';
import { dataFolders, endAll, startKillable, type Killable } from '../../../support/killed/killable';
import type { Moment } from '../../../support/killed/orders';
import { visitorAt, type Answer, type Visitor, type VisitorCall } from '../../../support/killed/visitor';
import { runWriteStory } from '../../../support/killed/writeStory';
import { foundInMail } from '../../../support/journeys/servers/outbox';
import { orderableProducts } from '../../../support/orders/orderableProducts';

/** In ms; includes bundling the server, seeding shops, and with the large budget some sixty starts. */
const timeoutMs = 900_000;
/** The distance between the first ids of two writes, which are the same in every run. */
const IDS_APART = 100_000;

/** On PostgreSQL one write of each kind is killed; the others run undisturbed. */
const ON_POSTGRES = [
  'a product is added',
  'a coupon is entered',
  'lines are arranged',
  'a checkout with reserved goods is deleted',
  'a guest’s cart is kept',
  'an address is made',
  'a password is changed',
];
const isKilled = (name: string): boolean => !isPostgres || ON_POSTGRES.includes(name);

/**
 * The moments at which the first of two shops is killed in a write, and the second: before each of its commits, and
 * after the last. With the small budget each write of a single commit is killed once, in turn before and after it.
 */
const momentsOf = {
  early: (commits: number, index: number): readonly Moment[] =>
    budget({ usual: commits > 1 || index % 2 === 0, long: true })
      ? Array.from({ length: commits }, (_, commit) => ({ commit: commit + 1, when: 'before' }))
      : [],
  late: (commits: number, index: number): readonly Moment[] =>
    budget({ usual: commits > 1 || index % 2 === 1, long: true }) ? [{ commit: commits, when: 'after' }] : [],
};

/** The outcome of a write on a server that was not killed. */
interface UndisturbedWrite {
  readonly name: string;
  readonly answer: Answer;
  /** The number of its commits, those of its background work included. */
  readonly commits: number;
  readonly contents: Contents;
}

const folders = dataFolders();
const removals: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await endAll();
  await folders.remove();
  for (const remove of removals) await remove();
});

/** A shop with its own demo data: its server, which can be restarted, and the contents of its database. */
async function openShop(seeded: string | null) {
  const folder = await (seeded === null ? folders.fresh() : folders.copyOf(seeded));
  const lasting = isPostgres ? await lastingPostgres() : null;
  if (lasting !== null) removals.push(lasting.remove);
  const start = () =>
    startKillable(folder, {
      DETERMINISTIC: '1',
      ...(lasting === null ? {} : { DATABASE_URL: postgresUrl(lasting.name) }),
    });
  let server: Killable = await start();
  return {
    folder,
    server: () => server,
    origin: () => server.origin,
    async restart() {
      server = await start();
    },
    contents: () => contentsOf(lasting?.name ?? folder),
  };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

async function runStory(
  shop: Shop,
  write: (name: string, send: () => Promise<Answer>, idsFrom: number) => Promise<Answer>,
): Promise<void> {
  const { webstoreId } = (await (await fetch(`${shop.origin()}/site-info`)).json()) as { webstoreId: string };
  let idsFrom = 1_000_000;
  const next = (): number => (idsFrom += IDS_APART);
  await runWriteStory({
    origin: shop.origin,
    webstoreId,
    products: await orderableProducts(shop.origin(), webstoreId),
    newVisitor: () => visitorAt(shop.origin),
    async prepare(work) {
      await shop.server().obey({ idsFrom: next(), killAt: null });
      return work();
    },
    write(name: string, visitor: Visitor, call: VisitorCall) {
      const mark = next();
      return write(name, () => visitor.send(call, `write-${mark}`), mark);
    },
    mailedToken: () => foundInMail(shop.folder, /token=([\w-]+)/),
  });
}

/** Makes the writes undisturbed, each twice with the same key. */
async function writeUndisturbed(shop: Shop): Promise<readonly UndisturbedWrite[]> {
  const undisturbed: UndisturbedWrite[] = [];
  await runStory(shop, async (name, send, idsFrom) => {
    await shop.server().obey({ idsFrom, killAt: null });
    const answer = await send();
    if (answer.status >= 300) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    const commits = await shop.server().obey({ idsFrom: idsFrom + IDS_APART / 2, killAt: null });
    const contents = await shop.contents();
    expect([name, await send()]).toEqual([name, answer]);
    expect([name, await shop.contents()]).toEqual([name, contents]);
    undisturbed.push({ name, answer, commits, contents });
    return answer;
  });
  return undisturbed;
}

/**
 * Makes the writes on a server that is killed at these moments of each; the caller repeats a call without an answer.
 */
async function writeKilled(
  shop: Shop,
  undisturbed: readonly UndisturbedWrite[],
  momentsIn: (commits: number, index: number) => readonly Moment[],
): Promise<number> {
  const left = [...undisturbed];
  let kills = 0;
  await runStory(shop, async (name, send, idsFrom) => {
    const expected = left.shift();
    if (expected?.name !== name) throw new Error(`${name} was not told before`);
    for (const killAt of isKilled(name) ? momentsIn(expected.commits, undisturbed.indexOf(expected)) : []) {
      const server = shop.server();
      await server.obey({ idsFrom, killAt });
      const isAnswered = await send().then(
        () => true,
        () => false,
      );
      // After an answer, waits for the background work, which has the last commits.
      const end = await (isAnswered
        ? Promise.race([server.exit, server.obey({ idsFrom, killAt: null })])
        : server.exit);
      expect([name, killAt, end]).toEqual([name, killAt, 'SIGKILL']);
      kills += 1;
      await shop.restart();
    }
    await shop.server().obey({ idsFrom, killAt: null });
    const answer = await send();
    await shop.server().obey({ idsFrom, killAt: null });
    expect([name, answer]).toEqual([name, expected.answer]);
    expect([name, await shop.contents()]).toEqual([name, expected.contents]);
    return answer;
  });
  expect(left).toEqual([]);
  return kills;
}

it(
  'every write of a shopper whose server dies before or after any of its commits is done once when it is repeated: the answer and each row are as if nothing had happened [CRT-04]',
  async () => {
    const seeding = await openShop(null);
    await seeding.server().kill('SIGTERM');
    const [whole, early, late] = await Promise.all([0, 1, 2].map(() => openShop(seeding.folder)));
    if (!whole || !early || !late) throw new Error('Three shops were opened.');
    const undisturbed = await writeUndisturbed(whole);
    // Every call changes the database in one commit; only counts of attempts are committed separately.
    expect(undisturbed.filter(({ commits }) => commits !== 1).map(({ name, commits }) => [name, commits])).toEqual([
      ['a coupon is entered', 3],
      ['a coupon is entered in the checkout', 3],
      ['a company registers', 2],
    ]);
    // Waits for both, so that no server is started after the end of the test.
    const runs = await Promise.allSettled([
      writeKilled(early, undisturbed, momentsOf.early),
      writeKilled(late, undisturbed, momentsOf.late),
    ]);
    const kills = runs.map((run) => {
      if (run.status === 'rejected') throw run.reason;
      return run.value;
    });
    const wanted = [momentsOf.early, momentsOf.late].map((momentsIn) =>
      undisturbed.reduce(
        (sum, { name, commits }, index) => sum + (isKilled(name) ? momentsIn(commits, index).length : 0),
        0,
      ),
    );
    expect(kills).toEqual(wanted);
    expect(Math.min(...kills)).toBeGreaterThan(0);
  },
  timeoutMs,
);
