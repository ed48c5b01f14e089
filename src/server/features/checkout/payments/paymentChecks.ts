import { holdsAccountNumber } from '../../../../commerce/accountNumber';
import type {
  PaymentBody,
  PaymentRequestType,
  PaymentResult,
  PaymentResultCode,
} from '../../../../contract/checkout/payment';
import type { CheckoutError } from '../../../../contract/errors';
import { formatMoney } from '../../../../contract/money';
import type { Answer } from '../../../idempotency';
import { invalidInput } from '../../../problems';
import { checkAddress } from '../../addresses';
import type { AddressRules } from '../../addresses';
import type { PricedDelivery } from '../../cart';
import { paymentInvalid, paymentRefused, unaddressed } from '../decisions/checkoutErrors';
import { paymentInForce } from './paymentStore';
import type { BillingAddress, StoredPayment } from './paymentStore';

/** The billing address of a payment; null: goods and bill go to one address. Throws INVALID_API_INPUT, naming the field. */
export const billingAddressOf = (body: PaymentBody, rules: AddressRules): BillingAddress | null => {
  if (body.billingAddress === undefined) return null;
  const checked = checkAddress(body.billingAddress, rules);
  if (!checked.ok) {
    const [first] = checked.faults;
    throw invalidInput(`billingAddress.${first?.field ?? ''} : ${first?.text ?? ''}`);
  }
  const { name, street, city, region, postalCode, country } = checked.address;
  return { name, street, city, region, postalCode, country };
};

/** The token of a payment that needs one. Throws INVALID_API_INPUT without. */
export const tokenOf = ({ paymentToken, requestType }: PaymentBody): string => {
  if (paymentToken === undefined) throw invalidInput(`paymentToken is needed for ${requestType}.`);
  return paymentToken;
};

const isPurchaseOrder = (requestType: PaymentRequestType): boolean => requestType === 'SimplePurchaseOrder';

/**
 * Why a payment may not even be asked for; empty: it may. The kind of payment cannot change while one is in
 * force, and only a customer may pay by purchase order.
 */
export const paymentFaults = (
  body: PaymentBody,
  facts: {
    readonly deliveries: readonly PricedDelivery[];
    readonly payments: readonly StoredPayment[];
    readonly isGuest: boolean;
  },
): readonly CheckoutError[] => {
  if (unaddressed(facts.deliveries).length > 0) {
    return [paymentInvalid('Indiquez d’abord une adresse de livraison.', 'deliveryAddress')];
  }
  const inForce = paymentInForce(facts.payments);
  if (inForce !== null && isPurchaseOrder(inForce.requestType) !== isPurchaseOrder(body.requestType)) {
    return [
      paymentInvalid(
        'Un autre moyen de paiement est déjà retenu. Choisissez de nouveau la livraison pour en changer.',
        'requestType',
      ),
    ];
  }
  if (!isPurchaseOrder(body.requestType)) return [];
  if (facts.isGuest) return [paymentInvalid('Connectez-vous pour payer par bon de commande.', 'requestType')];
  if (holdsAccountNumber(body.paymentToken ?? '')) {
    return [paymentInvalid('N’écrivez ni numéro de carte ni IBAN comme numéro de bon de commande.', 'paymentToken')];
  }
  return [];
};

type Shown = Pick<StoredPayment, 'amountCents' | 'currency' | 'transactionId' | 'methodLabel' | 'mandateReference'>;

const STATUS: Readonly<Record<PaymentResultCode, number>> = {
  Success: 200,
  Pending: 202,
  Decline: 422,
  SystemError: 422,
  ValidationError: 422,
};

/** An answer of the payments call. */
export const paymentResult = (
  salesforceResultCode: PaymentResultCode,
  payment: Shown,
  errors: readonly CheckoutError[] = [],
): Answer => {
  const body: PaymentResult = {
    salesforceResultCode,
    errors: [...errors],
    paymentData: {
      transactionId: payment.transactionId,
      methodLabel: payment.methodLabel,
      mandateReference: payment.mandateReference,
      amount: formatMoney(payment.amountCents),
      currencyIsoCode: payment.currency,
    },
  };
  return { status: STATUS[salesforceResultCode], body };
};

/** What a payment call answers by what became of its payment. */
export const resultOfPayment = (payment: StoredPayment): Answer => {
  switch (payment.status) {
    case 'authorised':
    case 'used':
      return paymentResult('Success', payment);
    case 'actionNeeded':
      return paymentResult('Pending', payment);
    case 'declined':
      return paymentResult('Decline', payment, [
        paymentRefused('Votre banque a refusé le paiement. Essayez un autre moyen de paiement.'),
      ]);
    case 'asked':
    case 'toVoid':
    case 'voided':
      return paymentResult('SystemError', payment, [
        paymentRefused('Le paiement n’a pas pu être retenu. Rien n’est débité ; réessayez.'),
      ]);
  }
};
