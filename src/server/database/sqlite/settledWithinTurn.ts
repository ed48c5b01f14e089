import { clearImmediate, setImmediate } from 'node:timers';

/**
 * The command's own outcome, if it comes before the process turns to anything else. SQLite's queries need
 * no turn of the event loop, so a command that does is waiting for the world while everybody waits for it:
 * it is refused.
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
