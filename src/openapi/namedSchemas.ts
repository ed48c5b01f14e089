import * as login from '../contract/authentication/login.schema';
import * as password from '../contract/authentication/password.schema';
import * as registration from '../contract/authentication/registration.schema';
import * as address from '../contract/addresses/address.schema';
import * as cart from '../contract/cart/cart.schema';
import * as cartItem from '../contract/cart/cartItem.schema';
import * as promotion from '../contract/cart/promotion.schema';
import * as reservation from '../contract/cart/reservation.schema';
import * as category from '../contract/catalog/category.schema';
import * as featuredProducts from '../contract/catalog/featuredProducts.schema';
import * as giftWrap from '../contract/catalog/giftWrap.schema';
import * as menu from '../contract/catalog/menu.schema';
import * as product from '../contract/catalog/product.schema';
import * as productChildren from '../contract/catalog/productChildren.schema';
import * as checkout from '../contract/checkout/checkout.schema';
import * as deliveryGroup from '../contract/checkout/deliveryGroup.schema';
import * as payment from '../contract/checkout/payment.schema';
import * as placeOrder from '../contract/checkout/placeOrder.schema';
import * as contactMessage from '../contract/contact/contactMessage.schema';
import * as content from '../contract/content/content.schema';
import * as applicationContext from '../contract/context/applicationContext.schema';
import * as sessionContext from '../contract/context/sessionContext.schema';
import * as shopperAgent from '../contract/context/shopperAgent.schema';
import * as siteInfo from '../contract/context/siteInfo.schema';
import * as userRecord from '../contract/context/userRecord.schema';
import * as errors from '../contract/errors.schema';
import * as invoice from '../contract/orders/invoice.schema';
import * as orderLookup from '../contract/orders/orderLookup.schema';
import * as orderSummary from '../contract/orders/orderSummary.schema';
import * as standingDelivery from '../contract/orders/standingDelivery.schema';
import * as usualProducts from '../contract/orders/usualProducts.schema';
import * as calculateTaxes from '../contract/prices/calculateTaxes.schema';
import * as inventory from '../contract/prices/inventory.schema';
import * as price from '../contract/prices/price.schema';
import * as productPromotions from '../contract/prices/productPromotions.schema';
import * as tax from '../contract/prices/tax.schema';
import * as recommendations from '../contract/recommendations/recommendations.schema';
import * as search from '../contract/search/search.schema';
import * as siteConfiguration from '../contract/site/siteConfiguration.schema';
import * as activity from '../contract/tracking/activity.schema';
import * as aiConfiguration from '../contract/tracking/aiConfiguration.schema';

const MODULES: readonly Readonly<Record<string, unknown>>[] = [
  ...[login, password, registration, address, cart, cartItem, promotion, reservation, category, featuredProducts],
  ...[giftWrap, menu, product, productChildren, checkout, deliveryGroup, payment, placeOrder, contactMessage, content],
  ...[applicationContext, sessionContext, shopperAgent, siteInfo, userRecord, errors, invoice, orderLookup],
  ...[orderSummary, standingDelivery, usualProducts, calculateTaxes, inventory, price, productPromotions, tax],
  ...[recommendations, search],
  ...[siteConfiguration, activity, aiConfiguration],
];

/** `cartSummarySchema` is CartSummary in a document, `addItemBody` AddItemBody. */
function nameOf(exported: string): string {
  const name = exported.replace(/Schema$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** An object with fields, possibly nullable; texts and numbers are inlined where they are used. */
const isShape = (schema: unknown): boolean => typeof schema === 'object' && schema !== null && 'properties' in schema;

/** The schemas that the contract's modules export for bodies and answers, by their names in a document. */
export const NAMED_SCHEMAS: Readonly<Record<string, unknown>> = Object.fromEntries(
  MODULES.flatMap((module) => Object.entries(module))
    .filter(([name, schema]) => /(Schema|Body|Reply)$/.test(name) && isShape(schema))
    .map(([name, schema]) => [nameOf(name), schema]),
);
