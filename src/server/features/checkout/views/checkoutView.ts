import type { Checkout } from '../../../../contract/checkout/checkout';
import type { CheckoutError } from '../../../../contract/errors';
import { formatMoney } from '../../../../contract/money';
import { cartSummaryOf } from '../../cart';
import { taxLines } from '../../orders';
import type { CheckoutCall, OpenCheckout, Quote } from '../checkoutCall';
import type { StoredPayment } from '../payments/paymentStore';
import { deliveryGroupView } from './deliveryGroupView';

/** A checkout on the wire, with its errors. `payment` null: not paid yet. */
export const checkoutView = (
  open: OpenCheckout,
  quote: Quote,
  call: CheckoutCall,
  payment: StoredPayment | null,
  errors: readonly CheckoutError[],
): Checkout => {
  const { checkout, cart } = open;
  return {
    checkoutId: checkout.id,
    cartSummary: {
      ...cartSummaryOf(cart, quote.priced, call),
      purchaseOrderNumber: payment?.purchaseOrderNumber ?? null,
    },
    contactInfo: checkout.state.contactInfo,
    deliveryGroups: {
      count: quote.deliveries.length,
      items: quote.deliveries.map((delivery) => deliveryGroupView(delivery, quote, cart, call.facts.deliveryDays)),
    },
    taxes: taxLines(quote.priced.totals.vat),
    payment:
      payment === null
        ? null
        : {
            requestType: payment.requestType,
            methodLabel: payment.methodLabel ?? '',
            amount: formatMoney(payment.amountCents),
          },
    errors: [...errors],
    orderReferenceNumber: null,
    statusCode: cart.asyncStatus === 'Processing' ? 'Processing' : errors.length === 0 ? 'Ready' : 'ReadyWithErrors',
    customFields: [],
  };
};
