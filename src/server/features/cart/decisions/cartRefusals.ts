import type { QuantityCheck } from '../../../../commerce/quantityCheck';
import type { QuantityRule } from '../../../../commerce/quantityRule';
import type { ErrorCode } from '../../../../contract/errors';
import { CART_LINE_LIMIT } from '../../../../contract/cart/cart';
import { SUBSCRIPTION_TERM } from '../../../../contract/cart/cartItem';
import { LARGEST_QUANTITY, type QuantityFault } from '../../../../contract/money';
import { ApiProblem } from '../../../problems';
import { sentence, type Sentence } from '../../../texts/sentence';

type QuantityFailure = Extract<QuantityCheck, { ok: false }>;

/** Why a line is refused, or has become invalid. */
export type CartRefusal =
  | { readonly reason: 'quantityUnreadable'; readonly fault: QuantityFault }
  | { readonly reason: 'productUnknown' }
  | { readonly reason: 'notForSale' }
  | { readonly reason: 'chooseVariation' }
  /** A set cannot be ordered itself, only its members can. */
  | { readonly reason: 'chooseMember' }
  | ({ readonly reason: 'quantityRefused'; readonly rule: QuantityRule; readonly available: number | null } & Pick<
      QuantityFailure,
      'code' | 'down' | 'up'
    >)
  | { readonly reason: 'cartFull' }
  /** More than guests on the same network may reserve of a product; `most`: how many more of it they still may. */
  | { readonly reason: 'guestShare'; readonly most: number }
  | { readonly reason: 'lineUnknown' }
  /** Faults of a line's selling model, and of its number of deliveries. */
  | { readonly reason: 'modelUnknown' | 'termMissing' | 'termOutside' | 'termUnwanted' };

const faultTexts: Readonly<Record<QuantityFault, Sentence>> = {
  notANumber: sentence('cart.quantity.notANumber'),
  zero: sentence('cart.quantity.zero'),
  negative: sentence('cart.quantity.negative'),
  fractional: sentence('cart.quantity.notANumber'),
  tooLarge: sentence('cart.quantity.tooLarge', { most: LARGEST_QUANTITY }),
};

/** The quantities to choose instead: none, one or two. */
function choices(down: number | null, up: number | null) {
  const [first, second] = [...new Set([down, up])].filter((quantity) => quantity !== null);
  if (first === undefined) return { choices: 'none' };
  return second === undefined ? { choices: 'one', first } : { choices: 'two', first, second };
}

function quantityText({
  code,
  rule,
  available,
  down,
  up,
}: Extract<CartRefusal, { reason: 'quantityRefused' }>): Sentence {
  switch (code) {
    case 'MISSING_RECORD':
      return sentence('cart.quantity.minimum', { minimum: rule.minimum });
    case 'MAX_LIMIT_EXCEEDED':
      return sentence('cart.quantity.maximum', { maximum: Math.min(rule.maximum, LARGEST_QUANTITY) });
    case 'INVALID_BATCH_SIZE':
      return sentence('cart.quantity.increment', {
        increment: rule.increment,
        minimum: rule.minimum,
        ...choices(down, up),
      });
    case 'INSUFFICIENT_INVENTORY':
      return available === null || available <= 0
        ? sentence('cart.soldOut')
        : sentence('cart.quantity.stock', { available, ...choices(down, up) });
  }
}

/** The code and status of a refusal, with a sentence for shoppers. */
export function describeRefusal(refusal: CartRefusal): {
  readonly status: number;
  readonly errorCode: ErrorCode;
  readonly message: Sentence;
} {
  switch (refusal.reason) {
    case 'quantityUnreadable':
      return { status: 400, errorCode: 'INVALID_API_INPUT', message: faultTexts[refusal.fault] };
    case 'productUnknown':
      return { status: 404, errorCode: 'ITEM_NOT_FOUND', message: sentence('cart.productUnknown') };
    case 'notForSale':
      return { status: 400, errorCode: 'INVALID_API_INPUT', message: sentence('cart.notForSale') };
    case 'chooseVariation':
      return { status: 400, errorCode: 'INVALID_API_INPUT', message: sentence('cart.chooseVariation') };
    case 'chooseMember':
      return { status: 400, errorCode: 'INVALID_API_INPUT', message: sentence('cart.chooseMember') };
    case 'quantityRefused':
      return { status: 400, errorCode: refusal.code, message: quantityText(refusal) };
    case 'cartFull':
      return {
        status: 400,
        errorCode: 'LIMIT_EXCEEDED',
        message: sentence('cart.full', { most: CART_LINE_LIMIT }),
      };
    case 'guestShare':
      return {
        status: 400,
        errorCode: 'LIMIT_EXCEEDED',
        message: sentence('cart.guestShare', { most: refusal.most }),
      };
    case 'lineUnknown':
      return { status: 404, errorCode: 'ITEM_NOT_FOUND', message: sentence('cart.lineUnknown') };
    case 'modelUnknown':
      return { status: 400, errorCode: 'INVALID_API_INPUT', message: sentence('cart.model.unknown') };
    case 'termMissing':
      return { status: 400, errorCode: 'INVALID_API_INPUT', message: sentence('cart.term.missing', SUBSCRIPTION_TERM) };
    case 'termOutside':
      return { status: 400, errorCode: 'INVALID_API_INPUT', message: sentence('cart.term.outside', SUBSCRIPTION_TERM) };
    case 'termUnwanted':
      return { status: 400, errorCode: 'INVALID_API_INPUT', message: sentence('cart.term.unwanted') };
  }
}

export function problemOfRefusal(refusal: CartRefusal): ApiProblem {
  const { status, errorCode, message } = describeRefusal(refusal);
  return new ApiProblem(status, errorCode, message);
}
