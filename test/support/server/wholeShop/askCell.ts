import { sql } from 'kysely';
import { recordId, type IdPrefix } from '../../../../src/contract/ids';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { SUPPORT_PAGES } from '../../../../src/contract/recordings/supportPages';
import { SUPPORT_PAGE } from '../../../../src/contract/recordings/supportPaths';
import { withQuery } from '../../../../src/contract/paths';
import { changedTables, contentsOf, restoreContents, type Contents } from './contents';
import type { WholeShop } from './openWholeShop';
import { mailOf, PEOPLE, type People, type Person, type PersonName, type Things } from './people';
import type { MatrixBlock, Whose } from './readMatrix';
import { rightCall, type RightCall } from './rightCalls';

type Route = MatrixBlock['routes'][number];
type Response = Awaited<ReturnType<WholeShop['app']['inject']>>;

/** Routes that answer with a page for people instead of an array of errors. */
const PAGES = [
  '/*',
  '/builder',
  '/builder/contents',
  '/builder/searches',
  '/builder/contents/:contentKey',
  ...Object.values(SUPPORT_PAGES),
  '/unreadable-address',
  '/assets/*',
];
export const isPage = ({ url }: Route): boolean => PAGES.includes(url);
/** Tables that refused calls or GETs may change: counts of attempts, and a shopper's last searches. */
const CHANGED_BY_REFUSALS = ['throttle'];
const CHANGED_BY_READING = [...CHANGED_BY_REFUSALS, 'recent_search'];

const KINDS: Readonly<Record<string, IdPrefix>> = {
  cartStateOrId: 'cart',
  cartItemId: 'cartItem',
  cartCouponId: 'coupon',
  deliveryGroupId: 'deliveryGroup',
  checkoutId: 'checkout',
  orderSummaryId: 'order',
  accountId: 'account',
  addressId: 'address',
  recordId: 'user',
};
/** Ids of records that never existed. */
export const NOTHINGS: Things = Object.fromEntries(
  Object.entries(KINDS).map(([name, kind]) => [name, recordId(kind, 987_654)]),
);

const SECRETS = ['orderSummaryId', 'orderId', 'cartItemId', 'cartCouponId', 'deliveryGroupId', 'ownTransactionId'];
function secretsOf(name: PersonName, { things }: Person): readonly string[] {
  const ids = [...SECRETS, 'cartStateOrId', 'checkoutId', 'guestCartId', 'sharedCartId'].map(
    (one) => things?.[one] ?? '',
  );
  return [mailOf(name), ...ids].filter((secret) => secret.length > 'active'.length);
}

/**
 * Whether two callers are the same user, the manager: a page shows them the cart and orders of their own account,
 * whichever account they act for.
 */
const isSameUser = (one: PersonName, other: PersonName): boolean =>
  [one, other].every((name) => name === 'manager' || name === 'managerFor');

/** The status and code of a refusal; "ok" for any other answer. */
export function outcomeOf({ statusCode, body }: Response, route: Route): string {
  if (statusCode >= 200 && statusCode < 300) return 'ok';
  if (isPage(route) || statusCode < 400) return String(statusCode);
  const said: unknown = JSON.parse(body);
  const [first] = Array.isArray(said) ? (said as readonly { errorCode: string }[]) : [];
  return `${String(statusCode)} ${first?.errorCode ?? `is no array of errors: ${body}`}`;
}

