import type { ApplicationContext } from '../../contract/context/applicationContext';

/** The currency a request names: none when the session drives it, else the only supported one, else the default (PRC-04). */
export const requestCurrency = (
  context: Pick<ApplicationContext, 'sessionDrivenCurrency' | 'supportedCurrencies' | 'defaultCurrency'>,
): string | null => {
  if (context.sessionDrivenCurrency) return null;
  const [first, ...others] = context.supportedCurrencies;
  return first !== undefined && others.length === 0 ? first : context.defaultCurrency;
};
