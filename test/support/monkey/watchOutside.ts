/** The functions of a page that a replay must not call. */
const doors: readonly (readonly [object, readonly string[]])[] = [
  [globalThis, ['fetch']],
  [XMLHttpRequest.prototype, ['send']],
  [Navigator.prototype, ['sendBeacon']],
  [Storage.prototype, ['setItem', 'removeItem', 'clear']],
  [History.prototype, ['pushState', 'replaceState', 'go', 'back', 'forward']],
];

/** Classes of which a mere instance is a connection to the outside. */
const ways = ['WebSocket', 'EventSource', 'BroadcastChannel', 'Worker', 'SharedWorker'] as const;

/**
 * Notes each request, connection, message to other tabs, worker, use of a database, write to storage or cookies and
 * move of the history, until it is stopped. It also defines what jsdom lacks, as in a browser.
 */
export function watchOutside() {
  const seen: string[] = [];
  const restore: (() => void)[] = [];
  const replace = (owner: object, name: string, described: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { ...described, configurable: true });
    restore.push(() => {
      if (before) Object.defineProperty(owner, name, before);
      else Reflect.deleteProperty(owner, name);
    });
  };
  for (const [owner, names] of doors)
    for (const name of names) replace(owner, name, { writable: true, value: () => void seen.push(name) });
  for (const name of ways)
    replace(globalThis, name, {
      writable: true,
      value: class extends EventTarget {
        constructor() {
          super();
          seen.push(name);
        }
        /** Sends nothing: the creation of the connection has been noted. */
        postMessage() {
          return undefined;
        }
      },
    });
  const database = (name: string) => () => {
    seen.push(`indexedDB.${name}`);
    return new EventTarget();
  };
  replace(globalThis, 'indexedDB', {
    writable: true,
    value: { open: database('open'), deleteDatabase: database('deleteDatabase'), databases: database('databases') },
  });
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (!cookie) throw new Error('The page has no cookies.');
  replace(Document.prototype, 'cookie', { ...cookie, set: () => void seen.push('cookie') });
  return {
    seen: seen as readonly string[],
    stop: () => {
      for (const one of restore) one();
    },
  };
}
