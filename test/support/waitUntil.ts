import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** The number of checks without a pause: anything that only waits for other work of this process is done soon. */
const QUICK_LOOKS = 50;
const LOOK_EVERY_MS = 10;
/** Large enough that a busy machine never reaches it: only a condition that never holds does. */
const MOST_LOOKS = 6000;

/** Polls a condition until it holds; fails with what was waited for. For conditions that no event announces. */
export async function waitUntil(what: string | (() => string), isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 1; !(await isSo()); looks += 1) {
    if (looks > MOST_LOOKS) throw new Error(`Waited in vain: ${typeof what === 'string' ? what : what()}.`);
    await (looks > QUICK_LOOKS ? wait(LOOK_EVERY_MS) : nextTurn());
  }
}
