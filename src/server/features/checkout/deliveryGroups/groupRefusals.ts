import { DELIVERY_GROUP_LIMIT } from '../../../../contract/constants';
import { ApiProblem, invalidInput } from '../../../problems';
import { deliveryGroupNotFound, type ArrangeRefusal } from '../../cart';
import { sentence } from '../../../texts/sentence';

/** 403: the webstore does not split shipments (CHK-23). */
export const splitsNothing = () => new ApiProblem(403, 'API_DISABLED_FOR_ORG', sentence('deliveryGroup.splitsNothing'));

export const tooManyGroups = () =>
  new ApiProblem(400, 'LIMIT_EXCEEDED', sentence('deliveryGroup.tooMany', { most: DELIVERY_GROUP_LIMIT }));

export const defaultStays = () => invalidInput('The default delivery group cannot be deleted.');

/** The refusal of an impossible arrangement. */
export function problemOfArrangement(refusal: ArrangeRefusal): ApiProblem {
  switch (refusal.reason) {
    case 'groupUnknown':
      return deliveryGroupNotFound();
    case 'lineUnknown':
      return new ApiProblem(404, 'ITEM_NOT_FOUND', sentence('cart.lineUnknown'));
    case 'quantityUnreadable':
      return invalidInput(sentence('deliveryGroup.quantity'));
    case 'saidTwice':
      return invalidInput('An item was arranged twice for one delivery group.');
    case 'tooMany':
      return new ApiProblem(
        400,
        'MAX_LIMIT_EXCEEDED',
        sentence('deliveryGroup.moreThanHeld', { quantity: refusal.quantity }),
      );
    case 'someLost':
      return invalidInput(sentence('deliveryGroup.someLost', { quantity: refusal.quantity }));
  }
}
