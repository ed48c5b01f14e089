import type { AppPlugin } from '../../app';
import type { PaymentProvider } from './PaymentProvider';

const noAnswer = () => Promise.reject(new Error('this server has no payment provider'));
const nobody: PaymentProvider<never> = { authorize: noAnswer, find: noAnswer, void: noAnswer };

const withoutProvider: AppPlugin = (app, _options, done) => {
  app.decorate('payments', { frame: nobody, bank: nobody });
  done();
};

/**
 * Gives `app.payments` where no provider was brought along: every question stays without an answer, as that to a provider
 * that is down. What needs no provider, such as a purchase order, works.
 */
export const noPayments: AppPlugin = Object.assign(withoutProvider, { [Symbol.for('skip-override')]: true });
