import { createAction } from '@reduxjs/toolkit';
import { newId } from '../../../platform/ids';

/** Goods that the shopper wants in the cart at once; the id is also the key under which the server does it only once. */
export interface BatchOperation {
  readonly kind: 'addMany';
  readonly commandId: string;
  readonly goods: readonly { readonly productId: string; readonly quantity: number }[];
}

/** A product of a batch that was not taken, and why. */
export interface RefusedProduct {
  readonly productId: string;
  readonly code: string;
  readonly status: number;
}

// Their names are the cart's: the wish waits in the cart's queue with all others.
const itemsAddRequested = createAction('cart/itemsAddRequested', (goods: BatchOperation['goods']) => ({
  payload: { kind: 'addMany', commandId: newId(), goods } satisfies BatchOperation,
}));
/** The server answered: whatever is not among `refused` is in the cart. */
const itemsAdded = createAction<BatchOperation & { readonly refused: readonly RefusedProduct[] }>('cart/itemsAdded');
const itemsAddFailed = createAction<BatchOperation & { readonly code: string; readonly status: number }>(
  'cart/itemsAddFailed',
);

/** The events of a batch, for whoever asks for one and for the journal's registry. */
export const batchEvents = { itemsAddRequested, itemsAdded, itemsAddFailed };
