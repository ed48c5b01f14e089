import { clearImmediate, setImmediate } from 'node:timers';

/**
 * The command's own outcome, if it settles before the next turn of the event loop. SQLite's queries take no turn, so a
 * command that takes one awaits something other than its queries, and all other commands wait for it: it is refused.
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
