import type { Page } from 'playwright-core';
import { CART_ATTEMPTS } from '../../../../src/contract/constants';

/**
 * Holds the last repeats of a change of the cart until the server runs again: they would be used up if its start took
 * long. `running` resolves once the server runs.
 */
export async function holdLastTries(page: Page, running: () => Promise<void>): Promise<void> {
  const tries = new Map<string, number>();
  await page.route('**/cart-items**', async (route) => {
    const key = route.request().headers()['idempotency-key'] ?? '';
    const made = (tries.get(key) ?? 0) + 1;
    tries.set(key, made);
    // A call whose answer was lost on purpose is not counted here.
    if (made >= CART_ATTEMPTS - 1) await running();
    await route.fallback();
  });
}
