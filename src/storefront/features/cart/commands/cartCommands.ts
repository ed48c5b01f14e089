import { commandFamilies, type Command, type CommandFamily, type QueuedCommand } from '../../../kernel/commands';
import type { ApiFailure } from '../../../api';
import type { SagaGenerator } from '../../../kernel/effects';

/** What is done to the cart, and how. */
export interface CartFamily<C extends Command, T> extends CommandFamily<C, T, ApiFailure> {
  /** It is no change of one line: amounts may change anywhere, so the whole cart is being worked on. */
  readonly ofWholeCart?: true;
  /** Done before the first call. */
  begun?(this: void): SagaGenerator;
}

export type CartCommand = QueuedCommand<CartFamily<Command, unknown>>;

/** Whatever changes the cart, in one queue: items, coupons, batches, an order that is ordered again. */
export const cartCommands = commandFamilies<CartFamily<Command, unknown>>();
