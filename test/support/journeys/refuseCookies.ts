import type { BrowserContext } from 'playwright-core';
import { CONSENT_COOKIE, writeConsent } from '../../../src/contract/tracking/consent';

/** Gives a browser what it keeps of a shopper who has refused all that can be refused, at an earlier visit to a shop. */
export const refuseCookies = (context: BrowserContext, shop: string): Promise<void> =>
  context.addCookies([{ name: CONSENT_COOKIE, value: writeConsent([]), url: shop }]);
