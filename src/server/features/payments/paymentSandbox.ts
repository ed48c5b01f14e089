import type { AppPlugin } from '../../app';
import { createBankProvider } from './bank/bankProvider';
import { bankRoutes } from './bank/bankRoutes';
import type { PaymentProviders } from './PaymentProvider';
import { createSandboxProvider } from './sandbox/sandboxProvider';
import { tokenRoutes } from './sandbox/tokenRoutes';

declare module 'fastify' {
  interface FastifyInstance {
    readonly payments: PaymentProviders;
  }
}

const openSandbox: AppPlugin = async (app) => {
  app.decorate('payments', { frame: createSandboxProvider(app), bank: createBankProvider(app) });
  // Each in a scope of its own: their headers are for their own calls.
  await app.register(tokenRoutes);
  await app.register(bankRoutes);
};

/** Gives `app.payments` to every plugin registered after this one, and serves what its frame and its bank's page call. */
export const paymentSandbox: AppPlugin = Object.assign(openSandbox, { [Symbol.for('skip-override')]: true });
