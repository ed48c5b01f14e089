import { clearImmediate, setImmediate } from 'node:timers';

/**
 * The command's own outcome, if it settles before the event loop turns. SQLite's queries need no turn, so a command
 * that takes one is waiting for something outside while everybody waits for it: it is refused.
 */
export const settledWithinTurn = <T>(outcome: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const tooLate = setImmediate(() => {
      reject(new Error('A command awaited something other than its own queries.'));
    });
    outcome.then(resolve, reject).finally(() => {
      clearImmediate(tooLate);
    });
  });
