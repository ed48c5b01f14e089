import type { AppPlugin } from '../../app';
import type { PaymentProvider } from './PaymentProvider';
import { createSandboxProvider } from './sandbox/sandboxProvider';
import { tokenRoutes } from './sandbox/tokenRoutes';

declare module 'fastify' {
  interface FastifyInstance {
    readonly payments: PaymentProvider;
  }
}

const openSandbox: AppPlugin = async (app) => {
  app.decorate('payments', createSandboxProvider(app));
  // In a scope of its own: its headers are for its own calls.
  await app.register(tokenRoutes);
};

/** Gives `app.payments` to every plugin registered after this one, and serves the calls of its frame. */
export const paymentSandbox: AppPlugin = Object.assign(openSandbox, { [Symbol.for('skip-override')]: true });
