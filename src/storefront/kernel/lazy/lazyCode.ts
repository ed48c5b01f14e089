/**
 * When late code is loaded: `idle` as soon as the browser is idle; `wanted` on demand, when pointer or focus reach its
 * trigger or the state requires it.
 */
export type When = 'idle' | 'wanted';

export interface LazyCode<M> {
  /** Loads the code, once per page life. Rejects if the file is unavailable; the next call tries again. */
  readonly load: () => Promise<M>;
  /** The code, once loaded. */
  readonly loaded: () => M | undefined;
  /** Waits for the code without requesting it. */
  readonly arrival: () => Promise<M>;
}

type Loadable = Pick<LazyCode<unknown>, 'load'>;
const everything: Loadable[] = [];
const atIdle: Loadable[] = [];

/** Registers late code, which `fetchCode` loads by an `import()`. */
export function lazyCode<M>(fetchCode: () => Promise<M>, when: When = 'wanted'): LazyCode<M> {
  let code: M | undefined;
  const waiting: ((arrived: M) => void)[] = [];
  const load = async () => {
    if (code !== undefined) return code;
    const fetched = await fetchCode();
    // Two callers may have waited for the same load.
    if (code === undefined) {
      code = fetched;
      for (const arrive of waiting) arrive(fetched);
    }
    return code;
  };
  const arrival = () => (code === undefined ? new Promise<M>((arrive) => waiting.push(arrive)) : Promise.resolve(code));
  const lazy = { load, loaded: () => code, arrival };
  everything.push(lazy);
  if (when === 'idle') atIdle.push(lazy);
  return lazy;
}

/** Loads all idle code registered so far. Failures are ignored here: code that is needed is requested again. */
export const loadIdle = (): Promise<unknown> => Promise.allSettled(atIdle.map((lazy) => lazy.load()));

/**
 * Loads all late code, also what late code registers in turn: for the server, the replay and tests, which must render
 * any state at once.
 */
export async function loadAllLazy(): Promise<void> {
  for (const lazy of everything) await lazy.load();
}
