import type { FastifyRequest } from 'fastify';
import {
  arrangeItemsBody,
  arrangeItemsQuery,
  deleteGroupQuery,
  deliveryGroupBody,
  deliveryGroupFaultsSchema,
  deliveryGroupParams,
  deliveryGroupSchema,
  deliveryGroupsParams,
  deliveryGroupsSchema,
} from '../../../../contract/checkout/deliveryGroup.schema';
import { LATE_PATHS } from '../../../../contract/latePaths';
import { query } from '../../../../contract/wire.schema';
import type { AppPlugin } from '../../../app';
import type { Answer } from '../../../commands/idempotency';
import { runCommand, sendAnswer } from '../../../commands/runCommand';
import { cartNamed } from '../../cart';
import { checkoutCall, type CheckoutCall } from '../checkoutCall';
import { arrangeItems, changeGroup, createGroup, removeGroup } from './groupCommands';
import { groupIn, type GroupRequest } from './groupRequest';
import type { GroupsCommand } from './openGroups';

/** The calls that change the delivery groups of a cart, each a single command (CRT-15, CHK-04). */
export function serveGroupCommands(app: Parameters<AppPlugin>[0]): void {
  const commandOf = (request: FastifyRequest & GroupRequest, call: CheckoutCall): GroupsCommand => ({
    name: cartNamed(request.params.cartStateOrId, call.caller),
    isPaying: (checkoutId) => app.ordering.payments.isRunning(checkoutId),
  });
  /**
   * Runs a command, then starts voiding payments: the command may have given some up, because it chose a delivery
   * method or ended an expired checkout.
   */
  const run = async (...command: Parameters<typeof runCommand>): Promise<Answer> => {
    const answer = await runCommand(...command);
    app.ordering.scheduleVoids();
    return answer;
  };

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
      return sendAnswer(reply, await run(request, call, (inside) => createGroup(inside, call, command)));
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
      return sendAnswer(reply, await run(request, call, (inside) => changeGroup(inside, call, command)));
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
      return sendAnswer(reply, await run(request, call, (inside) => removeGroup(inside, call, command)));
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
      return sendAnswer(reply, await run(request, call, (inside) => arrangeItems(inside, call, command)));
    },
  );
}
