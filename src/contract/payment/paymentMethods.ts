import type { ApplicationContext } from '../context/applicationContext';

/** The ways to pay that this shop knows. */
export const PAYMENT_METHODS = ['card', 'sepa', 'bank', 'purchaseOrder'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Without a configuration nothing says how a buyer would come back from their bank. */
const WITHOUT_CONFIGURATION: readonly PaymentMethod[] = ['card', 'sepa', 'purchaseOrder'];

/**
 * The ways to pay that a webstore offers: the names in `clientSidePaymentConfiguration.config`, each with the type of
 * the request that begins it. Without a configuration, as other servers have it: all but the bank.
 */
export const offeredMethods = ({
  clientSidePaymentConfiguration: configuration = null,
}: Partial<Pick<ApplicationContext, 'clientSidePaymentConfiguration'>>): readonly PaymentMethod[] =>
  configuration === null
    ? WITHOUT_CONFIGURATION
    : PAYMENT_METHODS.filter((method) => Object.hasOwn(configuration.config, method));
