/** The functions of a page that a replay must not call. */
const doors: readonly (readonly [object, readonly string[]])[] = [
  [globalThis, ['fetch']],
  [XMLHttpRequest.prototype, ['send']],
  [Storage.prototype, ['setItem', 'removeItem', 'clear']],
  [History.prototype, ['pushState', 'replaceState', 'go', 'back', 'forward']],
];

/** Notes each request, each write to storage or cookies and each move of the history, until it is stopped. */
export function watchOutside() {
  const seen: string[] = [];
  const restore: (() => void)[] = [];
  for (const [owner, names] of doors)
    for (const name of names) {
      const before = Object.getOwnPropertyDescriptor(owner, name);
      Object.defineProperty(owner, name, { configurable: true, writable: true, value: () => void seen.push(name) });
      restore.push(() => {
        if (before) Object.defineProperty(owner, name, before);
        else Reflect.deleteProperty(owner, name);
      });
    }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (!cookie) throw new Error('The page has no cookies.');
  Object.defineProperty(Document.prototype, 'cookie', { ...cookie, set: () => void seen.push('cookie') });
  restore.push(() => Object.defineProperty(Document.prototype, 'cookie', cookie));
  return {
    seen: seen as readonly string[],
    stop: () => {
      for (const one of restore) one();
    },
  };
}
