/** Milliseconds UTC. Never read in a reducer or a component: the time enters the state with an action. */
export type Clock = () => number;

let source: Clock = () => Date.now();

export const now: Clock = () => source();

/** For tests, and for a server render whose output must stay the same for a whole minute. */
export function setClock(clock: Clock): void {
  source = clock;
}

/** Milliseconds since the navigation to the page started; monotonic. */
export const highResolutionNow = (): number => performance.now();
