import { createAction } from '@reduxjs/toolkit';
import type { Command } from '../../kernel/commands';

/** A call of a command has failed and will be repeated. No reducer handles it: the shopper waits for the outcome. */
const attemptFailed = createAction<Command & { readonly code: string; readonly attempt: number }>(
  'commands/attemptFailed',
);

/** The events of all families, to be registered for recording. */
export const commandEvents = { attemptFailed };
