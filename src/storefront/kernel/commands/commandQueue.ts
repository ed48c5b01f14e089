import { buffers, channel, type Channel } from 'redux-saga';
import type { Command } from './command';

/** Commands that wait to be carried out one after the other. */
export type CommandQueue<C extends Command> = Channel<C>;

export const commandQueue = <C extends Command>(): CommandQueue<C> => channel<C>(buffers.expanding());
