import type { FastifyRequest } from 'fastify';
import {
  arrangeItemsBody,
  arrangeItemsQuery,
  deleteGroupQuery,
  deliveryGroupBody,
  deliveryGroupFaultsSchema,
  deliveryGroupParams,
  deliveryGroupQuery,
  deliveryGroupSchema,
  deliveryGroupsParams,
  deliveryGroupsQuery,
  deliveryGroupsSchema,
} from '../../../../contract/checkout/deliveryGroup.schema';
import { LATE_PATHS } from '../../../../contract/latePaths';
import { query } from '../../../../contract/wire.schema';
import type { AppPlugin } from '../../../app';
import { runCommand, sendAnswer } from '../../../commands/runCommand';
import { cartNamed } from '../../cart';
import { guardWebstore, idIn } from '../../context';
import { checkoutCall, guardGuestCheckout, type CheckoutCall } from '../checkoutCall';
import { arrangeItems, changeGroup, createGroup, removeGroup } from './groupCommands';
import { groupsToRead } from './groupsToRead';
import { groupsView, groupView } from './groupsView';
import type { GroupsCommand } from './openGroups';

interface GroupRequest {
  readonly params: { readonly cartStateOrId: string };
}

const groupIn = (deliveryGroupId: string): string => idIn('deliveryGroup', deliveryGroupId, 'deliveryGroupId');

/** The delivery groups of a cart, with or without an open checkout (CRT-14, CRT-15, CHK-04). */
export const deliveryGroupRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardGuestCheckout(app);
  const db = app.database.read;
  const cartOf = (request: GroupRequest, call: CheckoutCall) =>
    groupsToRead(db, call, cartNamed(request.params.cartStateOrId, call.caller));
  const commandOf = (request: FastifyRequest & GroupRequest, call: CheckoutCall): GroupsCommand => ({
    name: cartNamed(request.params.cartStateOrId, call.caller),
    isPaying: (checkoutId) => app.ordering.payments.isRunning(checkoutId),
  });

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

  app.post(
    LATE_PATHS.deliveryGroups,
    {
      schema: {
        params: deliveryGroupsParams,
        querystring: query({}),
        body: deliveryGroupBody,
        response: { 201: deliveryGroupSchema, 422: deliveryGroupFaultsSchema },
      },
    },
    async (request, reply) => {
      const call = checkoutCall(request, request.query);
      const groupId = app.ids.next('deliveryGroup');
      const command = { ...commandOf(request, call), body: request.body, groupId };
      return sendAnswer(reply, await runCommand(request, call, (inside) => createGroup(inside, call, command)));
    },
  );

  app.patch(
    LATE_PATHS.deliveryGroup,
    {
      schema: {
        params: deliveryGroupParams,
        querystring: query({}),
        body: deliveryGroupBody,
        response: { 200: deliveryGroupSchema, 422: deliveryGroupFaultsSchema },
      },
    },
    async (request, reply) => {
      const groupId = groupIn(request.params.deliveryGroupId);
      const call = checkoutCall(request, request.query);
      const command = { ...commandOf(request, call), body: request.body, groupId };
      const answer = await runCommand(request, call, (inside) => changeGroup(inside, call, command));
      app.ordering.scheduleVoids();
      return sendAnswer(reply, answer);
    },
  );

  app.delete(
    LATE_PATHS.deliveryGroup,
    { schema: { params: deliveryGroupParams, querystring: deleteGroupQuery } },
    async (request, reply) => {
      const groupId = groupIn(request.params.deliveryGroupId);
      const call = checkoutCall(request, request.query);
      const deletesItems = request.query.deleteCartItems === true;
      const command = { ...commandOf(request, call), groupId, deletesItems };
      return sendAnswer(reply, await runCommand(request, call, (inside) => removeGroup(inside, call, command)));
    },
  );

  app.post(
    LATE_PATHS.arrangeItems,
    {
      schema: {
        params: deliveryGroupsParams,
        querystring: arrangeItemsQuery,
        body: arrangeItemsBody,
        response: { 202: deliveryGroupsSchema },
      },
    },
    async (request, reply) => {
      const call = checkoutCall(request, request.query);
      const { deleteEmptyDeliveryGroups: deletesEmpty = true, ...limits } = request.query;
      const { arrangements } = request.body;
      const command = { ...commandOf(request, call), arrangements, deletesEmpty, limits };
      return sendAnswer(reply, await runCommand(request, call, (inside) => arrangeItems(inside, call, command)));
    },
  );
  done();
};
