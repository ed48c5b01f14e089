import { act, screen, waitFor, within } from '@testing-library/react';
import { ANALYTICS_COOKIE } from '../../../../src/contract/constants';
import type { ActivityBody } from '../../../../src/contract/tracking/activity';
import { navigationRequested } from '../../../../src/storefront/kernel/location';
import type { TestServer } from '../../server/testServer';
import { openShop } from '../openShop';
import { startShopServer } from '../startShopServer';

type Shop = Awaited<ReturnType<typeof openShop>>;

export const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

interface Sent extends ActivityBody {
  readonly path: string;
  readonly type: string;
}

/** The activities that the page has sent, in order. */
export const sent = ({ calls }: Shop): Sent[] =>
  calls.flatMap((call) => {
    const [, path = '', type = '', body = ''] = /^POST (\/activities\/[^/]+\/(\w+)) (.*)$/.exec(call) ?? [];
    return path === '' ? [] : [{ ...(JSON.parse(body) as ActivityBody), path, type }];
  });
export const typesOf = (shop: Shop) => sent(shop).map(({ type }) => type);

/** Waits until the configuration has been read and whatever is due has been reported. */
export async function settled(shop: Shop) {
  await waitFor(() => expect(shop.calls.join()).toContain('/ai/configuration'));
  await shop.settled();
}
export const analyticsCookie = () => new RegExp(`${ANALYTICS_COOKIE}=([^;]+)`).exec(document.cookie)?.[1];
export function go(shop: Shop, address: string) {
  act(() => void shop.store.dispatch(navigationRequested(address)));
}
/** The link of the first product on the page. */
export function listed() {
  const [link] = within(screen.getByRole('main')).getAllByRole('heading', { level: 3 });
  return within(link ?? document.body).getByRole<HTMLAnchorElement>('link');
}

/** One server for all tests of a file; after each test browser storage and the activities on the server are cleared. */
export function trackedShops() {
  let server: TestServer;
  beforeAll(async () => {
    // jsdom has no layout, and so no `scrollIntoView`.
    Element.prototype.scrollIntoView = () => undefined;
    server = await startShopServer();
  });
  afterAll(() => server.close());
  afterEach(async () => {
    document.cookie = `${ANALYTICS_COOKIE}=; Max-Age=0`;
    localStorage.clear();
    jest.restoreAllMocks();
    await server.app.database.write((db) => db.deleteFrom('activity').execute());
  });
  const kept = () => server.app.database.read.selectFrom('activity').selectAll().execute();
  return {
    server: () => server,
    /** Opens a page in a browser that allows statistics, unless the options say otherwise. */
    open: (wanted: string, options: Parameters<typeof openShop>[2] = { consent: ['statistics'] }) =>
      openShop(server, wanted, options),
    /** The activities that the server has stored. */
    kept,
    /** Waits until the page has sent this many activities, and the server has them. */
    async reported(shop: Shop, count: number) {
      await waitFor(() => expect(sent(shop)).toHaveLength(count));
      // The last activities of the previous test's page may arrive late.
      const own = new Set(sent(shop).map(({ cookieId }) => cookieId));
      await waitFor(async () => expect((await kept()).filter((row) => own.has(row.cookie_id))).toHaveLength(count));
    },
  };
}
