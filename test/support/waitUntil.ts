import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
/** So long that only what never comes is given up, however busy the machine. */
const GIVE_UP_MS = 60_000;

/** Looks again and again until something is so; fails with what was waited for. It is for what no event tells. */
export async function waitUntil(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + GIVE_UP_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await wait(LOOK_EVERY_MS);
  }
}
