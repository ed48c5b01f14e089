import { LATE_PATHS } from '../../contract/latePaths';
import type { CallGroup } from './CallText';

const CHECKOUT = {
  200: 'The checkout.',
  201: 'The checkout, begun by this call.',
  202: 'The checkout, while its cart is still being worked on.',
  422: 'The checkout, with what is wrong in `errors`.',
};

export const checkoutCalls: CallGroup = {
  tag: 'Checkout',
  description:
    'From a cart to an order: begin, say where it goes and how, pay, prepare, submit. Guests (where they may check out) and buyers; support and builder logins order nothing.',
  calls: [
    {
      operationId: 'startCheckout',
      method: 'POST',
      path: LATE_PATHS.checkouts,
      summary: 'Begin the checkout of a cart',
      description:
        'Or answer the one that is under way. One that somebody else has begun of a shared cart ends, unless they are paying.',
      callers: 'carts',
      successes: CHECKOUT,
      hasKey: true,
    },
    {
      operationId: 'ensureCheckout',
      method: 'PUT',
      path: LATE_PATHS.checkouts,
      summary: 'Begin the checkout of a cart, by PUT',
      description: 'The same call.',
      callers: 'carts',
      successes: CHECKOUT,
      hasKey: true,
    },
    {
      operationId: 'getCheckout',
      method: 'GET',
      path: LATE_PATHS.checkout,
      summary: 'A checkout',
      description:
        'By its id, or as `active`. After the order `active` names what was placed, until another cart is begun.',
      callers: 'checkouts',
      successes: CHECKOUT,
    },
    {
      operationId: 'changeCheckout',
      method: 'PATCH',
      path: LATE_PATHS.checkout,
      summary: 'Change a checkout',
      description:
        'Contact, address, method, day and instructions; any of them alone. A change of what is paid lets go of the payment.',
      callers: 'checkouts',
      successes: CHECKOUT,
      hasKey: true,
    },
    {
      operationId: 'deleteCheckout',
      method: 'DELETE',
      path: LATE_PATHS.checkout,
      summary: 'End a checkout',
      description: 'The cart stays. A payment is let go of.',
      callers: 'checkouts',
      successes: { 204: 'Ended.' },
      hasKey: true,
    },
    {
      operationId: 'addCheckoutCoupon',
      method: 'POST',
      path: LATE_PATHS.checkoutCoupons,
      summary: 'Redeem a coupon in a checkout',
      description: 'As in the cart; it lets go of a payment.',
      callers: 'checkouts',
      hasKey: true,
    },
    {
      operationId: 'deleteCheckoutCoupon',
      method: 'DELETE',
      path: LATE_PATHS.checkoutCoupon,
      summary: 'Take a coupon away in a checkout',
      description: 'It lets go of a payment.',
      callers: 'checkouts',
      successes: { 202: 'Gone.' },
      hasKey: true,
    },
    {
      operationId: 'payCheckout',
      method: 'POST',
      path: LATE_PATHS.checkoutPayments,
      summary: 'Pay',
      description:
        'By the token of a card or an account (`Auth`), by what a provider knows already (`PostAuth`), by an order number (`SimplePurchaseOrder`), or by what the client sends (`ClientRequest`).',
      callers: 'checkouts',
      hasKey: true,
    },
    {
      operationId: 'placeOrder',
      method: 'POST',
      path: LATE_PATHS.checkoutOrders,
      summary: 'Place the order',
      description: 'Prepares and submits in one call, which has no body. A repeat answers the same reference.',
      callers: 'checkouts',
      hasKey: true,
    },
    {
      operationId: 'runOrderActions',
      method: 'POST',
      path: LATE_PATHS.checkoutOrderActions,
      summary: 'Prepare or submit an order',
      description:
        '`prepare` checks everything and reserves the stock for four hours, `submit` places the order. A repeat answers the same reference.',
      callers: 'checkouts',
      hasKey: true,
    },
  ],
};
