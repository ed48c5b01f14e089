import { createAction } from '@reduxjs/toolkit';
import { newId } from '../../../storefront/platform/ids';

/** A change is wanted, with the key under which it is sent however often. */
export const keyedRequest = (type: string) => createAction(type, () => ({ payload: { idempotencyKey: newId() } }));

/** The draft being edited shall be live: it is saved first, where that has not happened yet. */
export const publishRequest = (type: string) =>
  createAction(type, () => ({ payload: { saveKey: newId(), publishKey: newId() } }));

export type KeyedRequest = ReturnType<typeof keyedRequest>;
export type PublishRequest = ReturnType<typeof publishRequest>;
