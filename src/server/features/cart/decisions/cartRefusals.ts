import type { QuantityCheck } from '../../../../commerce/quantityCheck';
import type { QuantityRule } from '../../../../commerce/quantityRule';
import type { ErrorCode } from '../../../../contract/errors';
import { CART_LINE_LIMIT } from '../../../../contract/cart/cart';
import { LARGEST_QUANTITY } from '../../../../contract/money';
import type { QuantityFault } from '../../../../contract/money';
import { ApiProblem } from '../../../problems';

type QuantityFailure = Extract<QuantityCheck, { ok: false }>;

/** Why a line is refused, or has become invalid. */
export type CartRefusal =
  | { readonly reason: 'quantityUnreadable'; readonly fault: QuantityFault }
  | { readonly reason: 'productUnknown' }
  | { readonly reason: 'notForSale' }
  | { readonly reason: 'chooseVariation' }
  | ({ readonly reason: 'quantityRefused'; readonly rule: QuantityRule; readonly available: number | null } & Pick<
      QuantityFailure,
      'code' | 'down' | 'up'
    >)
  | { readonly reason: 'cartFull' }
  /** Guests of the same network have reserved all they may; `most`: how much more of this product is allowed. */
  | { readonly reason: 'guestShare'; readonly most: number }
  | { readonly reason: 'lineUnknown' };

const faultTexts: Readonly<Record<QuantityFault, string>> = {
  notANumber: 'La quantité doit être un nombre entier.',
  zero: 'La quantité doit être au moins 1. Pour retirer un article du panier, supprimez-le.',
  negative: 'La quantité ne peut pas être négative.',
  fractional: 'La quantité doit être un nombre entier.',
  tooLarge: `La quantité ne peut pas dépasser ${LARGEST_QUANTITY}.`,
};

const choices = (down: number | null, up: number | null): string => {
  const offered = [...new Set([down, up])].filter((quantity) => quantity !== null);
  return offered.length === 0 ? '' : ` Choisissez ${offered.join(' ou ')}.`;
};

const quantityText = ({
  code,
  rule,
  available,
  down,
  up,
}: Extract<CartRefusal, { reason: 'quantityRefused' }>): string => {
  switch (code) {
    case 'MISSING_RECORD':
      return `La quantité minimale de ce produit est de ${rule.minimum}.`;
    case 'MAX_LIMIT_EXCEEDED':
      return `La quantité maximale de ce produit est de ${Math.min(rule.maximum, LARGEST_QUANTITY)}.`;
    case 'INVALID_BATCH_SIZE':
      return `Ce produit se commande par ${rule.increment} à partir de ${rule.minimum}.${choices(down, up)}`;
    case 'INSUFFICIENT_INVENTORY':
      return available === null || available <= 0
        ? 'Ce produit est en rupture de stock.'
        : `Il reste ${available} de ce produit en stock.${choices(down, up)}`;
  }
};

/** The code and status of a refusal, with a French text for shoppers. */
export const describeRefusal = (
  refusal: CartRefusal,
): { readonly status: number; readonly errorCode: ErrorCode; readonly message: string } => {
  switch (refusal.reason) {
    case 'quantityUnreadable':
      return { status: 400, errorCode: 'INVALID_API_INPUT', message: faultTexts[refusal.fault] };
    case 'productUnknown':
      return { status: 404, errorCode: 'ITEM_NOT_FOUND', message: 'Ce produit n’est plus proposé.' };
    case 'notForSale':
      return { status: 400, errorCode: 'INVALID_API_INPUT', message: 'Ce produit n’est pas en vente actuellement.' };
    case 'chooseVariation':
      return { status: 400, errorCode: 'INVALID_API_INPUT', message: 'Choisissez une variante de ce produit.' };
    case 'quantityRefused':
      return { status: 400, errorCode: refusal.code, message: quantityText(refusal) };
    case 'cartFull':
      return {
        status: 400,
        errorCode: 'LIMIT_EXCEEDED',
        message: `Un panier contient au plus ${CART_LINE_LIMIT} produits.`,
      };
    case 'guestShare':
      return {
        status: 400,
        errorCode: 'LIMIT_EXCEEDED',
        message: `Sans compte, ${refusal.most} au plus de ce produit peuvent être réservés. Connectez-vous pour en réserver davantage.`,
      };
    case 'lineUnknown':
      return { status: 404, errorCode: 'ITEM_NOT_FOUND', message: 'Cet article n’est plus dans le panier.' };
  }
};

export const problemOfRefusal = (refusal: CartRefusal): ApiProblem => {
  const { status, errorCode, message } = describeRefusal(refusal);
  return new ApiProblem(status, errorCode, message);
};
