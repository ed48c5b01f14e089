import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** The number of checks without a pause: what only waits for other work of this process is soon done. */
const QUICK_LOOKS = 50;
const LOOK_EVERY_MS = 10;
/** Large enough to give up only what never comes, however busy the machine. */
const MOST_LOOKS = 6000;

/** Looks again and again until something is so; fails with what was waited for. It is for what no event announces. */
export async function waitUntil(what: string | (() => string), isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 1; !(await isSo()); looks += 1) {
    if (looks > MOST_LOOKS) throw new Error(`Waited in vain: ${typeof what === 'string' ? what : what()}.`);
    await (looks > QUICK_LOOKS ? wait(LOOK_EVERY_MS) : nextTurn());
  }
}
