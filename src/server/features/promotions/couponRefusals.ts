import { CART_COUPON_LIMIT } from '../../../contract/cart/promotion';
import type { PromotionReason } from '../../../contract/cart/promotion';
import type { ErrorCode } from '../../../contract/errors';
import type { Standing } from '../../../commerce/promotions/promoteCart';
import { ApiProblem } from '../../problems';

const money = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/**
 * One answer for a coupon that is unknown, has not begun, is used up, or is for other buyers, so that nobody can find
 * out which.
 */
const NOT_VALID = 'Ce code n’est pas valable. Vérifiez-le, puis réessayez.';

type Refusal = readonly [errorCode: ErrorCode, message: string];

const refusalOf = (reason: PromotionReason, { missingCents, missingQuantity }: Standing): Refusal => {
  switch (reason) {
    case 'notYetValid':
    case 'usedUp':
    case 'otherBuyers':
      return ['INVALID_API_INPUT', NOT_VALID];
    case 'expired':
      return ['COUPON_EXPIRED', 'Cette offre est terminée\u00a0: ce code n’est plus accepté.'];
    case 'usedByYou':
      return ['UNQUALIFIED_CART', 'Vous avez déjà utilisé ce code.'];
    case 'notFirstOrder':
      return ['UNQUALIFIED_CART', 'Ce code est réservé à une première commande.'];
    case 'emptyCart':
      return ['UNQUALIFIED_CART', 'Ajoutez d’abord des produits à votre panier.'];
    case 'noMatchingGoods':
      return ['UNQUALIFIED_CART', 'Ce code ne concerne aucun produit de votre panier.'];
    case 'minimumAmount':
      return [
        'UNQUALIFIED_CART',
        `Il manque ${money.format(missingCents / 100)} HT de produits pour utiliser ce code.`,
      ];
    case 'minimumQuantity':
      return [
        'UNQUALIFIED_CART',
        `Il manque ${String(missingQuantity)} article${missingQuantity > 1 ? 's' : ''} pour utiliser ce code.`,
      ];
    case 'exclusive':
      return ['BLOCKED_EXCLUSIVE', 'Ce code ne se cumule pas avec une autre offre de votre panier.'];
    case 'noGain':
      return ['UNQUALIFIED_CART', 'Ce code n’apporte aucun avantage à votre panier actuel.'];
  }
};

/** Whether a refusal counts as a guess: nobody could use the code now. */
export const isUseless = (problem: unknown): boolean =>
  problem instanceof ApiProblem && ['INVALID_API_INPUT', 'COUPON_EXPIRED'].includes(problem.errorCode);

const refuse = ([errorCode, message]: Refusal): ApiProblem => new ApiProblem(400, errorCode, message);

export const unknownCode = (): ApiProblem => refuse(['INVALID_API_INPUT', NOT_VALID]);
export const alreadyApplied = (): ApiProblem => refuse(['ALREADY_APPLIED', 'Ce code est déjà dans votre panier.']);
export const tooManyCoupons = (): ApiProblem =>
  refuse([
    'MAX_LIMIT_EXCEEDED',
    `Un panier accepte au plus ${String(CART_COUPON_LIMIT)} codes. Retirez-en un d’abord.`,
  ]);
export const blockedExclusive = (): ApiProblem =>
  refuse(['BLOCKED_EXCLUSIVE', 'Ce code ne se cumule pas avec un autre code. Retirez l’autre d’abord.']);
export const couponNotOnCart = (): ApiProblem =>
  new ApiProblem(404, 'ITEM_NOT_FOUND', 'Ce code n’est plus dans votre panier.');

/** Why a coupon may not be added to a cart, from how its promotion would apply there; null: it may. */
export const standingRefusal = (standing: Standing): ApiProblem | null =>
  standing.reason === null ? null : refuse(refusalOf(standing.reason, standing));
