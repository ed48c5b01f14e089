import type { AppPlugin } from '../../app';
import type { PaymentProvider } from './PaymentProvider';

const noAnswer = () => Promise.reject(new Error('this server has no payment provider'));
const nobody: PaymentProvider<never> = { authorize: noAnswer, find: noAnswer, void: noAnswer };

const withoutProvider: AppPlugin = (app, _options, done) => {
  app.decorate('payments', { frame: nobody, bank: nobody });
  done();
};

/**
 * Provides `app.payments` where no provider was added: every request stays without an answer, as if the provider were
 * down. Purchase orders, which need no provider, work.
 */
export const noPayments: AppPlugin = Object.assign(withoutProvider, { [Symbol.for('skip-override')]: true });
