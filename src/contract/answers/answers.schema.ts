import type { TSchema } from 'typebox';
import {
  contentConflictSchema,
  contentDraftSchema,
  contentDraftsSchema,
  contentStateSchema,
  contentVersionDetailSchema,
  contentVersionsSchema,
} from '../content/editing.schema';
import { addressesSchema, addressFaultsSchema, addressSchema } from '../addresses/address.schema';
import { loginReply } from '../authentication/login.schema';
import { cartSummarySchema, preserveSchema } from '../cart/cart.schema';
import { addItemsSchema, cartItemSchema, cartItemsSchema } from '../cart/cartItem.schema';
import { cartCouponsSchema, checkoutCouponsSchema } from '../cart/promotion.schema';
import { reservationSchema } from '../cart/reservation.schema';
import { checkoutSchema } from '../checkout/checkout.schema';
import { deliveryGroupFaultsSchema, deliveryGroupSchema, deliveryGroupsSchema } from '../checkout/deliveryGroup.schema';
import { paymentResultSchema } from '../checkout/payment.schema';
import { orderActionsSchema, placeOrderSchema } from '../checkout/placeOrder.schema';
import {
  effectiveAccountSchema,
  externalManagedAccountsSchema,
  sessionContextSchema,
} from '../context/sessionContext.schema';
import { userRecordSchema } from '../context/userRecord.schema';
import { invoiceSchema } from '../orders/invoice.schema';
import { orderItemsSchema, orderSummariesSchema, orderSummarySchema } from '../orders/orderSummary.schema';
import { usualProductsSchema } from '../orders/usualProducts.schema';
import { orderViewsSchema } from '../recordings/priceTrace.schema';
import { foundRecordingsSchema, recordingDetailSchema, recordingNoteSchema } from '../recordings/support.schema';
import {
  draftConflictSchema,
  siteDraftSchema,
  siteStateSchema,
  siteVersionDetailSchema,
  siteVersionsSchema,
} from '../site/builder.schema';

/**
 * Answers whose schemas declare for each field what state and recordings may hold of it. The key of an answer is the
 * name that its endpoints give as `privacy`; its value lists the schemas of all its forms, those of a 409 or 422
 * included. `npm run shapes` generates `shapes.ts` from here.
 */
export const ANSWERS = {
  account: [effectiveAccountSchema],
  addedItems: [addItemsSchema],
  address: [addressSchema, addressFaultsSchema],
  addresses: [addressesSchema],
  cartCoupons: [cartCouponsSchema],
  cartItem: [cartItemSchema],
  cartItems: [cartItemsSchema],
  cartSummary: [cartSummarySchema],
  checkout: [checkoutSchema],
  checkoutCoupons: [checkoutCouponsSchema],
  contentDraft: [contentDraftSchema],
  contentDrafts: [contentDraftsSchema],
  contentState: [contentStateSchema, contentConflictSchema],
  contentVersion: [contentVersionDetailSchema],
  contentVersions: [contentVersionsSchema],
  deliveryGroup: [deliveryGroupSchema, deliveryGroupFaultsSchema],
  deliveryGroups: [deliveryGroupsSchema],
  invoice: [invoiceSchema],
  login: [loginReply],
  managedAccounts: [externalManagedAccountsSchema],
  orderActions: [orderActionsSchema],
  orderItems: [orderItemsSchema],
  orderSummaries: [orderSummariesSchema],
  orderSummary: [orderSummarySchema],
  payment: [paymentResultSchema],
  placedOrder: [placeOrderSchema],
  preservedCart: [preserveSchema],
  recording: [recordingDetailSchema, orderViewsSchema],
  recordingNote: [recordingNoteSchema],
  recordings: [foundRecordingsSchema],
  reservation: [reservationSchema],
  session: [sessionContextSchema],
  siteDraft: [siteDraftSchema],
  siteState: [siteStateSchema, draftConflictSchema],
  siteVersion: [siteVersionDetailSchema],
  siteVersions: [siteVersionsSchema],
  userRecord: [userRecordSchema],
  usualProducts: [usualProductsSchema],
} as const satisfies Readonly<Record<string, readonly TSchema[]>>;
