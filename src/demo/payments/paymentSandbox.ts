import type { AppPlugin } from '../../server/app';
import { createBankProvider } from './bank/bankProvider';
import { bankRoutes } from './bank/bankRoutes';
import { createSandboxProvider } from './sandbox/sandboxProvider';
import { tokenRoutes } from './sandbox/tokenRoutes';

const openSandbox: AppPlugin = async (app) => {
  app.decorate('payments', { frame: createSandboxProvider(app), bank: createBankProvider(app) });
  // Each in a scope of its own: their headers are for their own calls.
  await app.register(tokenRoutes);
  await app.register(bankRoutes);
};

/** Gives `app.payments` to every plugin registered after this one, and serves what its frame and its bank's page call. */
export const paymentSandbox: AppPlugin = Object.assign(openSandbox, { [Symbol.for('skip-override')]: true });
