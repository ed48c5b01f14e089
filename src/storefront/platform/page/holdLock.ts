import { nameHere } from '../../../contract/pages/basePath';
import { afterDelay } from '../afterDelay';

/**
 * Time in ms for which a lock that another page holds is waited for: a page that ends gives its locks back, but perhaps
 * only when the page after it has begun.
 */
const LONGEST_WAIT_MS = 1_000;

/**
 * Holds a lock of this browser while this page is shown. Resolves false if another page goes on holding it. In the
 * back/forward cache, which keeps no page with a lock, the page does not hold it. True where nobody can tell: browsers
 * have no locks on pages without https, and may refuse them.
 */
export const holdLock = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) {
      resolve(true);
      return;
    }
    let isElsewhere = false;

    /** Asks for the lock; aborting what it returns ends the waiting, or the holding. */
    function ask(manager: LockManager): AbortController {
      const asked = new AbortController();
      const { signal } = asked;
      const stopWaiting = afterDelay(LONGEST_WAIT_MS, () => {
        isElsewhere = true;
        asked.abort();
        resolve(false);
      });
      signal.addEventListener('abort', stopWaiting);
      const held = async () => {
        stopWaiting();
        resolve(true);
        if (!signal.aborted) await new Promise((release) => signal.addEventListener('abort', release));
      };
      manager.request(nameHere(name), { signal }, held).catch(() => {
        if (!signal.aborted) resolve(true);
      });
      return asked;
    }

    let asked = ask(locks);
    window.addEventListener('pagehide', () => asked.abort());
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted && !isElsewhere) asked = ask(locks);
    });
  });
