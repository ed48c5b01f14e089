import { SUBSCRIPTION_TERM } from '../../../../contract/cart/cartItem';
import type { SellingModelRecord } from '../../catalog';
import type { CartRefusal } from './cartRefusals';
import type { ChosenModel } from './cartState';

/** Recurring deliveries need a whole number of units, from 1, as interval: otherwise they would have no next day. */
const hasRhythm = ({ type, term }: SellingModelRecord): boolean =>
  type === 'OneTime' || (term !== null && Number.isInteger(term.length) && term.length > 0);

/** Why a product may not be sold under this model and term; null: it may. Without a model it is sold once. */
export function modelRefusal(
  models: readonly SellingModelRecord[],
  chosen: ChosenModel | undefined,
): CartRefusal | null {
  if (chosen === undefined) return null;
  const model = models.find(({ id }) => id === chosen.id);
  if (model === undefined || !hasRhythm(model)) return { reason: 'modelUnknown' };
  if (model.type !== 'TermDefined') return chosen.term === null ? null : { reason: 'termUnwanted' };
  if (chosen.term === null) return { reason: 'termMissing' };
  const { least, most } = SUBSCRIPTION_TERM;
  return chosen.term < least || chosen.term > most ? { reason: 'termOutside' } : null;
}
