import { buffers, channel, type Channel } from 'redux-saga';
import { put, select, type SagaGenerator } from '../effects';
import type { RootState } from '../state';
import type { Command, CommandAction } from './command';

/** The commands of one owner that wait to be carried out. */
export type CommandQueue<C extends Command> = Channel<C>;

export const commandQueue = <C extends Command>(): CommandQueue<C> => channel<C>(buffers.expanding());

/** Lets a command join the queue, unless the reducer has not taken it: a second press of one button is no command. */
export function* enqueue<C extends Command>(
  queue: CommandQueue<C>,
  isTaken: (state: RootState, command: C) => boolean,
  { payload }: CommandAction<C>,
): SagaGenerator {
  if (isTaken(yield* select(), payload)) yield* put(queue, payload);
}
