import type { ApplicationContext } from '../context/applicationContext';

/** The payment methods of this shop. */
export const PAYMENT_METHODS = ['card', 'sepa', 'bank', 'purchaseOrder'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Without a configuration it is unknown how a buyer would return from their bank. */
const WITHOUT_CONFIGURATION: readonly PaymentMethod[] = ['card', 'sepa', 'purchaseOrder'];

/**
 * The payment methods of a webstore: the names in `clientSidePaymentConfiguration.config`, each with the type of its
 * first request. Without a configuration, as on other servers: all but the bank.
 */
export const offeredMethods = ({
  clientSidePaymentConfiguration: configuration = null,
}: Partial<Pick<ApplicationContext, 'clientSidePaymentConfiguration'>>): readonly PaymentMethod[] =>
  configuration === null
    ? WITHOUT_CONFIGURATION
    : PAYMENT_METHODS.filter((method) => Object.hasOwn(configuration.config, method));
