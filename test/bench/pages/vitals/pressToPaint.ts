import type { Page } from 'playwright-core';

/**
 * The page that is waited for: the beginning of its path, its main heading if known, and the least number of its
 * product links.
 */
export interface Wanted {
  readonly path: string;
  readonly heading?: string;
  /** Whether it must offer a product for the cart. */
  readonly adds: boolean;
  readonly links: number;
  /** The scroll position, in px from the top; null: any. */
  readonly scrolledTo: number | null;
}

const GIVES_UP_MS = 60_000;

/**
 * Milliseconds from the end of the press to the frame that shows everything expected. `press` must cause a `pointerup`;
 * without `press` the page itself goes back in its history.
 */
export async function pressToPaint(page: Page, wanted: Wanted, press?: () => Promise<void>): Promise<number> {
  const took = page.evaluate(
    ({ path, heading, adds, links, scrolledTo, goesBack, givesUpMs }) =>
      new Promise<number>((resolve, reject) => {
        let releasedAt: number | null = null;
        const isThere = () => {
          const main = document.querySelector('main');
          return (
            location.pathname.startsWith(path) &&
            main !== null &&
            (heading === undefined || main.querySelector('h1')?.textContent === heading) &&
            (!adds || main.querySelector('[data-adds] button') !== null) &&
            main.querySelectorAll('a[href^="/product/"]').length >= links &&
            (scrolledTo === null || Math.abs(window.scrollY - scrolledTo) < 2)
          );
        };
        const look = () => {
          const from = releasedAt;
          // A task after this frame's callbacks runs once the frame has been painted.
          if (from !== null && isThere()) setTimeout(() => resolve(performance.now() - from));
          else if (from !== null && performance.now() - from > givesUpMs) reject(new Error(`${path} never came.`));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        if (goesBack) {
          releasedAt = performance.now();
          history.back();
        } else {
          const note = (event: PointerEvent) => {
            releasedAt ??= event.timeStamp;
          };
          window.addEventListener('pointerup', note, { capture: true, once: true });
        }
      }),
    { ...wanted, goesBack: press === undefined, givesUpMs: GIVES_UP_MS },
  );
  const [measured] = await Promise.all([took, press?.()]);
  return measured;
}
