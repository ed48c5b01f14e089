import { DELIVERY_GROUP_LIMIT } from '../../../../contract/constants';
import { ApiProblem, invalidInput } from '../../../problems';
import { deliveryGroupNotFound } from '../../cart';
import type { ArrangeRefusal } from '../../cart';

/** 403: the webstore does not split shipments (CHK-23). */
export const splitsNothing = () =>
  new ApiProblem(403, 'API_DISABLED_FOR_ORG', 'Cette boutique livre chaque commande à une seule adresse.');

export const tooManyGroups = () =>
  new ApiProblem(400, 'LIMIT_EXCEEDED', `Un panier a au plus ${DELIVERY_GROUP_LIMIT} livraisons.`);

export const defaultStays = () => invalidInput('The default delivery group cannot be deleted.');

/** The refusal of an impossible arrangement. */
export const problemOfArrangement = (refusal: ArrangeRefusal): ApiProblem => {
  switch (refusal.reason) {
    case 'groupUnknown':
      return deliveryGroupNotFound();
    case 'lineUnknown':
      return new ApiProblem(404, 'ITEM_NOT_FOUND', 'Cet article n’est plus dans le panier.');
    case 'quantityUnreadable':
      return invalidInput('La quantité doit être un nombre entier, à partir de 0.');
    case 'saidTwice':
      return invalidInput('An item was arranged twice for one delivery group.');
    case 'tooMany':
      return new ApiProblem(
        400,
        'MAX_LIMIT_EXCEEDED',
        `Le panier contient ${refusal.quantity} de cet article : il ne peut pas en être livré davantage.`,
      );
    case 'someLost':
      return invalidInput(`Le panier contient ${refusal.quantity} de cet article : tout doit être livré quelque part.`);
  }
};
