import { isOrderReference } from '../../../contract/orders/orderReference';
import type { ReadDatabase } from '../../database/Database';
import { ApiProblem } from '../../problems';
import type { CartCall } from '../cart';
import { idIn } from '../context';
import { findOrder, type WholeOrder } from '../placedOrders';

/** The caller's order by its id or reference. Throws 404 for one that is not theirs, 400 for anything else. */
export async function orderNamed(
  db: ReadDatabase,
  { owner }: Pick<CartCall, 'owner'>,
  name: string,
): Promise<WholeOrder> {
  const by = isOrderReference(name)
    ? ({ by: 'reference', value: name } as const)
    : ({ by: 'id', value: idIn('order', name, 'orderSummaryId') } as const);
  const order = owner === null ? null : await findOrder(db, owner, by);
  if (order === null) throw new ApiProblem(404, 'ITEM_NOT_FOUND', 'The order does not exist.');
  return order;
}
