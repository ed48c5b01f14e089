import type { ApplicationContext } from '../contract/context/applicationContext';

/** Whether catalogue reads of any visitor carry asGuest=true, so that all may use the same cached answer (CTX-06). */
export const readsAsGuest = (
  context: Pick<ApplicationContext, 'usesSingleEntitlementPolicy' | 'usesUniversalPricebooks' | 'guestBrowsingEnabled'>,
): boolean => context.guestBrowsingEnabled && (context.usesSingleEntitlementPolicy || context.usesUniversalPricebooks);
