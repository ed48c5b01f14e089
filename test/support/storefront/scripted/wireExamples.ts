import type { CartItem, CartItems } from '../../../../src/contract/cart/cartItem';
import type { CartSummary, CompactSummary } from '../../../../src/contract/cart/cart';
import type { ApplicationContext } from '../../../../src/contract/context/applicationContext';
import type { SessionContext } from '../../../../src/contract/context/sessionContext';
import type { SiteInfo } from '../../../../src/contract/context/siteInfo';
import { recordId } from '../../../../src/contract/ids';

export const siteInfo: SiteInfo = {
  webstoreId: recordId('webstore', 1),
  siteId: recordId('site', 1),
  communityId: recordId('community', 1),
  channelId: recordId('channel', 1),
  apiVersion: 'v65.0',
  basePath: '',
  currentLanguage: 'fr',
  currentLocale: 'fr-FR',
};

/** The webstore settings that the cart reads: guests may have a cart. */
export const openWebstore: Partial<ApplicationContext> = { guestCartEnabled: true };

export const guestSession: SessionContext = {
  accountId: null,
  accountName: null,
  buyerGroups: [],
  guestUser: true,
  profile: null,
  userId: null,
  userName: null,
};

export const butterId = recordId('product', 1);
export const creamId = recordId('product', 2);
export const butterLineId = recordId('cartItem', 1);
export const creamLineId = recordId('cartItem', 2);

const noMessages = {
  hasErrors: false,
  errorCount: 0,
  totalLineItemsWithErrors: 0,
  relatedEntityId: null,
  limitedMessages: [],
};

interface LineFacts {
  readonly cartItemId?: string;
  readonly productId?: string;
  readonly name?: string;
  readonly quantity?: string;
  readonly unit?: string;
  readonly total?: string;
  readonly tax?: string;
  readonly vatBasisPoints?: string;
  readonly rule?: NonNullable<CartItem['productDetails']>['purchaseQuantityRule'];
}

export function cartLine(facts: LineFacts = {}): CartItem {
  const { productId = butterId, name = 'Beurre doux AOP', unit = '6.90', total = '69.00', tax = '3.80' } = facts;
  return {
    cartItemId: facts.cartItemId ?? butterLineId,
    cartId: recordId('cart', 1),
    cartDeliveryGroupId: null,
    productId,
    name,
    type: 'Product',
    subType: null,
    quantity: facts.quantity ?? '10.0',
    currencyIsoCode: 'EUR',
    listPrice: '7.20',
    salesPrice: unit,
    unitAdjustedPrice: unit,
    unitAdjustedPriceWithItemAdj: unit,
    unitAdjustmentAmount: null,
    unitItemAdjustmentAmount: null,
    itemizedAdjustmentAmount: null,
    totalListPrice: '72.00',
    totalPrice: total,
    totalAmount: total,
    totalAdjustmentAmount: null,
    totalTax: tax,
    productSellingModelId: null,
    sellingModelType: null,
    subscriptionTerm: null,
    parentCartItemId: null,
    childProductCount: null,
    productClass: 'Simple',
    promotionDisplayName: null,
    isShippingChargeNotApplicable: false,
    messagesSummary: noMessages,
    customFields: [],
    productDetails: {
      productId,
      name,
      sku: 'BDX-1000',
      productClass: 'Simple',
      productUrlName: 'beurre-doux-aop',
      fields: { Packaging__c: 'Carton de 10 × 1 kg', VatBasisPoints__c: facts.vatBasisPoints ?? '550' },
      purchaseQuantityRule: facts.rule ?? null,
      thumbnailImage: null,
      variationAttributes: {},
    },
  };
}

const cartSummaryOf = (facts: Partial<CartSummary> = {}): CartSummary => ({
  cartId: recordId('cart', 1),
  webstoreId: siteInfo.webstoreId,
  ownerId: null,
  accountId: null,
  name: 'Cart',
  type: 'Cart',
  status: 'Active',
  currencyIsoCode: 'EUR',
  taxType: 'Net',
  isSecondary: false,
  asyncOperationStatus: 'Completed',
  totalProductCount: '10.0',
  uniqueProductCount: 1,
  totalProductLineItemCount: 1,
  grandTotalAmount: '72.80',
  totalListPrice: '72.00',
  totalProductAmount: '69.00',
  totalProductAmountAfterAdjustments: '69.00',
  totalProductListAmount: '72.00',
  totalPromotionalAdjustmentAmount: '0.00',
  totalCartLevelAdjustmentAmount: '0.00',
  totalAmountWithItemAdjustment: '69.00',
  totalChargeAmount: '0.00',
  totalTaxAmount: '3.80',
  purchaseOrderNumber: null,
  hasGift: false,
  orderOwnerId: null,
  customFields: [],
  messagesSummary: noMessages,
  ...facts,
});

export const cartItemsOf = (lines: readonly CartItem[], facts: Partial<CartSummary> = {}, pages = 1): CartItems => ({
  cartSummary: cartSummaryOf(facts),
  cartItems: lines.map((cartItem) => ({ cartItem, status: 'Success', message: null })),
  cartPromotions: { promotions: { promotions: [] } },
  cartCoupons: { cartCoupons: { coupons: [] } },
  approachingDiscounts: [],
  hasErrors: false,
  currentPage: 1,
  totalItemCount: lines.length,
  totalNumberOfPages: pages,
  currentPageToken: null,
  currentPageUrl: null,
  nextPageToken: null,
  nextPageUrl: null,
  previousPageToken: null,
  previousPageUrl: null,
});

export const summaryOf = (products: number, types = 1): CompactSummary => ({
  cartId: recordId('cart', 1),
  currencyIsoCode: 'EUR',
  totalProductCount: `${products}.0`,
  uniqueProductCount: types,
  asyncOperationStatus: 'Completed',
});
