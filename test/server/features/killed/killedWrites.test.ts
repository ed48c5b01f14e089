import { postgresPlace, postgresUrl } from '../../../support/postgres/postgresPlace';
import { isPostgres } from '../../../support/server/testDatabase';
import { contentsOf, type Contents } from '../../../support/killed/contents';
import { dataFolders, endAll, startKillable, type Killable } from '../../../support/killed/killable';
import type { Moment } from '../../../support/killed/orders';
import { visitorAt, type Answer, type Visitor, type VisitorCall } from '../../../support/killed/visitor';
import { tellWrites } from '../../../support/killed/writeStory';
import { foundInMail } from '../../../support/journeys/servers/outbox';
import { orderableGoods } from '../../../support/orders/orderableGoods';

/** Bundling the server, seeding shops, and some sixty starts. */
const timeoutMs = 900_000;
/** Each write has ids of its own, the same in every telling. */
const IDS_APART = 100_000;

/** On PostgreSQL one of each kind is killed; the others run undisturbed. */
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

/** What a write came to where nobody was killed. */
interface Told {
  readonly name: string;
  readonly answer: Answer;
  /** Whatever it committed until nothing of it went on. */
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

/** A shop with demo data of its own: its server, to be started again, and what its database holds. */
const openShop = async (seeded: string | null) => {
  const folder = await (seeded === null ? folders.fresh() : folders.copyOf(seeded));
  const place = isPostgres ? await postgresPlace() : null;
  if (place !== null) removals.push(place.remove);
  const start = () =>
    startKillable(folder, { FORETOLD: '1', ...(place === null ? {} : { DATABASE_URL: postgresUrl(place.name) }) });
  let server: Killable = await start();
  return {
    folder,
    server: () => server,
    origin: () => server.origin,
    async restart() {
      server = await start();
    },
    contents: () => contentsOf(place?.name ?? folder),
  };
};
type Shop = Awaited<ReturnType<typeof openShop>>;

const runStory = async (
  shop: Shop,
  write: (name: string, send: () => Promise<Answer>, idsFrom: number) => Promise<Answer>,
): Promise<void> => {
  const { webstoreId } = (await (await fetch(`${shop.origin()}/site-info`)).json()) as { webstoreId: string };
  let idsFrom = 1_000_000;
  const next = (): number => (idsFrom += IDS_APART);
  await tellWrites({
    origin: shop.origin,
    webstoreId,
    goods: await orderableGoods(shop.origin(), webstoreId),
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
};

/** Makes the writes undisturbed, each twice under its key. */
const tellOnce = async (shop: Shop): Promise<readonly Told[]> => {
  const told: Told[] = [];
  await runStory(shop, async (name, send, idsFrom) => {
    await shop.server().obey({ idsFrom, killAt: null });
    const answer = await send();
    if (answer.status >= 300) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    const commits = await shop.server().obey({ idsFrom: idsFrom + IDS_APART / 2, killAt: null });
    const contents = await shop.contents();
    expect([name, await send()]).toEqual([name, answer]);
    expect([name, await shop.contents()]).toEqual([name, contents]);
    told.push({ name, answer, commits, contents });
    return answer;
  });
  return told;
};

/** Makes them once more on a server that dies at these moments of each; the caller repeats what was not answered. */
const tellKilled = async (
  shop: Shop,
  told: readonly Told[],
  momentsOf: (commits: number) => readonly Moment[],
): Promise<number> => {
  const left = [...told];
  let kills = 0;
  await runStory(shop, async (name, send, idsFrom) => {
    const expected = left.shift();
    if (expected?.name !== name) throw new Error(`${name} was not told before`);
    for (const killAt of isKilled(name) ? momentsOf(expected.commits) : []) {
      const server = shop.server();
      await server.obey({ idsFrom, killAt });
      const isAnswered = await send().then(
        () => true,
        () => false,
      );
      // Whoever is answered waits for what goes on beside the calls: it has the last commits.
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
};

it(
  'every write of a shopper whose server dies before or after any of its commits is done once when it is repeated: the answer and each row are as if nothing had happened [CRT-04]',
  async () => {
    const seeding = await openShop(null);
    await seeding.server().kill('SIGTERM');
    const [whole, early, late] = await Promise.all([0, 1, 2].map(() => openShop(seeding.folder)));
    if (!whole || !early || !late) throw new Error('Three shops were opened.');
    const told = await tellOnce(whole);
    // What a call changes is one commit; only the counts of attempts around it have commits of their own.
    expect(told.filter(({ commits }) => commits !== 1).map(({ name, commits }) => [name, commits])).toEqual([
      ['a coupon is entered', 3],
      ['a coupon is entered in the checkout', 3],
      ['a company registers', 2],
    ]);
    // Both to their end, so that no server is started once the test is over.
    const tellings = await Promise.allSettled([
      tellKilled(early, told, (commits) =>
        Array.from({ length: commits }, (_, index) => ({ commit: index + 1, when: 'before' })),
      ),
      tellKilled(late, told, (commits) => [{ commit: commits, when: 'after' }]),
    ]);
    const kills = tellings.map((telling) => {
      if (telling.status === 'rejected') throw telling.reason;
      return telling.value;
    });
    const killed = told.filter(({ name }) => isKilled(name));
    expect(kills).toEqual([killed.reduce((sum, { commits }) => sum + commits, 0), killed.length]);
  },
  timeoutMs,
);
