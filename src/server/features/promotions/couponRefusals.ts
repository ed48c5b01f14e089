import { CART_COUPON_LIMIT, type PromotionReason } from '../../../contract/cart/promotion';
import type { ErrorCode } from '../../../contract/errors';
import type { Standing } from '../../../commerce/promotions/promoteCart';
import { ApiProblem } from '../../problems';
import { sentence, type Sentence } from '../../texts/sentence';

/**
 * The same answer for a coupon that is unknown, has not begun, is used up, or is for other buyers, so that nobody can
 * find out which.
 */
const NOT_VALID = sentence('coupon.notValid');

type Refusal = readonly [errorCode: ErrorCode, message: Sentence];

function refusalOf(reason: PromotionReason, standing: Standing): Refusal {
  const { candidate, missingCents, missingQuantity } = standing;
  switch (reason) {
    case 'notYetValid':
    case 'usedUp':
    case 'otherBuyers':
      return ['INVALID_API_INPUT', NOT_VALID];
    case 'expired':
      return ['COUPON_EXPIRED', sentence('coupon.expired')];
    case 'usedByYou':
      return ['UNQUALIFIED_CART', sentence('coupon.usedByYou')];
    case 'notFirstOrder':
      return ['UNQUALIFIED_CART', sentence('coupon.notFirstOrder')];
    case 'otherCurrency':
      return ['UNQUALIFIED_CART', sentence('coupon.otherCurrency')];
    case 'emptyCart':
      return ['UNQUALIFIED_CART', sentence('coupon.emptyCart')];
    case 'noMatchingGoods':
      return ['UNQUALIFIED_CART', sentence('coupon.noMatchingProducts')];
    case 'minimumAmount':
      return [
        'UNQUALIFIED_CART',
        sentence('coupon.minimumAmount', { missing: { cents: missingCents, currency: candidate.promotion.currency } }),
      ];
    case 'minimumQuantity':
      return ['UNQUALIFIED_CART', sentence('coupon.minimumQuantity', { missing: missingQuantity })];
    case 'exclusive':
      return ['BLOCKED_EXCLUSIVE', sentence('coupon.exclusive')];
    case 'noGain':
      return ['UNQUALIFIED_CART', sentence('coupon.noGain')];
  }
}

/** Whether a refusal counts as a guess: the code is unknown, answered like an unknown one, or expired. */
export const isUseless = (problem: unknown): boolean =>
  problem instanceof ApiProblem && ['INVALID_API_INPUT', 'COUPON_EXPIRED'].includes(problem.errorCode);

const refuse = ([errorCode, message]: Refusal): ApiProblem => new ApiProblem(400, errorCode, message);

export const unknownCode = (): ApiProblem => refuse(['INVALID_API_INPUT', NOT_VALID]);
export const alreadyApplied = (): ApiProblem => refuse(['ALREADY_APPLIED', sentence('coupon.alreadyApplied')]);
export const tooManyCoupons = (): ApiProblem =>
  refuse(['MAX_LIMIT_EXCEEDED', sentence('coupon.tooMany', { most: CART_COUPON_LIMIT })]);
export const blockedExclusive = (): ApiProblem => refuse(['BLOCKED_EXCLUSIVE', sentence('coupon.blockedExclusive')]);
export const couponNotOnCart = (): ApiProblem => new ApiProblem(404, 'ITEM_NOT_FOUND', sentence('coupon.notOnCart'));

/** Why a coupon may not be added to a cart, from how its promotion would apply there; null: it may. */
export const standingRefusal = (standing: Standing): ApiProblem | null =>
  standing.reason === null ? null : refuse(refusalOf(standing.reason, standing));
