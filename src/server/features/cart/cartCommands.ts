import {
  cartParams,
  cartQuery,
  cartSummarySchema,
  createCartBody,
  makeCartBody,
} from '../../../contract/cart/cart.schema';
import {
  addItemBody,
  addItemsBody,
  addItemsSchema,
  cartItemParams,
  cartItemSchema,
  changeItemBody,
} from '../../../contract/cart/cartItem.schema';
import { webstoreParams } from '../../../contract/context/applicationContext.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import { PATHS } from '../../../contract/paths';
import type { AppPlugin } from '../../app';
import { invalidInput } from '../../problems';
import { callerOf } from '../../visitors/caller';
import { guardWebstore } from '../context';
import { addBatch, addOne } from './commands/addItems';
import { cartCall, cartNamed, changingCartCall, guardGuestCart, makingCartCall, scopeOf } from './cartCall';
import { answerCartCommand, contentNamed, lineNamed } from './commands/changeCart';
import { ensureCart, removeLine, resizeLine } from './commands/lineCommands';
import { CART_NAME } from './views/cartSummaryView';

type App = Parameters<AppPlugin>[0];

/** The calls that create a cart, or return the one that exists. */
function addMakingCalls(app: App): void {
  const cartReplies = { 200: cartSummarySchema, 201: cartSummarySchema };

  app.put(
    LATE_PATHS.carts,
    { schema: { params: webstoreParams, querystring: cartQuery, body: makeCartBody, response: cartReplies } },
    (request, reply) => {
      const call = makingCartCall(request, reply, scopeOf(request, request.query, request.body));
      const cartId = app.ids.next('cart');
      return answerCartCommand(request, reply, call, (db) =>
        ensureCart(db, call, { name: null, cartId, isSecondary: false }),
      );
    },
  );

  app.put(
    LATE_PATHS.cart,
    { schema: { params: cartParams, querystring: cartQuery, body: makeCartBody, response: cartReplies } },
    (request, reply) => {
      const name = cartNamed(request.params.cartStateOrId, callerOf(request));
      const call = changingCartCall(request, reply, name, scopeOf(request, request.query, request.body));
      const cartId = app.ids.next('cart');
      return answerCartCommand(request, reply, call, (db) =>
        ensureCart(db, call, { name, cartId, isSecondary: false }),
      );
    },
  );

  app.post(
    LATE_PATHS.carts,
    { schema: { params: webstoreParams, querystring: cartQuery, body: createCartBody, response: cartReplies } },
    (request, reply) => {
      const { name, isSecondary = false } = request.body;
      if (name !== undefined && name !== CART_NAME)
        throw invalidInput('Carts of this webstore have no names of their own.');
      const call = makingCartCall(request, reply, scopeOf(request, request.query, request.body));
      const cartId = app.ids.next('cart');
      return answerCartCommand(request, reply, call, (db) => ensureCart(db, call, { name: null, cartId, isSecondary }));
    },
  );
}

/** The calls that add, change and remove lines. */
function addLineCalls(app: App): void {
  const newLine = () => app.ids.next('cartItem');

  app.post(
    PATHS.cartItems,
    { schema: { params: cartParams, querystring: cartQuery, body: addItemBody, response: { 201: cartItemSchema } } },
    (request, reply) => {
      const name = cartNamed(request.params.cartStateOrId, callerOf(request));
      const input = request.body;
      contentNamed(input);
      const call = changingCartCall(request, reply, name, request.query);
      const command = { name, cartId: app.ids.next('cart'), inputs: [{ input, lineId: newLine() }] };
      return answerCartCommand(request, reply, call, (db) => addOne(db, call, command));
    },
  );

  app.post(
    LATE_PATHS.cartItemBatch,
    { schema: { params: cartParams, querystring: cartQuery, body: addItemsBody, response: { 201: addItemsSchema } } },
    (request, reply) => {
      const name = cartNamed(request.params.cartStateOrId, callerOf(request));
      const inputs = request.body.inputs.map(({ richInput }) => ({ input: richInput, lineId: newLine() }));
      const call = changingCartCall(request, reply, name, request.query);
      const command = { name, cartId: app.ids.next('cart'), inputs };
      return answerCartCommand(request, reply, call, (db) => addBatch(db, call, command));
    },
  );

  app.patch(
    LATE_PATHS.cartItem,
    {
      schema: {
        params: cartItemParams,
        querystring: cartQuery,
        body: changeItemBody,
        response: { 200: cartItemSchema },
      },
    },
    (request, reply) => {
      const name = cartNamed(request.params.cartStateOrId, callerOf(request));
      const lineId = lineNamed(request.params.cartItemId);
      const { quantity } = request.body;
      const call = cartCall(request, request.query);
      return answerCartCommand(request, reply, call, (db) => resizeLine(db, call, { name, lineId, quantity }));
    },
  );

  app.delete(LATE_PATHS.cartItem, { schema: { params: cartItemParams, querystring: cartQuery } }, (request, reply) => {
    const name = cartNamed(request.params.cartStateOrId, callerOf(request));
    const lineId = lineNamed(request.params.cartItemId);
    const call = cartCall(request, request.query);
    return answerCartCommand(request, reply, call, (db) => removeLine(db, call, { name, lineId }));
  });
}

/**
 * The calls that create a cart, and those that change its lines, each a single command. A new guest gets a cookie with
 * the first call that may create a cart.
 */
export const cartCommands: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCart(app);
  addMakingCalls(app);
  addLineCalls(app);
  done();
};
