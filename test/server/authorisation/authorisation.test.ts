import { readFileSync } from 'node:fs';
import path from 'node:path';
import { askingShop, isPage, NOTHINGS, outcomeOf, type AskingShop } from '../../support/server/wholeShop/askCell';
import { openWholeShop, type WholeShop } from '../../support/server/wholeShop/openWholeShop';
import { openPeople, PEOPLE, type PersonName, type Things } from '../../support/server/wholeShop/people';
import { readMatrix, type MatrixBlock, type Whose } from '../../support/server/wholeShop/readMatrix';
import { sharedThings } from '../../support/server/wholeShop/sharedThings';

// Calls every route as each caller, with their own ids and with those of others. The expected results are in
// matrix.txt; the list of routes comes from the server, so that a new route fails unless the matrix has it.

type Route = MatrixBlock['routes'][number];

const blocks = readMatrix(readFileSync(path.join(__dirname, 'matrix.txt'), 'utf8'));

let shop: WholeShop;
let asking: AskingShop;
let buyers: Things;
let guests: Things;

beforeAll(async () => {
  shop = await openWholeShop();
  const { people, shared } = await sharedThings(shop, openPeople);
  buyers = people.buyer.things ?? {};
  guests = people.guest.things ?? {};
  asking = await askingShop(shop, people, shared);
});
afterAll(() => shop.close());

/** The expected result for a cell of the matrix. */
function meantBy(cell: string, { notFound }: MatrixBlock, route: Route): string {
  if (cell === 'nothing') return 'ok';
  const codes: Readonly<Record<string, string | null>> = {
    400: 'INVALID_API_INPUT',
    401: 'INVALID_SESSION_ID',
    403: 'INSUFFICIENT_ACCESS',
    404: notFound,
  };
  const code = codes[cell];
  return isPage(route) || code === undefined ? cell : `${cell} ${String(code)}`;
}

interface Cell {
  readonly block: MatrixBlock;
  readonly route: Route;
  readonly method: string;
  readonly whose: Whose;
  readonly caller: PersonName;
  readonly cell: string;
}

/** Makes the call of one cell; returns what differs from the matrix. */
async function faultsOf({ block, route, method, whose, caller, cell }: Cell): Promise<readonly string[]> {
  const things = asking.thingsOf(whose, caller, route);
  const response = await asking.send(method, route, caller, things);
  const outcome = outcomeOf(response, route);
  const meant = meantBy(cell, block, route);
  const faults = asking.leaksTo(caller, route, response, things).map((secret) => `tells ${secret}`);
  if (outcome !== meant) faults.push(`${outcome} instead of ${meant}: ${response.body.slice(0, 200)}`);
  if (response.statusCode >= 400 || cell === 'nothing') {
    const changed = await asking.changedByRefusal();
    if (changed.length > 0) faults.push(`changes ${changed.join()}`);
    const unknown = await asking.send(method, route, caller, { ...things, ...NOTHINGS });
    if (whose !== 'nobody’s' && unknown.body !== response.body) faults.push(`differs from nothing: ${unknown.body}`);
  }
  if (
    method === 'GET' &&
    !isPage(route) &&
    shop.routes.some(({ method: one, url }) => one === 'HEAD' && url === route.url)
  ) {
    const head = await asking.send('HEAD', route, caller, things);
    if (head.statusCode !== response.statusCode) faults.push(`HEAD has ${String(head.statusCode)}`);
  }
  if (asking.isChanging(method, route)) await asking.bringBack();
  return faults.map((fault) => `${caller}, ${whose}: ${fault}`);
}

const methodsOf = ({ method }: Route): readonly string[] => (method === '*' ? ['GET', 'POST', 'DELETE'] : [method]);
const titled = (routes: readonly Route[]) =>
  routes.map((route) => [`${route.method} ${route.url} ${route.example ?? ''}`.trim(), route] as const);

/** The number of methods of a route that answers to all of them. */
const EVERY_METHOD = 8;
/** The routes registered by the server; a HEAD counts with its GET. */
function served(): readonly string[] {
  const methods = new Map<string, string[]>();
  for (const { method, url } of shop.routes) methods.set(url, [...(methods.get(url) ?? []), method]);
  return [...methods].flatMap(([url, all]) => {
    if (all.length >= EVERY_METHOD) return [`* ${url}`];
    return all.filter((method) => method !== 'HEAD' || !all.includes('GET')).map((method) => `${method} ${url}`);
  });
}

it('`matrix.txt` has a place for every route of the server, and for no other', () => {
  const placed = blocks.flatMap(({ routes }) => routes.map(({ method, url }) => `${method} ${url}`));
  expect([...new Set(placed)].sort()).toEqual([...new Set(served())].sort());
});

describe.each(blocks.map((block) => [block.name, block] as const))('%s', (_name, block) => {
  it.each(titled(block.routes))('%s', async (_title, route) => {
    const faults: string[] = [];
    for (const method of methodsOf(route)) {
      for (const { whose, cells } of block.rows) {
        for (const caller of PEOPLE.filter((name) => cells[name] !== '-')) {
          faults.push(...(await faultsOf({ block, route, method, whose, caller, cell: cells[caller] })));
        }
      }
    }
    expect(await asking.changedByReading()).toEqual([]);
    await asking.bringBack();
    expect(faults).toEqual([]);
  });
});

