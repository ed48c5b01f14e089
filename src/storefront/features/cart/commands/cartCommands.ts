import { commandFamilies, type Command, type CommandFamily, type QueuedCommand } from '../../../kernel/commands';
import type { ApiFailure } from '../../../api';
import type { SagaGenerator } from '../../../kernel/effects';

/** A family of commands that change the cart. */
export interface CartFamily<C extends Command, T> extends CommandFamily<C, T, ApiFailure> {
  /** The command changes more than one line, so the whole cart counts as being processed. */
  readonly ofWholeCart?: true;
  /** The command changes no lines, so nothing has to be read anew in other tabs. */
  readonly keepsLines?: true;
  /** Runs before the first call. */
  begun?(this: void): SagaGenerator;
}

export type CartCommand = QueuedCommand<CartFamily<Command, unknown>>;

/** All commands of the cart, in one queue: items, coupons, batches, reorders, pay links, reservations. */
export const cartCommands = commandFamilies<CartFamily<Command, unknown>>();
