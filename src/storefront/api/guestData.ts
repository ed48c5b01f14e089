import type { ApplicationContext } from '../../contract/context/applicationContext';

/**
 * Whether catalogue reads carry asGuest=true, so that all visitors share the cached answer (CTX-06). False while
 * unknown.
 */
export const readsAsGuest = ({
  guestBrowsingEnabled,
  usesSingleEntitlementPolicy,
  usesUniversalPricebooks,
}: Partial<ApplicationContext>): boolean =>
  guestBrowsingEnabled === true && (usesSingleEntitlementPolicy === true || usesUniversalPricebooks === true);