const routes = blocks.flatMap((block) => block.routes);
const commerceRoutes = routes.filter(
  ({ method, url, example }) => method !== '*' && example === null && url.startsWith('/services/'),
);

describe('an account that the user has no say in', () => {
  it.each(titled(commerceRoutes))('is none to act for: %s', async (_title, route) => {
    const things = asking.thingsOf('their own', 'otherBuyer', route);
    for (const effectiveAccountId of [buyers['accountId'] ?? '', NOTHINGS['accountId'] ?? '']) {
      const response = await asking.send(route.method, route, 'otherBuyer', things, { query: { effectiveAccountId } });
      expect(outcomeOf(response, route)).toBe('404 EFFECTIVE_ACCOUNT_NOT_FOUND');
    }
    expect(await asking.changedByRefusal()).toEqual([]);
  });
});

/** Callers to whom answers may differ: two without a login, and buyers with groups and prices of their own. */
const ASKERS = ['newcomer', 'guest', 'buyer', 'otherBuyer'] as const;

/** What the headers of an answer say to caches. */
const cachingOf = ({ headers }: Awaited<ReturnType<AskingShop['send']>>) => ({
  isPublic: /\bpublic\b/.test(String(headers['cache-control'])),
  isPrivate: /\b(?:private|no-store)\b/.test(String(headers['cache-control'])),
  variesByCaller: ['authorization', 'cookie'].every((name) => String(headers.vary).toLowerCase().includes(name)),
  setsCookies: headers['set-cookie'] !== undefined,
});

describe('what caches may keep: an answer is public only if everybody gets it, or its Vary keeps callers apart', () => {
  it.each(titled(routes.filter(({ method }) => method === 'GET')))('%s', async (_title, route) => {
    const faults: string[] = [];
    const answers = [];
    for (const caller of ASKERS) {
      const things = asking.thingsOf('their own', caller, route);
      const response = await asking.send('GET', route, caller, things);
      answers.push({ caller, response, ...cachingOf(response) });
    }
    await asking.bringBack();
    for (const { caller, response, isPublic, isPrivate, variesByCaller, setsCookies } of answers) {
      if (isPublic === isPrivate) faults.push(`${caller}: neither public nor private, or both`);
      if (!isPublic) continue;
      if (setsCookies) faults.push(`${caller}: public with a cookie`);
      const isEverybodys = answers.every((one) => one.isPublic && one.response.body === response.body);
      if (!isEverybodys && !variesByCaller) faults.push(`${caller}: public without the Vary that keeps callers apart`);
      // An answer to a login may be public only if everybody gets it and Vary keeps no callers apart: with such a Vary
      // it depends on the caller, even if all of them happen to get the same.
      const isEntitled = caller !== 'newcomer' && caller !== 'guest';
      if (isEntitled && (!isEverybodys || variesByCaller)) faults.push(`${caller}: entitled and public`);
    }
    expect(faults).toEqual([]);
  });

  it('has both kinds: answers for everybody, and a guest’s that a login makes private', async () => {
    const inSnapshot = commerceRoutes.find(({ url }) => url.endsWith('/versions/:snapshotId/products/:productId'));
    const context = commerceRoutes.find(({ url }) => url.endsWith('/application-context'));
    if (inSnapshot === undefined || context === undefined) throw new Error('The matrix has these routes.');
    const ask = async (route: Route, caller: PersonName) =>
      cachingOf(await asking.send('GET', route, caller, asking.thingsOf('their own', caller, route)));
    expect(await ask(context, 'buyer')).toMatchObject({ isPublic: true });
    expect(await ask(inSnapshot, 'guest')).toMatchObject({ isPublic: true, variesByCaller: true });
    expect(await ask(inSnapshot, 'buyer')).toMatchObject({ isPublic: false, variesByCaller: true });
  });
});

/**
 * Path parameters that name a part of a cart, a checkout or an account: with one's own cart, checkout or account beside
 * it, the id of somebody else's part must find nothing.
 */
const INNER = ['cartItemId', 'cartCouponId', 'deliveryGroupId', 'addressId'];

describe('somebody else’s id inside of a thing of one’s own', () => {
  it.each(titled(routes.filter(({ url }) => INNER.some((name) => url.includes(`:${name}`)))))(
    'names nothing: %s',
    async (_title, route) => {
      const inner = INNER.find((name) => route.url.includes(`:${name}`)) ?? '';
      for (const caller of ['otherGuest', 'otherBuyer', 'colleague'] as const) {
        const own = asking.thingsOf('their own', caller, route);
        // A colleague's addresses are the buyer's too, and a guest has none.
        if (inner === 'addressId' && caller !== 'otherBuyer') continue;
        for (const others of inner === 'addressId' ? [buyers] : [buyers, guests]) {
          const ask = (id: string) => asking.send(route.method, route, caller, { ...own, [inner]: id });
          const foreign = await ask(others[inner] ?? '');
          expect([caller, outcomeOf(foreign, route)]).toEqual([caller, '404 ITEM_NOT_FOUND']);
          expect(foreign.body).toBe((await ask(NOTHINGS[inner] ?? '')).body);
        }
      }
      expect(await asking.changedByRefusal()).toEqual([]);
    },
  );
});
