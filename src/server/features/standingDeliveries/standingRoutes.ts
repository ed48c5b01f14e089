import { LATE_PATHS } from '../../../contract/latePaths';
import { orderSummariesParams } from '../../../contract/orders/orderSummary.schema';
import { STANDING_PAGE_SIZE } from '../../../contract/orders/standingDelivery';
import {
  changeStandingDeliveryBody,
  standingDeliveriesQuery,
  standingDeliveriesSchema,
  standingDeliveryParams,
  standingDeliveryQuery,
  standingDeliverySchema,
} from '../../../contract/orders/standingDelivery.schema';
import type { AppPlugin } from '../../app';
import { offsetAsked, tokenLinks } from '../../http/pageTokens';
import { ApiProblem } from '../../problems';
import { sentence } from '../../texts/sentence';
import { answerCartCommand, cartCall } from '../cart';
import { guardWebstore, idIn } from '../context';
import { changeStanding } from './changeStanding';
import { findStanding, saveStanding, standingOfOwner } from './standingStore';
import { changesFrom, isOver, standingView } from './standingView';

const notThere = () => new ApiProblem(404, 'ITEM_NOT_FOUND', 'The standing delivery does not exist.');

/** The caller's own standing deliveries: a user's for their effective account, a guest's by their cookie. */
export const standingRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);

  app.get(
    LATE_PATHS.standingDeliveries,
    {
      schema: {
        params: orderSummariesParams,
        querystring: standingDeliveriesQuery,
        response: { 200: standingDeliveriesSchema },
      },
    },
    async (request, reply) => {
      const { owner, now } = cartCall(request, request.query);
      const { orderSummaryId, pageToken } = request.query;
      const offset = offsetAsked(pageToken);
      const size = request.query.pageSize ?? STANDING_PAGE_SIZE;
      const orderId = orderSummaryId === undefined ? null : idIn('order', orderSummaryId, 'orderSummaryId');
      const nothing = { total: 0, found: [] };
      const page = { offset, size, orderId };
      const { total, found } = owner === null ? nothing : await standingOfOwner(app.database.read, owner, page);
      return reply.send({
        count: found.length,
        standingDeliveries: found.map((standing) => standingView(standing, now)),
        ...tokenLinks({ offset, size, total }, request.url),
      });
    },
  );

  app.patch(
    LATE_PATHS.standingDelivery,
    {
      schema: {
        params: standingDeliveryParams,
        querystring: standingDeliveryQuery,
        body: changeStandingDeliveryBody,
        response: { 200: standingDeliverySchema },
      },
    },
    (request, reply) => {
      const call = cartCall(request, request.query);
      const id = idIn('standingDelivery', request.params.standingDeliveryId, 'standingDeliveryId');
      return answerCartCommand(request, reply, call, async (db) => {
        const found = call.owner === null ? null : await findStanding(db, call.owner, id);
        if (found === null) throw notThere();
        if (isOver(found, call.now)) throw new ApiProblem(400, 'INVALID_API_INPUT', sentence('orders.standing.over'));
        const changed = changeStanding(found, request.body.status, changesFrom(found, call.now));
        if (changed === null) throw new ApiProblem(400, 'INVALID_API_INPUT', sentence('orders.standing.stopped'));
        if (changed !== found) await saveStanding(db, id, changed, call.now);
        return { status: 200, body: standingView({ ...found, ...changed }, call.now) };
      });
    },
  );
  done();
};
