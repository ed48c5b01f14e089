import type { ApplicationContext } from '../../contract/context/applicationContext';

/**
 * The currency that a request names: null where the session decides, otherwise the only supported one, otherwise the
 * default (PRC-04).
 */
export function requestCurrency(
  context: Pick<ApplicationContext, 'sessionDrivenCurrency' | 'supportedCurrencies' | 'defaultCurrency'>,
): string | null {
  if (context.sessionDrivenCurrency) return null;
  const [first, ...others] = context.supportedCurrencies;
  return first !== undefined && others.length === 0 ? first : context.defaultCurrency;
}
