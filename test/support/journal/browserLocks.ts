type Held = () => unknown;
interface Asked {
  readonly signal?: AbortSignal;
}

/**
 * Gives this window the locks of a browser: a name has one holder at a time, and further requests wait in order. Every
 * request counts as one of another tab.
 */
export function browserLocks() {
  const waiting = new Map<string, (() => Promise<void>)[]>();

  async function next(name: string): Promise<void> {
    const [first] = waiting.get(name) ?? [];
    await first?.();
  }

  function request(name: string, first: Asked | Held, second?: Held): Promise<unknown> {
    const signal = typeof first === 'function' ? undefined : first.signal;
    const held = typeof first === 'function' ? first : second;
    if (!held) throw new TypeError('A lock is asked for to do something.');
    return new Promise((resolve, reject) => {
      const queue = waiting.get(name) ?? [];
      waiting.set(name, queue);
      const leave = () => void queue.splice(queue.indexOf(turn), 1);
      let isHeld = false;
      const turn = async () => {
        isHeld = true;
        await Promise.resolve().then(held).then(resolve, reject);
        leave();
        await next(name);
      };
      signal?.addEventListener('abort', () => {
        if (isHeld) return;
        leave();
        reject(new DOMException('The request was aborted.', 'AbortError'));
      });
      queue.push(turn);
      if (queue.length === 1) void turn();
    });
  }

  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return {
    /** The names of the locks that are held. */
    held: (): readonly string[] => [...waiting].flatMap(([name, queue]) => (queue.length > 0 ? [name] : [])).sort(),
    /** Holds a lock for another tab; returns what releases it. */
    holdElsewhere(name: string): () => void {
      let release: () => void = () => undefined;
      const released = new Promise<void>((free) => (release = free));
      void request(name, () => released);
      return release;
    },
    remove: () => void Reflect.deleteProperty(navigator, 'locks'),
  };
}
