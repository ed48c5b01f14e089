import type { FastifyRequest } from 'fastify';
import { currencyOfMarket } from '../../../contract/context/market';
import { invalidInput } from '../../problems';
import { callLocale } from '../../texts/callLanguage';
import { marketOf } from '../../visitors/market';
import type { ContextSettings } from './Webstore';

type Currencies = Pick<ContextSettings, 'supportedCurrencies' | 'defaultCurrency'>;

/**
 * The currency of calls that name none: the webstore's default, or, if that is not among the supported ones, the first
 * of these (PRC-04).
 */
export const ownCurrency = ({ supportedCurrencies, defaultCurrency }: Currencies): string =>
  supportedCurrencies.includes(defaultCurrency) ? defaultCurrency : (supportedCurrencies[0] ?? defaultCurrency);

/**
 * The requested currency; if none is named, the webstore's own. Throws INVALID_API_INPUT on one in which this webstore
 * does not sell.
 */
export function currencyAsked(asked: string | null | undefined, context: Currencies): string {
  if (!asked) return ownCurrency(context);
  if (!context.supportedCurrencies.includes(asked))
    throw invalidInput(`currencyIsoCode is not a currency of this webstore: it has no prices in ${asked}.`);
  return asked;
}

/**
 * The currency in which the visitor's market sells in the language of the call; null: they are in no market, or it has
 * no currency for this language, or one in which the webstore no longer sells.
 */
function marketCurrency(request: FastifyRequest): string | null {
  const market = marketOf(request);
  if (market === null) return null;
  const currency = currencyOfMarket(market, callLocale(request));
  const { supportedCurrencies } = request.server.webstore.current().context;
  return currency !== null && supportedCurrencies.includes(currency) ? currency : null;
}

/**
 * The currency named by a call, else that of the visitor's market, in which they see all prices; null: neither. Throws
 * like `currencyAsked`.
 */
export const currencyNamed = (request: FastifyRequest, asked: string | null | undefined): string | null =>
  asked ? currencyAsked(asked, request.server.webstore.current().context) : marketCurrency(request);

/**
 * The currency of a call's prices: the one it names, else that of the visitor's market, else the webstore's own. Throws
 * like `currencyAsked`.
 */
export const currencyOfCall = (request: FastifyRequest, asked: string | null | undefined): string =>
  currencyNamed(request, asked) ?? ownCurrency(request.server.webstore.current().context);
