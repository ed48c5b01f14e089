import type { ApplicationContext } from '../../contract/context/applicationContext';

/**
 * The currency that a request states: null if the session decides it; otherwise the only supported currency, or the
 * default one if not exactly one is supported (PRC-04).
 */
export function requestCurrency(
  context: Pick<ApplicationContext, 'sessionDrivenCurrency' | 'supportedCurrencies' | 'defaultCurrency'>,
): string | null {
  if (context.sessionDrivenCurrency) return null;
  const [first, ...others] = context.supportedCurrencies;
  return first !== undefined && others.length === 0 ? first : context.defaultCurrency;
}
