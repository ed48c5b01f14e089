import type { SiteInfo } from '../../contract/context/siteInfo';
import { readsAsGuest } from './guestData';
import type { ApplicationContext } from '../../contract/context/applicationContext';
import { PATHS, withQuery, type QueryValue } from '../../contract/paths';
import { now } from '../platform/clock';
import { cachedAnswer, type CallScope } from './cachedAnswer';
import type { Call } from './call';
import { siteOf } from './site';

/** The id of the effective account; null: the shopper's own. */
export const effectiveAccountIdIn = (state: CallScope): string | null => state.session?.account?.id ?? null;

/** The webstore's settings; empty until they are read. */
const webstoreIn = (state: CallScope): Partial<ApplicationContext> =>
  (cachedAnswer(state, 'applicationContext(undefined)') as Partial<ApplicationContext> | null | undefined) ?? {};

/**
 * The parameters for published content: live or, in a preview, the draft, which must bypass every HTTP cache (CTX-07).
 */
function publication(state: CallScope): Record<string, QueryValue> {
  const publishStatus = state.late?.preview?.publishStatus ?? 'Live';
  return { publishStatus, timestamp: publishStatus === 'Live' ? null : now() };
}

/**
 * The currency in which carts, prices, searches and recommendations are requested: that of the market in which the page
 * is shown, even if another market has been chosen in another tab since. Without a market, or if its currency is not
 * supported: null if the session decides, else the only supported currency or the default one (PRC-04).
 */
function currencyOf(
  site: SiteInfo | undefined,
  { sessionDrivenCurrency, supportedCurrencies, defaultCurrency }: Partial<ApplicationContext>,
) {
  const shown = site?.market?.currency;
  if (shown && supportedCurrencies?.includes(shown)) return shown;
  if (sessionDrivenCurrency) return null;
  return supportedCurrencies?.length === 1 ? supportedCurrencies[0] : defaultCurrency;
}

/** The language that calls name; null if answers are in the site's own. */
export const languageAskedFor = ({ currentLocale, defaultLocale }: Partial<SiteInfo> = {}): string | null =>
  defaultLocale === undefined ? null : (currentLocale ?? null);

/**
 * Adds the scope to the path of a call: the language, the effective account and, where prices are involved, the
 * currency (CTX-05, CRT-02); for published content also live or draft, and `asGuest` where guests may read the same.
 */
export function scoped(path: string, state: CallScope, call: Pick<Call, 'published' | 'guestData'>): string {
  const webstore = webstoreIn(state);
  const site = siteOf(state);
  const scope = call.published ? publication(state) : {};
  // The first read of the site info names no account; `askedIn` (platform/http) adds the language of the page to it.
  if (path.startsWith('/services/') || (site && path === PATHS.siteInfo))
    scope['effectiveAccountId'] = effectiveAccountIdIn(state);
  // A search names a currency only if there are markets; the call of the platform org has no such parameter.
  if (/\/(carts|pricing|recommendations)\b/.test(path) || (site?.market && /\/search\/(?!sort)/.test(path)))
    scope['currencyIsoCode'] = currencyOf(site, webstore);
  scope['language'] = languageAskedFor(site);
  if (call.guestData && readsAsGuest(webstore)) scope['asGuest'] = true;
  const scopeQuery = withQuery('', scope);
  return path + (path.includes('?') ? scopeQuery.replace('?', '&') : scopeQuery);
}
