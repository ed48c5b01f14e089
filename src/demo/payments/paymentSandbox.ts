import type { AppPlugin } from '../../server/app';
import { createBankProvider } from './bank/bankProvider';
import { bankRoutes } from './bank/bankRoutes';
import { createSandboxProvider } from './sandbox/sandboxProvider';
import { tokenRoutes } from './sandbox/tokenRoutes';

const openSandbox: AppPlugin = async (app) => {
  app.decorate('payments', { frame: createSandboxProvider(app), bank: createBankProvider(app) });
  // Each in a scope of its own, because their headers are only for their own routes.
  await app.register(tokenRoutes);
  await app.register(bankRoutes);
};

/**
 * Provides `app.payments` to every plugin registered after this one, and serves the calls of the frame and the bank's
 * pages.
 */
export const paymentSandbox: AppPlugin = Object.assign(openSandbox, { [Symbol.for('skip-override')]: true });
