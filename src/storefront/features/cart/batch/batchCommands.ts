import { createAction } from '@reduxjs/toolkit';
import type { AddItemsResult } from '../../../../contract/cart/cartItem';
import { request } from '../../../api';
import { asCommand, type Command } from '../../../kernel/commands';
import { put, select, type SagaGenerator } from '../../../kernel/effects';
import { selectMiniCartEnabled } from '../cartSelectors';
import { cartCommands, type CartFamily } from '../commands/cartCommands';
import { miniCartRequested } from '../miniCart/miniCartSlice';
import { batchApi } from './batchApi';

/** Products to be added at once; `commandId` is the idempotency key. */
export interface BatchCommand extends Command {
  readonly kind: 'addMany';
  readonly goods: readonly { readonly productId: string; readonly quantity: number }[];
}

/** A product of a batch that was refused, and why. */
export interface RefusedProduct {
  readonly productId: string;
  readonly code: string;
  readonly status: number;
}

const itemsAddRequested = createAction('cart/itemsAddRequested', (goods: BatchCommand['goods']) =>
  asCommand({ kind: 'addMany', goods }),
);
/** The server accepted the batch: products that are not in `refused` were added, or are still being added. */
const itemsAdded = createAction<BatchCommand & { readonly refused: readonly RefusedProduct[] }>('cart/itemsAdded');
const itemsAddFailed = createAction<BatchCommand & { readonly code: string; readonly status: number }>(
  'cart/itemsAddFailed',
);

/** The events of a batch. */
export const batchEvents = { itemsAddRequested, itemsAdded, itemsAddFailed };

export type ItemsAdded = ReturnType<typeof itemsAdded>;

/** Opens the mini cart, where it is enabled, before the batch is sent. */
function* showBatch(): SagaGenerator {
  if (yield* select(selectMiniCartEnabled)) yield* put(miniCartRequested());
}

/** The refused products; none if the server is still at work (null). Results are in the order of the products. */
const refusedIn = ({ goods }: BatchCommand, answer: AddItemsResult | null): readonly RefusedProduct[] =>
  goods.flatMap(({ productId }, index) => {
    const { statusCode, result } = answer?.results[index] ?? { statusCode: 202, result: [] };
    if (statusCode < 300) return [];
    const [first] = Array.isArray(result) ? result : [];
    return [{ productId, code: first?.errorCode ?? `HTTP_${String(statusCode)}`, status: statusCode }];
  });

const batchFamily: CartFamily<BatchCommand, AddItemsResult | null> = {
  requests: [itemsAddRequested],
  ofWholeCart: true,
  begun: showBatch,
  send: ({ commandId, goods }) => request(batchApi.endpoints.addItems.initiate({ commandId, goods }, { track: false })),
  succeeded: (command, answer) => itemsAdded({ ...command, refused: refusedIn(command, answer) }),
  failed: (command, { code, status }) => itemsAddFailed({ ...command, code, status }),
};
cartCommands.add(batchFamily);
