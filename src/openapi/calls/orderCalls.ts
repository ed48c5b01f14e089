import { LATE_PATHS } from '../../contract/latePaths';
import { OTHER_CLIENT_PATHS } from '../../contract/otherClientPaths';
import type { CallGroup } from './CallText';

export const orderCalls: CallGroup = {
  tag: 'Orders',
  description:
    'Seen by who placed them: a buyer for the account they acted for, a guest by their cookie. `{orderSummaryId}` is an id or a reference.',
  calls: [
    {
      operationId: 'listOrders',
      method: 'GET',
      path: LATE_PATHS.orderSummaries,
      summary: 'The caller’s orders',
      description: 'The newest first, paged by token.',
      callers: 'orders',
    },
    {
      operationId: 'getOrder',
      method: 'GET',
      path: LATE_PATHS.orderSummary,
      summary: 'An order',
      description: 'Amounts, deliveries, payment and promotions, as they were.',
      callers: 'orders',
    },
    {
      operationId: 'listOrderItems',
      method: 'GET',
      path: LATE_PATHS.orderItems,
      summary: 'The lines of an order',
      description: 'In the order of the cart, at the prices of that day.',
      callers: 'orders',
    },
    {
      operationId: 'getInvoice',
      method: 'GET',
      path: LATE_PATHS.orderInvoice,
      summary: 'The invoice of an order',
      description: 'As it was issued with the order, in French.',
      callers: 'orders',
    },
    {
      operationId: 'lookUpOrder',
      method: 'GET',
      path: OTHER_CLIENT_PATHS.lookupOrder,
      summary: 'An order whole, by an address',
      description: 'Everything in one answer, for a confirmation. `excludeParameters` names the parts to leave out.',
      callers: 'orders',
    },
    {
      operationId: 'lookUpOrderByPost',
      method: 'POST',
      path: OTHER_CLIENT_PATHS.lookupOrder,
      summary: 'An order whole, by a body',
      description: 'The same; the parts to leave out are parameters of their own.',
      callers: 'orders',
    },
    {
      operationId: 'addOrderToCart',
      method: 'POST',
      path: LATE_PATHS.addOrderToCart,
      summary: 'Order again',
      description:
        'Brings the lines of an order into the current cart, each judged by today’s catalogue and stock: the call succeeds whatever becomes of them.',
      callers: 'orders',
      hasKey: true,
    },
    {
      operationId: 'listStandingDeliveries',
      method: 'GET',
      path: LATE_PATHS.standingDeliveries,
      summary: 'The caller’s standing deliveries',
      description:
        'Those of the latest order first, paged by token, or those of one order; each with its next three days of delivery. Days before `changesFrom` are in preparation, or the delivery of the order itself.',
      callers: 'orders',
    },
    {
      operationId: 'changeStandingDelivery',
      method: 'PATCH',
      path: LATE_PATHS.standingDelivery,
      summary: 'Pause, resume or stop a standing delivery',
      description:
        'From `changesFrom` on. A pause does not lengthen a term; what was stopped or is completed does not begin again (400).',
      callers: 'orders',
      hasKey: true,
    },
    {
      operationId: 'listUsualProducts',
      method: 'GET',
      path: LATE_PATHS.usualProducts,
      summary: 'What the caller orders again and again',
      description: 'Products of at least two of their latest 24 orders, the most often ordered first.',
      callers: 'orders',
    },
  ],
};
