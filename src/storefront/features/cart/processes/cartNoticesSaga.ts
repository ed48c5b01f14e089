import { CART_ADDRESS } from '../../../../contract/pages/pageReference';
import { call, put, select, takeEvery, type SagaGenerator } from '../../../kernel/effects';
import type { MessageDescriptor } from '../../../messages';
import { noticeDismissed, raiseCommerceNotice, selectMaxShown, selectQueue } from '../../notices';
import { readStock } from '../../prices';
import { batchEvents } from '../batch/batchCommands';
import { problemText } from '../cartProblems';
import { selectMiniCartEnabled } from '../cartSelectors';
import { cartEvents } from '../cartSlice';
import { isSaidAtLine } from '../isSaidAtLine';
import { failureLabel, joinedLabel, type FailedCommand } from './failureLabel';

const { itemsAdded, itemsAddFailed } = batchEvents;
const { itemAdded, itemAddFailed, quantityChangeFailed, itemRemoveFailed } = cartEvents;

type Failure = ReturnType<typeof itemAddFailed | typeof quantityChangeFailed | typeof itemRemoveFailed>;

/** Raises notices for outcomes, except additions that the mini cart shows and failed changes that their line shows. */
export function* cartNoticesSaga(): SagaGenerator {
  yield* takeEvery(itemAdded, notifyAdded);
  yield* takeEvery(itemsAdded, notifyBatchAdded);
  yield* takeEvery(itemsAddFailed, notifyBatchFailed);
  yield* takeEvery([itemAddFailed, quantityChangeFailed, itemRemoveFailed], notifyFailed);
}

const named = (name: string | null) => ({ name: name ?? '', named: name === null ? 'no' : 'yes' });

/** Silent where the mini cart is enabled: it opens and shows the addition. */
function* notifyAdded({ payload }: ReturnType<typeof itemAdded>): SagaGenerator {
  if (yield* select(selectMiniCartEnabled)) return;
  yield* call(raiseCommerceNotice, {
    variant: 'success',
    label: { id: 'cart.notice.added', values: { quantity: payload.quantity, ...named(payload.name) } },
    messageLinks: [{ url: CART_ADDRESS, label: { id: 'cart.seeCart' } }],
  });
}

/** Refused products of a batch are reported even where the mini cart opens; success only if nothing was refused. */
function* notifyBatchAdded({ payload: { goods, refused } }: ReturnType<typeof itemsAdded>): SagaGenerator {
  if (refused.length > 0) {
    yield* call(raiseCommerceNotice, {
      variant: 'error',
      label: { id: 'cart.notice.manyRefused', values: { count: refused.length } },
      message: { id: 'cart.notice.checkCart' },
      messageLinks: [{ url: CART_ADDRESS, label: { id: 'cart.notice.yourCart' } }],
    });
    return;
  }
  if (yield* select(selectMiniCartEnabled)) return;
  const label = { id: 'cart.notice.manyAdded', values: { count: goods.length } } as const;
  const messageLinks = [{ url: CART_ADDRESS, label: { id: 'cart.seeCart' } }] as const;
  yield* call(raiseCommerceNotice, { variant: 'success', label, messageLinks });
}

function* notifyBatchFailed({ payload: { code, status } }: ReturnType<typeof itemsAddFailed>): SagaGenerator {
  if (code === 'ABORTED') return;
  yield* call(raiseCommerceNotice, {
    variant: 'error',
    label: { id: 'cart.notice.manyFailed' },
    message: problemText({ code, status, quantity: null, rule: null }),
  });
}

function* notifyFailed({ payload }: Failure): SagaGenerator {
  // The session ended before the command's outcome: the next visitor must not see it.
  if (payload.code === 'ABORTED') return;
  if (payload.kind === 'change' && (yield* select(isSaidAtLine, payload))) return;
  const { code, status, quantity } = payload;
  const rule = payload.kind === 'remove' ? null : payload.rule;
  const available = code === 'INSUFFICIENT_INVENTORY' ? yield* call(readStock, payload.productId) : null;
  const reason = problemText({ code, status, quantity, rule }, available);
  const joined = yield* call(replaceStanding, { kind: payload.kind, name: payload.name, reason });
  const label = joined ?? failureLabel(payload.kind, payload.name);
  yield* call(raiseCommerceNotice, { variant: 'error', label, message: reason });
}

/**
 * Of commands that fail for one reason while a notice says so, the next notice reports all, in the place of the one
 * that stands: a full cart, for example, refuses one product after another, and would cover the page. (Commands that
 * are repeated fail too late after each other to meet.) Returns its label; null if none stands. A notice that has the
 * pointer or the focus stays, and so do all while others wait: the new one would have to wait behind them.
 */
function* replaceStanding(failure: FailedCommand): SagaGenerator<MessageDescriptor | null> {
  const staying = (yield* select(selectQueue)).filter(({ leaving }) => !leaving);
  if (staying.length > (yield* select(selectMaxShown))) return null;
  for (const notice of staying) {
    const label = notice.paused ? null : joinedLabel(failure, notice);
    if (label === null) continue;
    yield* put(noticeDismissed({ id: notice.id }));
    return label;
  }
  return null;
}
