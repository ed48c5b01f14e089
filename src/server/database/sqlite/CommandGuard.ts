import { clearImmediate, setImmediate } from 'node:timers';
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';

/** Refuses queries of a command that was already answered: they would run inside somebody else's. */
export class CommandGuard implements KyselyPlugin {
  #ended = false;

  end(): void {
    this.#ended = true;
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (this.#ended)
      throw new Error('A query was made after its command had ended: every query of a command is awaited.');
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result);
  }
}

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
