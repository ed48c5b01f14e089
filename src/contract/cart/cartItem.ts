import type { Static } from 'typebox';
import type {
  addItemBody,
  addItemsBody,
  addItemsSchema,
  cartItemSchema,
  cartItemSortOrder,
  cartItemsQuery,
  cartItemsSchema,
  cartProductsQuery,
  cartProductsSchema,
  changeItemBody,
} from './cartItem.schema';

/**
 * A cart line. Money and quantity are strings. `totalPrice` is after promotions without VAT, `totalAmount` with VAT;
 * all other money is without VAT in a Net shop. `firstPymt…` repeats the amounts, because there are no instalments.
 * `promotionNames`, an addition to the webstore API, are the promotions that apply; `promotionDisplayName` is set on
 * bonus lines only.
 */
export type CartItem = Static<typeof cartItemSchema>;
export type CartItemDetails = NonNullable<CartItem['productDetails']>;
export type CartItemSortOrder = Static<typeof cartItemSortOrder>;
export type CartItemsQuery = Static<typeof cartItemsQuery>;
/** One page of lines; each is wrapped in `cartItem`, promotions and coupons are nested twice. */
export type CartItems = Static<typeof cartItemsSchema>;
export type CartPromotion = CartItems['cartPromotions']['promotions']['promotions'][number];
export type CartCoupon = CartItems['cartCoupons']['cartCoupons']['coupons'][number];
export type ApproachingDiscount = CartItems['approachingDiscounts'][number];

export type AddItemBody = Static<typeof addItemBody>;
export type AddItemsBody = Static<typeof addItemsBody>;
/** The results, in the order of the inputs; that of a failed line is an array of errors. */
export type AddItemsResult = Static<typeof addItemsSchema>;
export type ChangeItemBody = Static<typeof changeItemBody>;
export type CartProductsQuery = Static<typeof cartProductsQuery>;
export type CartProducts = Static<typeof cartProductsSchema>;

/** The smallest and the largest number of deliveries of a line whose selling model has a term. */
export const SUBSCRIPTION_TERM = { least: 2, most: 104 } as const;
/** Largest page of lines; more is refused. */
export const CART_PAGE_LIMIT = 100;
/** Most lines in one batch; more are refused. */
export const CART_BATCH_LIMIT = 100;
/** Asks for all fields of a line's product. */
export const ALL_PRODUCT_FIELDS = '*';
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
export const IDEMPOTENCY_KEY_LENGTH = 64;
