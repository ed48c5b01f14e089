import { invalidInput } from '../../problems';
import type { ContextSettings } from './Webstore';

type Currencies = Pick<ContextSettings, 'supportedCurrencies' | 'defaultCurrency'>;

/**
 * The currency of calls that name none: the webstore's default, or, if that is not among the supported ones, the first
 * of these (PRC-04).
 */
export const ownCurrency = ({ supportedCurrencies, defaultCurrency }: Currencies): string =>
  supportedCurrencies.includes(defaultCurrency) ? defaultCurrency : (supportedCurrencies[0] ?? defaultCurrency);

/** The currency that a call is about. Throws INVALID_API_INPUT on one in which this webstore does not sell. */
export const currencyAsked = (asked: string | null | undefined, context: Currencies): string => {
  if (!asked) return ownCurrency(context);
  if (!context.supportedCurrencies.includes(asked))
    throw invalidInput(`currencyIsoCode is not a currency of this webstore: it has no prices in ${asked}.`);
  return asked;
};
