import type { Checkout } from '../../../../contract/checkout/checkout';
import { formatMoney } from '../../../../contract/money';
import { cartSummaryOf } from '../../cart';
import { taxLines } from '../../orders';
import type { CheckoutCall, OpenCheckout, Quote } from '../checkoutCall';
import type { StoredPayment } from '../payments/paymentStore';
import { deliveryGroupView } from './deliveryGroupView';
import { commerceErrors, type CommerceFault } from '../../../commerceFault';
import { methodLabelOf } from '../../placedOrders';

/** A checkout on the wire, with its errors. `payment` null: not paid yet. */
export function checkoutView(
  open: OpenCheckout,
  quote: Quote,
  call: CheckoutCall,
  payment: StoredPayment | null,
  errors: readonly CommerceFault[],
): Checkout {
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
      items: quote.deliveries.map((delivery) => deliveryGroupView(delivery, quote, cart, call)),
    },
    taxes: taxLines(quote.priced.totals.vat),
    payment:
      payment === null
        ? null
        : {
            requestType: payment.requestType,
            methodLabel: methodLabelOf(payment, call.say) ?? '',
            amount: formatMoney(payment.amountCents),
          },
    errors: commerceErrors(errors, call.say),
    orderReferenceNumber: null,
    statusCode: cart.asyncStatus === 'Processing' ? 'Processing' : errors.length === 0 ? 'Ready' : 'ReadyWithErrors',
    customFields: [],
  };
}
