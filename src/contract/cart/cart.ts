import type { Static } from 'typebox';
import type {
  cartSummarySchema,
  cloneCartQuery,
  compactSummarySchema,
  createCartBody,
  messagesSummarySchema,
  preserveSchema,
} from './cart.schema';

export type CartSummary = Static<typeof cartSummarySchema>;
/** A cart's reservation, as answers about the cart state it; a bundle is listed by its contents. */
export type HeldStock = NonNullable<CartSummary['inventoryReservation']>;
/** The counts of the badge. Without a cart the id is null and the counts are zero. */
export type CompactSummary = Static<typeof compactSummarySchema>;
export type CreateCartBody = Static<typeof createCartBody>;
export type MessagesSummary = Static<typeof messagesSummarySchema>;
/**
 * The account a cart is cloned for (by default the effective account) and the kind of clone; a PayNowReadOnly clone
 * never changes.
 */
export type CloneCartQuery = Static<typeof cloneCartQuery>;
export type PreserveResult = Static<typeof preserveSchema>;
export type CartStatus = CartSummary['status'];
export type AsyncOperationStatus = CartSummary['asyncOperationStatus'];

/**
 * Whether a cart's amounts are final, by its `asyncOperationStatus`: any but Processing, unknown ones included
 * (CRT-03).
 */
export const isReady = (status: string | null | undefined): boolean => status !== 'Processing';

/** Path values for the caller's own cart; `active` is for logged-in callers only. */
export const CART_STATES = ['current', 'active'] as const;

/** Most lines of a cart; one more is refused with LIMIT_EXCEEDED. */
export const CART_LINE_LIMIT = 500;
