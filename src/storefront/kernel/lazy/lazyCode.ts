/**
 * When code comes that the first paint can do without: by itself, as soon as the page has nothing better to do; or once
 * it is wanted, because pointer or focus reach what opens it or because the state asks for it.
 */
export type When = 'idle' | 'wanted';

export interface LazyCode<M> {
  /** Fetches the code, once per page life. Rejects when its file can't be had; whoever asks next tries again. */
  readonly load: () => Promise<M>;
  /** The code, once it is here. */
  readonly loaded: () => M | undefined;
  /** Waits for the code without fetching it. */
  readonly arrival: () => Promise<M>;
}

type Loadable = Pick<LazyCode<unknown>, 'load'>;
const everything: Loadable[] = [];
const atIdle: Loadable[] = [];

/** Registers code of the page that comes late; its file is named by an `import()` of its own. */
export function lazyCode<M>(fetchCode: () => Promise<M>, when: When = 'wanted'): LazyCode<M> {
  let code: M | undefined;
  const waiting: ((arrived: M) => void)[] = [];
  const load = async () => {
    if (code !== undefined) return code;
    const fetched = await fetchCode();
    // Two may have waited for it at once.
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

/** Fetches what every page will want soon. A failure is met by who wants it. */
export const loadIdle = (): void => atIdle.forEach((lazy) => void lazy.load().catch(() => undefined));

/** For the server, the replay and tests, which show any state without waiting. Code may bring more of its kind. */
export async function loadAllLazy(): Promise<void> {
  for (const lazy of everything) await lazy.load();
}
