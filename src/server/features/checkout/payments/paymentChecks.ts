import { holdsAccountNumber } from '../../../../commerce/privacy/accountNumber';
import type {
  PaymentBody,
  PaymentRequestType,
  PaymentResult,
  PaymentResultCode,
} from '../../../../contract/checkout/payment';
import { formatMoney } from '../../../../contract/money';
import type { PaymentMethod } from '../../../../contract/payment/paymentMethods';
import type { Answer } from '../../../commands/idempotency';
import { invalidFields, invalidInput } from '../../../problems';
import { checkAddress, type AddressRules } from '../../addresses';
import type { PricedDelivery } from '../../cart';
import { paymentCancelled, paymentInvalid, paymentRefused, unaddressed } from '../decisions/checkoutErrors';
import { paymentInForce, type BillingAddress, type StoredPayment } from './paymentStore';
import { commerceErrors, type CommerceFault } from '../../../commerceFault';
import type { Say } from '../../../texts/say';
import { sentence } from '../../../texts/sentence';
import { methodLabelOf } from '../../placedOrders';

/**
 * The billing address of a payment; null: that of the delivery is used. A billing address needs `name`, which is not
 * composed from first and last name here. Throws INVALID_API_INPUT with an entry for each wrong field.
 */
export function billingAddressOf(body: PaymentBody, rules: AddressRules): BillingAddress | null {
  const { billingAddress: typed } = body;
  if (typed === undefined) return null;
  const checked = checkAddress({ ...typed, firstName: null, lastName: null }, rules);
  if (!checked.ok) {
    throw invalidFields(
      checked.faults.map(({ field, text }) => ({
        field: `billingAddress.${field}`,
        message: field === 'country' ? sentence('address.country.notBilled') : text,
      })),
    );
  }
  const { name, companyName, street, city, region, postalCode, country } = checked.address;
  return { name, companyName, street, city, region, postalCode, country };
}

/** The token of a payment that needs one. Throws INVALID_API_INPUT where it is missing. */
export function tokenOf({ paymentToken, requestType }: PaymentBody): string {
  if (paymentToken === undefined) throw invalidInput(`paymentToken is needed for ${requestType}.`);
  return paymentToken;
}

const isPurchaseOrder = (requestType: PaymentRequestType): boolean => requestType === 'SimplePurchaseOrder';

/** The payment methods that a request can mean; a token does not say which of two it is. */
function methodsOf(requestType: PaymentRequestType): readonly PaymentMethod[] {
  switch (requestType) {
    case 'ClientRequest':
      return ['bank'];
    case 'SimplePurchaseOrder':
      return ['purchaseOrder'];
    case 'Auth':
    case 'PostAuth':
      return ['card', 'sepa'];
  }
}

/**
 * Why a payment may not be requested; empty: it may. While a payment is in force a purchase order cannot replace
 * another kind of payment, nor be replaced by one, and only a customer may pay by purchase order.
 */
export function paymentFaults(
  body: PaymentBody,
  facts: {
    readonly deliveries: readonly PricedDelivery[];
    readonly payments: readonly StoredPayment[];
    readonly isGuest: boolean;
    readonly offered: readonly PaymentMethod[];
  },
): readonly CommerceFault[] {
  if (!methodsOf(body.requestType).some((method) => facts.offered.includes(method))) {
    return [paymentInvalid(sentence('payment.notOffered'), 'requestType')];
  }
  if (unaddressed(facts.deliveries).length > 0) {
    return [paymentInvalid(sentence('payment.addressFirst'), 'deliveryAddress')];
  }
  const inForce = paymentInForce(facts.payments);
  if (inForce !== null && isPurchaseOrder(inForce.requestType) !== isPurchaseOrder(body.requestType)) {
    return [paymentInvalid(sentence('payment.otherInForce'), 'requestType')];
  }
  if (!isPurchaseOrder(body.requestType)) return [];
  if (facts.isGuest) return [paymentInvalid(sentence('payment.loginFirst'), 'requestType')];
  if (holdsAccountNumber(body.paymentToken ?? '')) {
    return [paymentInvalid(sentence('checkout.accountNumber.purchaseOrder'), 'paymentToken')];
  }
  return [];
}

/** The result's fields for a payment that was never requested. */
export const NOTHING_PAID = {
  transactionId: null,
  methodLabel: null,
  mandateReference: null,
  redirectUrl: null,
  registrationAccountId: null,
  purchaseOrderNumber: null,
} as const;

type Shown = Pick<StoredPayment, 'amountCents' | 'currency' | keyof typeof NOTHING_PAID>;

const STATUS: Readonly<Record<PaymentResultCode, number>> = {
  Success: 200,
  Pending: 202,
  Decline: 422,
  SystemError: 422,
  ValidationError: 422,
};

/** The body of a payment call's answer. */
export function paymentResult(
  salesforceResultCode: PaymentResultCode,
  payment: Shown,
  say: Say,
  errors: readonly CommerceFault[] = [],
): Answer {
  const body: PaymentResult = {
    salesforceResultCode,
    errors: commerceErrors(errors, say),
    paymentData: {
      transactionId: payment.transactionId,
      methodLabel: methodLabelOf(payment, say),
      mandateReference: payment.mandateReference,
      redirectUrl: payment.redirectUrl,
      registrationAccountId: payment.registrationAccountId,
      amount: formatMoney(payment.amountCents),
      currencyIsoCode: payment.currency,
    },
  };
  return { status: STATUS[salesforceResultCode], body };
}

/** The answer of a payment call, from the state of its payment. */
export function resultOfPayment(payment: StoredPayment, say: Say): Answer {
  switch (payment.status) {
    case 'authorised':
    case 'used':
      return paymentResult('Success', { ...payment, redirectUrl: null }, say);
    case 'actionNeeded':
      return paymentResult('Pending', payment, say);
    case 'declined':
      return paymentResult('Decline', { ...payment, redirectUrl: null }, say, [
        paymentRefused(sentence('payment.refused')),
      ]);
    case 'cancelled':
      return paymentResult('Decline', { ...payment, redirectUrl: null }, say, [paymentCancelled()]);
    case 'asked':
    case 'toVoid':
    case 'voided':
      return paymentResult('SystemError', { ...payment, redirectUrl: null }, say, [
        paymentRefused(sentence('payment.notHeld')),
      ]);
  }
}
