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
/** What the badge needs. Without a cart the id is null and the counts are zero. */
export type CompactSummary = Static<typeof compactSummarySchema>;
export type CreateCartBody = Static<typeof createCartBody>;
export type MessagesSummary = Static<typeof messagesSummarySchema>;
/** For which account a cart is cloned (the one acted for unless said) and as what; a PayNowReadOnly clone never changes. */
export type CloneCartQuery = Static<typeof cloneCartQuery>;
export type PreserveResult = Static<typeof preserveSchema>;
export type CartStatus = CartSummary['status'];
export type AsyncOperationStatus = CartSummary['asyncOperationStatus'];

/** Whether a cart's amounts can be relied on: any status but Processing, also one this contract does not know (CRT-03). */
export const isReady = (status: string | null | undefined): boolean => status !== 'Processing';

/** Other names a path may use for the caller's own cart; `active` is for logged-in callers only. */
export const CART_STATES = ['current', 'active'] as const;

/** A cart holds no more lines; one more is refused with LIMIT_EXCEEDED. */
export const CART_LINE_LIMIT = 500;
