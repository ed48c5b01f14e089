import type { BrowserContext } from 'playwright-core';
import { CONSENT_COOKIE, writeConsent } from '../../../src/contract/tracking/consent';

/** Prepares a browser as if its shopper had refused all optional cookies at an earlier visit. */
export const refuseCookies = (context: BrowserContext, shop: string): Promise<void> =>
  context.addCookies([{ name: CONSENT_COOKIE, value: writeConsent([]), url: shop }]);
