import {
  deliveryGroupParams,
  deliveryGroupQuery,
  deliveryGroupSchema,
  deliveryGroupsParams,
  deliveryGroupsQuery,
  deliveryGroupsSchema,
} from '../../../../contract/checkout/deliveryGroup.schema';
import { LATE_PATHS } from '../../../../contract/latePaths';
import type { AppPlugin } from '../../../app';
import { cartNamed } from '../../cart';
import { checkoutCall, type CheckoutCall } from '../checkoutCall';
import { groupIn, type GroupRequest } from './groupRequest';
import { groupsToRead } from './groupsToRead';
import { groupsView, groupView } from './groupsView';

/** The calls that read the delivery groups of a cart (CRT-14). */
export function serveGroupReads(app: Parameters<AppPlugin>[0]): void {
  const db = app.database.read;
  const cartOf = (request: GroupRequest, call: CheckoutCall) =>
    groupsToRead(db, call, cartNamed(request.params.cartStateOrId, call.caller));

  app.get(
    LATE_PATHS.deliveryGroups,
    {
      schema: {
        params: deliveryGroupsParams,
        querystring: deliveryGroupsQuery,
        response: { 200: deliveryGroupsSchema },
      },
    },
    async (request, reply) => {
      const call = checkoutCall(request, request.query);
      return reply.send(await groupsView(db, call, await cartOf(request, call), request.query));
    },
  );

  app.get(
    LATE_PATHS.deliveryGroup,
    {
      schema: { params: deliveryGroupParams, querystring: deliveryGroupQuery, response: { 200: deliveryGroupSchema } },
    },
    async (request, reply) => {
      const id = groupIn(request.params.deliveryGroupId);
      const call = checkoutCall(request, request.query);
      return reply.send(await groupView(db, call, await cartOf(request, call), id, request.query));
    },
  );
}