/** A shop whose calls have no lasting effect: changes are reverted before the next call. */
export async function askingShop(shop: WholeShop, people: People, shared: Things) {
  const { database, cartWork, ordering, site } = shop.app;
  await ordering.idle();
  const start: Contents = await contentsOf(database);
  const writes = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select total_changes() as n`.execute(database.read);
    return rows[0]?.n ?? 0;
  };
  let cleanAt = await writes();

  const changed = async (): Promise<readonly string[]> => {
    await cartWork.idle();
    await ordering.idle();
    const now = await writes();
    if (now === cleanAt) return [];
    const tables = changedTables(start, await contentsOf(database));
    // `total_changes()` also counts what was rolled back: if no table differs, this number counts as unchanged from now
    // on.
    if (tables.length === 0) cleanAt = now;
    return tables;
  };

  const addressOf = ({ url, example }: Route, things: RightCall['params'] & object): string => {
    if (example?.startsWith('/') === true) return example;
    const filled = url.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(things[name] ?? `no-${name}`));
    return `${filled}${example ?? ''}`;
  };

  const requestOf = (method: string, route: Route, caller: PersonName, things: Things, extra: RightCall = {}) => {
    const {
      params = {},
      query = {},
      headers = {},
      body,
    } = rightCall(`${method.replace('HEAD', 'GET')} ${route.url}`, things);
    const [address = '', search] = addressOf(route, { ...things, ...params }).split('?');
    const asked = {
      ...query,
      ...people[caller].query,
      ...extra.query,
      ...Object.fromEntries(new URLSearchParams(search)),
    };
    const payload = extra.body ?? body;
    return {
      method: method as 'GET',
      url: withQuery(address, asked),
      headers: { ...people[caller].headers, ...headers },
      ...(payload === undefined ? {} : { payload }),
    };
  };

  return {
    /** The ids of the row's owner, or of the caller, and the values that are shared by all callers. */
    thingsOf(whose: Whose, caller: PersonName, { url }: Route): Things {
      if (whose === 'the buyer’s link') {
        const { sharedCartId = '', payGroupId = '', ...rest } = people.buyer.things ?? {};
        return { ...shared, ...rest, cartStateOrId: sharedCartId, deliveryGroupId: payGroupId };
      }
      const own = people[caller].things ?? {};
      const owner = { 'the guest’s': people.guest.things, 'the buyer’s': people.buyer.things };
      const isOthers = whose === 'the guest’s' || whose === 'the buyer’s';
      const { guestCartId, ...things } = { ...shared, ...(isOthers ? owner[whose] : own) };
      // The buyer was a guest before the login, and only that cart can become the user's.
      const isPreserved = url.endsWith('/actions/preserve') && guestCartId !== undefined;
      return isPreserved ? { ...things, cartStateOrId: guestCartId } : things;
    },
    requestOf,
    send: (...asked: Parameters<typeof requestOf>): Promise<Response> => shop.app.inject(requestOf(...asked)),
    /** The tables that a refused call has changed without permission. */
    changedByRefusal: async () => (await changed()).filter((name) => !CHANGED_BY_REFUSALS.includes(name)),
    changedByReading: async () => (await changed()).filter((name) => !CHANGED_BY_READING.includes(name)),
    /** Ids and e-mail addresses of others in an answer to a caller who did not name them. */
    leaksTo(caller: PersonName, route: Route, response: Response, named: Things): readonly string[] {
      const known = [...Object.values(named), ...Object.values(people[caller].things ?? {})];
      const others = PEOPLE.filter((name) => name !== caller && !(isPage(route) && isSameUser(name, caller)));
      return others.flatMap((name) =>
        secretsOf(name, people[name])
          .filter((secret) => !known.includes(secret) && response.body.includes(secret))
          .map((secret) => `${secret} of ${name}`),
      );
    },
    /** Whether a call of this method and route may change something: support's reads are in the audit log. */
    isChanging: (method: string, { url }: Route): boolean =>
      method !== 'GET' || url === LATE_PATHS.logout || url.startsWith(`${SUPPORT_PAGE}/`),
    async bringBack(): Promise<void> {
      const tables = await changed();
      if (tables.length > 0) await restoreContents(database, start);
      if (tables.some((name) => name.startsWith('site'))) await site.refresh();
      cleanAt = await writes();
    },
  };
}
export type AskingShop = Awaited<ReturnType<typeof askingShop>>;
