import { CART_ADDRESS } from '../../../../contract/pages/pageReference';
import { put, select, takeEvery, type SagaGenerator } from '../../../kernel/effects';
import { noticeRaised } from '../../notices';
import { batchEvents } from '../batch/batchCommands';
import { problemText } from '../cartProblems';
import { selectMiniCartEnabled } from '../cartSelectors';
import { cartEvents } from '../cartSlice';

const { itemsAdded, itemsAddFailed } = batchEvents;
const { itemAdded, itemAddFailed, quantityChangeFailed, itemRemoveFailed } = cartEvents;

type Failure = ReturnType<typeof itemAddFailed | typeof quantityChangeFailed | typeof itemRemoveFailed>;

/** Notifies of the outcomes that nothing else on the page shows. */
export function* cartNoticesSaga(): SagaGenerator {
  yield* takeEvery(itemAdded, tellAdded);
  yield* takeEvery(itemsAdded, tellBatchAdded);
  yield* takeEvery(itemsAddFailed, tellBatchFailed);
  yield* takeEvery([itemAddFailed, quantityChangeFailed, itemRemoveFailed], tellFailed);
}

const named = (name: string | null) => ({ name: name ?? '', named: name === null ? 'no' : 'yes' });

/** An open mini cart has shown it already. */
function* tellAdded({ payload }: ReturnType<typeof itemAdded>): SagaGenerator {
  if (yield* select(selectMiniCartEnabled)) return;
  yield* put(
    noticeRaised({
      variant: 'success',
      label: { id: 'cart.notice.added', values: { quantity: payload.quantity, ...named(payload.name) } },
      link: { href: CART_ADDRESS, label: { id: 'cart.seeCart' } },
    }),
  );
}

/** What a batch could not take is told whatever the mini cart shows; only a whole one is a success. */
function* tellBatchAdded({ payload: { goods, refused } }: ReturnType<typeof itemsAdded>): SagaGenerator {
  const link = { href: CART_ADDRESS, label: { id: 'cart.seeCart' } } as const;
  if (refused.length > 0) {
    yield* put(
      noticeRaised({
        variant: 'error',
        mode: 'dismissible',
        label: { id: 'cart.notice.manyRefused', values: { count: refused.length } },
        message: { id: 'cart.notice.manyRefusedMessage' },
        link,
      }),
    );
    return;
  }
  if (yield* select(selectMiniCartEnabled)) return;
  const label = { id: 'cart.notice.manyAdded', values: { count: goods.length } } as const;
  yield* put(noticeRaised({ variant: 'success', label, link }));
}

function* tellBatchFailed({ payload: { code, status } }: ReturnType<typeof itemsAddFailed>): SagaGenerator {
  if (code === 'ABORTED') return;
  yield* put(
    noticeRaised({
      variant: 'error',
      mode: 'dismissible',
      label: { id: 'cart.notice.manyFailed' },
      message: problemText({ code, status, quantity: null, rule: null }),
    }),
  );
}

const labels = {
  add: 'cart.notice.addFailed',
  change: 'cart.notice.changeFailed',
  remove: 'cart.notice.removeFailed',
} as const;

function* tellFailed({ payload }: Failure): SagaGenerator {
  // Who broke it off knows.
  if (payload.code === 'ABORTED') return;
  const { code, status, quantity } = payload;
  const rule = payload.kind === 'remove' ? null : payload.rule;
  yield* put(
    noticeRaised({
      variant: 'error',
      mode: 'dismissible',
      label: { id: labels[payload.kind], values: named(payload.name) },
      message: problemText({ code, status, quantity, rule }),
    }),
  );
}
