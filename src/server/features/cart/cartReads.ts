import { cartParams, cartQuery, cartSummarySchema, compactSummarySchema } from '../../../contract/cart/cart.schema';
import {
  cartItemsQuery,
  cartItemsSchema,
  cartProductsQuery,
  cartProductsSchema,
} from '../../../contract/cart/cartItem.schema';
import { CART_PAGE_SIZE, CART_SORT_ORDER, CURRENT_CART } from '../../../contract/constants';
import { webstoreParams } from '../../../contract/context/applicationContext.schema';
import { OTHER_CLIENT_PATHS } from '../../../contract/otherClientPaths';
import { LATE_PATHS } from '../../../contract/latePaths';
import { PATHS } from '../../../contract/paths';
import type { AppPlugin } from '../../app';
import { invalidInput } from '../../problems';
import { fieldNames } from '../../http/commaLists';
import { guardWebstore } from '../context';
import { cartCall, cartNamed, cartNotFound, guardGuestCart } from './cartCall';
import { groupOfLines } from './groups/splitLines';
import { messagesOf } from './views/cartItemView';
import { cartLinesView } from './views/cartLinesView';
import { cartProductOf, linesByProduct } from './views/cartProductView';
import { pageAsked, pageLinks, pageOf, sortLines } from './views/cartPage';
import { compactSummaryOf } from './views/cartSummaryView';
import { summaryWithStock } from './views/summaryWithStock';
import { CALCULATION_WAIT_SECONDS, cartIfAny, cartToRead, readPriced } from './readCart';

const PRODUCT_FIELDS_MAX = 15;

/** The requested product fields; null: all. Throws INVALID_API_INPUT on more than fifteen names. */
function fieldsAsked(list: string | undefined): readonly string[] | null {
  const names = fieldNames(list);
  if (names !== null && names.length > PRODUCT_FIELDS_MAX) {
    throw invalidInput(`productFields may name at most ${PRODUCT_FIELDS_MAX} fields.`);
  }
  return names;
}

/** The calls that read a cart. None of them creates a cart, or gives a new guest a cookie. */
export const cartReads: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCart(app);
  const db = app.database.read;

  app.get(
    LATE_PATHS.cart,
    { schema: { params: cartParams, querystring: cartQuery, response: { 200: cartSummarySchema } } },
    async (request, reply) => {
      const call = cartCall(request, request.query);
      const { cartStateOrId } = request.params;
      const { cart, priced } = await readPriced(db, call, cartNamed(cartStateOrId, call.caller));
      // The current cart may not exist yet; any other name must be that of an existing one.
      if (cart === null && cartStateOrId !== CURRENT_CART) throw cartNotFound();
      return reply.send(await summaryWithStock(db, call, cart, priced));
    },
  );

  app.get(
    PATHS.compactSummary,
    { schema: { params: cartParams, querystring: cartQuery, response: { 200: compactSummarySchema } } },
    async (request, reply) => {
      const call = cartCall(request, request.query);
      const cart = await cartToRead(db, call, cartNamed(request.params.cartStateOrId, call.caller));
      return reply.send(compactSummaryOf(cart, call));
    },
  );

  app.get(
    OTHER_CLIENT_PATHS.currentCompactSummary,
    { schema: { params: webstoreParams, querystring: cartQuery, response: { 200: compactSummarySchema } } },
    async (request, reply) => {
      const call = cartCall(request, request.query);
      return reply.send(compactSummaryOf(await cartIfAny(db, call, null), call));
    },
  );

  app.get(
    PATHS.cartItems,
    {
      schema: {
        params: cartParams,
        querystring: cartItemsQuery,
        response: { 200: cartItemsSchema, 202: cartItemsSchema },
      },
    },
    async (request, reply) => {
      const { query, params } = request;
      const call = cartCall(request, query);
      const asked = { ...query, fieldNames: fieldsAsked(query.productFields), number: pageAsked(query) };
      const { cart, priced } = await readPriced(db, call, cartNamed(params.cartStateOrId, call.caller));
      const cartSummary = await summaryWithStock(db, call, cart, priced);
      if (cartSummary.asyncOperationStatus === 'Processing') {
        void reply.code(202).header('location', request.url).header('retry-after', CALCULATION_WAIT_SECONDS);
      }
      const groupOf = cart === null ? new Map<string, string>() : groupOfLines(cart.state.lines, cart.groups);
      const { page, ...lines } = cartLinesView({ priced, cartSummary, groupOf, say: call.say }, asked);
      return reply.send({ ...lines, ...pageLinks(page, request.url) });
    },
  );

  app.get(
    LATE_PATHS.cartProducts,
    { schema: { params: cartParams, querystring: cartProductsQuery, response: { 200: cartProductsSchema } } },
    async (request, reply) => {
      const { query, params } = request;
      const call = cartCall(request, request.query);
      const names = fieldsAsked(query.productFields);
      const { priced } = await readPriced(db, call, cartNamed(params.cartStateOrId, call.caller));
      const page = pageOf(
        linesByProduct(sortLines(priced.lines, CART_SORT_ORDER, call.say.locale)),
        query.pageNumber ?? 1,
        query.pageSize ?? CART_PAGE_SIZE,
      );
      return reply.send({
        count: page.items.length,
        currentPage: page.number,
        hasErrors: messagesOf(priced.lines, null, call.say).hasErrors,
        products: page.items.map((lines) => cartProductOf(lines, names)),
        totalProductCount: page.total,
        totalNumberOfPages: page.pages,
      });
    },
  );
  done();
};
