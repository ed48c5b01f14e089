import { readsAsGuest } from './guestData';
import type { ApplicationContext } from '../../contract/context/applicationContext';
import { withQuery, type QueryValue } from '../../contract/paths';
import type { RootState } from '../kernel/state';
import { now } from '../platform/clock';
import type { Call } from './call';

/** The state that calls read. The builder's store has neither session nor preview. */
export type CallScope = Pick<RootState, 'api'> & Partial<Pick<RootState, 'session' | 'late'>>;

/** The cached answer of an endpoint without argument, by key: this floor cannot import the endpoints. */
export const cachedAnswer = (state: CallScope, key: string): unknown => state.api.queries[key]?.data;

/** The id of the effective account; null: the shopper's own. */
export const effectiveAccountIdIn = (state: CallScope): string | null => state.session?.account?.id ?? null;

/** The webstore's settings; empty until they are read. */
const webstoreIn = (state: CallScope): Partial<ApplicationContext> =>
  (cachedAnswer(state, 'applicationContext(undefined)') as Partial<ApplicationContext> | null | undefined) ?? {};

/** Published content is live or, in a preview, the draft; the draft must bypass every HTTP cache (CTX-07). */
const publication = (state: CallScope): Record<string, QueryValue> => {
  const publishStatus = state.late?.preview?.publishStatus ?? 'Live';
  return { publishStatus, timestamp: publishStatus === 'Live' ? null : now() };
};

/** What carts, prices and recommendations are asked in: nothing where the session decides, else the sole or the default one (PRC-04). */
const currencyOf = ({ sessionDrivenCurrency, supportedCurrencies, defaultCurrency }: Partial<ApplicationContext>) => {
  if (sessionDrivenCurrency) return null;
  return supportedCurrencies?.length === 1 ? supportedCurrencies[0] : defaultCurrency;
};

/** Adds the scope to a platform path: the effective account, where there are prices also the currency (CTX-05, CRT-02). */
export function scoped(path: string, state: CallScope, call: Pick<Call, 'published' | 'guestData'>): string {
  const webstore = webstoreIn(state);
  const scope = call.published ? publication(state) : {};
  if (path.startsWith('/services/')) scope['effectiveAccountId'] = effectiveAccountIdIn(state);
  if (/\/(carts|pricing|recommendations)\b/.test(path)) scope['currencyIsoCode'] = currencyOf(webstore);
  if (call.guestData && readsAsGuest(webstore)) scope['asGuest'] = true;
  const scopeQuery = withQuery('', scope);
  return path + (path.includes('?') ? scopeQuery.replace('?', '&') : scopeQuery);
}
