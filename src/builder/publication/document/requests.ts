import { createAction } from '@reduxjs/toolkit';
import { newId } from '../../../storefront/platform/ids';

/** An event that asks for a change, with the idempotency key of all its repeats. */
export const keyedRequest = (type: string) => createAction(type, () => ({ payload: { idempotencyKey: newId() } }));

/** The draft being edited is to go live; unsaved changes are saved first. */
export const publishRequest = (type: string) =>
  createAction(type, () => ({ payload: { saveKey: newId(), publishKey: newId() } }));

export type KeyedRequest = ReturnType<typeof keyedRequest>;
export type PublishRequest = ReturnType<typeof publishRequest>;
