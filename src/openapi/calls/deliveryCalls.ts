import { LATE_PATHS } from '../../contract/latePaths';
import type { CallGroup } from './CallText';

export const deliveryCalls: CallGroup = {
  tag: 'Delivery groups',
  description:
    'What of a cart is delivered together. The default group is always there and holds what no other group claims; a cart has at most twenty.',
  calls: [
    {
      operationId: 'listDeliveryGroups',
      method: 'GET',
      path: LATE_PATHS.deliveryGroups,
      summary: 'The delivery groups of a cart',
      description: 'Each with its address, methods, and the first of its lines.',
      callers: 'carts',
    },
    {
      operationId: 'createDeliveryGroup',
      method: 'POST',
      path: LATE_PATHS.deliveryGroups,
      summary: 'Make a delivery group',
      description: 'Empty, until lines are arranged. What cannot be is 422, and nothing of it is kept.',
      callers: 'carts',
      hasKey: true,
    },
    {
      operationId: 'getDeliveryGroup',
      method: 'GET',
      path: LATE_PATHS.deliveryGroup,
      summary: 'A delivery group',
      description: 'With its lines, as the list has them.',
      callers: 'carts',
    },
    {
      operationId: 'changeDeliveryGroup',
      method: 'PATCH',
      path: LATE_PATHS.deliveryGroup,
      summary: 'Change a delivery group',
      description: 'Address, method, day, instructions, gift. What cannot be is 422, and nothing of it is kept.',
      callers: 'carts',
      hasKey: true,
    },
    {
      operationId: 'deleteDeliveryGroup',
      method: 'DELETE',
      path: LATE_PATHS.deliveryGroup,
      summary: 'Delete a delivery group',
      description: 'Its items go back to the default group, or with `deleteCartItems` leave the cart.',
      callers: 'carts',
      successes: { 204: 'Deleted.' },
      hasKey: true,
    },
    {
      operationId: 'arrangeItems',
      method: 'POST',
      path: LATE_PATHS.arrangeItems,
      summary: 'Say which group holds how many of a line',
      description:
        'Either everything in the call is carried out or nothing. Pieces that no other group holds are in the default group.',
      callers: 'carts',
      hasKey: true,
    },
  ],
};
