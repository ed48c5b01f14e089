import { nameHere } from '../../../contract/pages/basePath';
import { afterDelay } from '../afterDelay';

/**
 * Time in ms for which a lock that another page holds is waited for: a page that ends gives its locks back, but perhaps
 * only when the page after it has begun.
 */
const LONGEST_WAIT_MS = 1_000;

/**
 * Whether the browser has loaded the page before the shopper goes to it; TypeScript's `Document` does not declare the
 * property yet.
 */
const isPrerendering = (): boolean => 'prerendering' in document && document.prerendering === true;

/**
 * Holds a lock of this browser while this page is shown. Resolves false if another page goes on holding it. In the
 * back/forward cache the page does not hold it. Resolves true where locks are not available: browsers have none on
 * pages without https, and may refuse them. A page that is prerendered gets no lock, so it asks when it is shown.
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
        if (signal.aborted) return;
        stopWaiting();
        resolve(true);
      });
      return asked;
    }

    let asked: AbortController | undefined;
    const begin = () => void (asked = ask(locks));
    if (isPrerendering()) document.addEventListener('prerenderingchange', begin, { once: true });
    else begin();
    window.addEventListener('pagehide', () => asked?.abort());
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted && !isElsewhere) begin();
    });
  });
