import type { CommandDatabase } from '../../database/Database';
import type { Ids } from '../../ids';
import type { WholeOrder } from '../placedOrders';

/**
 * Creates the standing deliveries of an order: one for each line with a recurring selling model, in each delivery that
 * contains it. Part of the command that places the order, so that neither exists without the other.
 */
export async function beginStandingDeliveries(
  db: CommandDatabase,
  { order, lines }: Pick<WholeOrder, 'order' | 'lines'>,
  ids: Ids,
): Promise<void> {
  const again = new Set(
    lines.flatMap(({ id, model }) => (model === undefined || model.type === 'OneTime' ? [] : [id])),
  );
  if (again.size === 0) return;
  const parts = order.deliveries.flatMap((delivery, deliveryPosition) =>
    delivery.lines.map(({ lineId, quantity }) => ({ lineId, quantity, day: delivery.day, deliveryPosition })),
  );
  const begun = parts.filter(({ lineId }) => again.has(lineId));
  for (const [position, { lineId, quantity, day, deliveryPosition }] of begun.entries()) {
    await db
      .insertInto('standing_delivery')
      .values({
        id: ids.next('standingDelivery'),
        order_id: order.id,
        order_line_id: lineId,
        delivery_position: deliveryPosition,
        position,
        quantity,
        first_day: day,
        status: 'Active',
        breaks: '[]',
        changed_at: order.placedAt,
      })
      .execute();
  }
}
