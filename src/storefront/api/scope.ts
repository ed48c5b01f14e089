import { readsAsGuest } from '../../commerce/guestData';
import type { ApplicationContext } from '../../contract/context/applicationContext';
import { withQuery, type QueryValue } from '../../contract/paths';
import { now } from '../runtime/clock';
import type { Call } from './baseQuery';

/** What stands in a state at the end of these keys; undefined where they lead nowhere. */
export const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce((found, key): unknown => Reflect.get(new Object(found), key), value);

const textAt = (state: unknown, ...keys: readonly string[]): string | null => {
  const found = at(state, ...keys);
  return typeof found === 'string' ? found : null;
};

/**
 * The id of the account the shopper acts for; null: their own. By key and not through the session's selector: the base
 * query stands below every slice.
 */
export const actedForIn = (state: unknown): string | null => textAt(state, 'session', 'account', 'id');

/** The webstore's settings, by key like the account; empty until they are read. */
const webstoreIn = (state: unknown): Partial<ApplicationContext> =>
  at(state, 'api', 'queries', 'applicationContext(undefined)', 'data') ?? {};

/** What is published is live or, in a preview, the draft: then no cache on the way may answer (CTX-07). */
const publication = (state: unknown): Record<string, QueryValue> => {
  const publishStatus = textAt(state, 'late', 'preview', 'publishStatus') ?? 'Live';
  return { publishStatus, timestamp: publishStatus === 'Live' ? null : now() };
};

/** The platform's calls say for whom they are made, those of a cart also in which money (CTX-05, CRT-02). */
export function scoped(path: string, state: unknown, call: Pick<Call, 'published' | 'guestData'>): string {
  const webstore = webstoreIn(state);
  const scope = call.published ? publication(state) : {};
  if (path.startsWith('/services/')) scope['effectiveAccountId'] = actedForIn(state);
  if (/\/carts\b/.test(path)) scope['currencyIsoCode'] = webstore.defaultCurrency;
  if (call.guestData && readsAsGuest(webstore)) scope['asGuest'] = true;
  const said = withQuery('', scope);
  return path + (path.includes('?') ? said.replace('?', '&') : said);
}
