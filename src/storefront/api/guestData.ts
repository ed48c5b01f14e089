import type { ApplicationContext } from '../../contract/context/applicationContext';

/** Whether catalogue reads of any visitor carry asGuest=true, so that all may use the same cached answer (CTX-06). What is not known is off. */
export const readsAsGuest = ({
  guestBrowsingEnabled,
  usesSingleEntitlementPolicy,
  usesUniversalPricebooks,
}: Partial<ApplicationContext>): boolean =>
  guestBrowsingEnabled === true && (usesSingleEntitlementPolicy === true || usesUniversalPricebooks === true);
