import {
  deliveryGroupParams,
  deliveryGroupSchema,
  deliveryGroupsParams,
  deliveryGroupsQuery,
  deliveryGroupsSchema,
} from '../../../contract/checkout/deliveryGroup.schema';
import type { DeliveryGroup } from '../../../contract/checkout/deliveryGroup';
import { PATHS } from '../../../contract/paths';
import { query } from '../../../contract/wire.schema';
import type { AppPlugin } from '../../app';
import { ApiProblem } from '../../problems';
import { cartNamed, cartNotFound, findCart } from '../cart';
import { guardWebstore, idIn } from '../context';
import { checkoutCall, guardGuestCheckout, quoteOf } from './checkoutCall';
import type { CheckoutCall } from './checkoutCall';
import { checkoutOfCart } from './checkoutStore';
import { deliveryGroupView } from './views/deliveryGroupView';

/** The delivery groups of a cart, read only: there is one as long as a checkout of it is open (CHK-04). */
export const deliveryGroupRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCheckout(app);
  const db = app.database.read;

  const groupsOf = async (call: CheckoutCall, cartStateOrId: string): Promise<readonly DeliveryGroup[]> => {
    const cart = call.owner === null ? null : await findCart(db, call.owner, cartNamed(cartStateOrId, call.caller));
    if (cart === null) throw cartNotFound();
    const checkout = await checkoutOfCart(db, cart.id);
    if (checkout === null) return [];
    const quote = await quoteOf(db, call, cart, checkout.state);
    return [deliveryGroupView({ checkout, cart }, quote, call.facts.deliveryDays)];
  };

  app.get(
    PATHS.deliveryGroups,
    {
      schema: {
        params: deliveryGroupsParams,
        querystring: deliveryGroupsQuery,
        response: { 200: deliveryGroupsSchema },
      },
    },
    async (request, reply) => {
      const items = await groupsOf(checkoutCall(request, request.query), request.params.cartStateOrId);
      return reply.send({ count: items.length, items: [...items] });
    },
  );

  app.get(
    PATHS.deliveryGroup,
    { schema: { params: deliveryGroupParams, querystring: query({}), response: { 200: deliveryGroupSchema } } },
    async (request, reply) => {
      const id = idIn('deliveryGroup', request.params.deliveryGroupId, 'deliveryGroupId');
      const groups = await groupsOf(checkoutCall(request, request.query), request.params.cartStateOrId);
      const group = groups.find((other) => other.id === id);
      if (group === undefined) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'The delivery group does not exist.');
      return reply.send(group);
    },
  );
  done();
};
