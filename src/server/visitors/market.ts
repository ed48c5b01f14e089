import type { FastifyRequest } from 'fastify';
import type { Market } from '../../contract/context/market';
import { MARKET_COOKIE } from '../../contract/visitorCookies';

const countries = new WeakMap<FastifyRequest, string>();

/** Stores the country of the account that a request is for; called where its caller is identified. */
export const rememberCountry = (request: FastifyRequest, country: string): void => void countries.set(request, country);

/**
 * The id of the market that a browser has chosen; undefined: none, as for clients with a token, which have no cookies.
 */
const chosen = ({ headers, cookies }: FastifyRequest): string | undefined =>
  headers.authorization === undefined ? cookies[MARKET_COOKIE] : undefined;

/**
 * The market of the caller: the one they have chosen, else that of their account's country, else the webstore's first;
 * null: it has none.
 */
export function marketOf(request: FastifyRequest): Market | null {
  const { markets } = request.server.webstore.current().context;
  const country = countries.get(request);
  const own = chosen(request);
  return (
    markets.find(({ marketId }) => marketId === own) ??
    markets.find((market) => country !== undefined && market.countries?.includes(country)) ??
    markets[0] ??
    null
  );
}
