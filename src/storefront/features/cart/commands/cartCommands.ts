import { commandFamilies, type Command, type CommandFamily, type QueuedCommand } from '../../../kernel/commands';
import type { ApiFailure } from '../../../api';
import type { SagaGenerator } from '../../../kernel/effects';

/** A family of commands that change the cart. */
export interface CartFamily<C extends Command, T> extends CommandFamily<C, T, ApiFailure> {
  /** The command affects more than one line: until its outcome the whole cart counts as being processed. */
  readonly ofWholeCart?: true;
  /** The command changes nothing of the cart that other tabs show: they are not notified. */
  readonly keepsLines?: true;
  /** Runs before the first call. */
  begun?(this: void): SagaGenerator;
}

export type CartCommand = QueuedCommand<CartFamily<Command, unknown>>;

/**
 * The cart's commands, in one queue: items, coupons, batches, reorders, pay links, reservations. Merging the guest's
 * cart is a process of its own.
 */
export const cartCommands = commandFamilies<CartFamily<Command, unknown>>();
