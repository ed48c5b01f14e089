import type { Page } from 'playwright-core';
import { evaluateHeld } from '../browser/evaluateHeld';

declare global {
  interface Window {
    /** Tracks whether the page has rendered since it came to rest. */
    rendering?: { readonly hasRendered: () => boolean; readonly stop: () => void };
  }
}

/** A page that has come to rest. */
export interface Quiet {
  /** The header of the page's recording and its last action; null where nothing is recorded. */
  readonly recorded: { readonly header: string; readonly last: string; readonly number: number } | null;
  /**
   * The state shown, as JSON; empty where nothing is recorded. While Redux DevTools show another state, it is not the
   * recorded one.
   */
  readonly state: string;
  readonly text: string;
  /** The personal values on the page: those in its vault, and the contents of personal or secret fields. */
  readonly personal: readonly string[];
  /** The indexes of the `<details>` that the browser has opened although React renders them closed. */
  readonly opened: readonly number[];
  /** The window's vertical scroll position, in px. */
  readonly scroll: number;
}

/**
 * Waits until the page shows its state: for two frames and until the browser is idle, no action was recorded, nothing
 * was rendered, nothing moves, no developers' tool covers the page, and no part of it waits for its code or for a page
 * in a frame (which are not part of the state). Undefined if that takes longer than the limit, and at once while a
 * quantity is being typed, because a stepper keeps its text to itself until the field is left.
 */
export const quiet = (page: Page, limitMs: number): Promise<Quiet | undefined> =>
  evaluateHeld(
    page,
    async (limit) => {
      interface Fiber {
        readonly tag: number;
        readonly memoizedProps: unknown;
        readonly memoizedState: unknown;
        readonly child: Fiber | null;
        readonly sibling: Fiber | null;
      }
      interface Vault {
        readonly entries: () => readonly (readonly [token: string, value: string])[];
      }
      interface Store {
        readonly getState: () => unknown;
      }
      const SUSPENSE = 13;
      /** Reads vault and store from React's tree, and whether it is suspended. Checked edge: React's internal fields. */
      const readTree = () => {
        const found: { vault?: Vault; store?: Store; isWaiting: boolean } = { isWaiting: false };
        const containers = [...document.querySelectorAll('#root, #root > div')].flatMap((element) =>
          Object.entries(element).filter(([key]) => key.startsWith('__reactContainer')),
        );
        const [, container] = containers[0] ?? [];
        const open = container ? [(container as { stateNode: { current: Fiber } }).stateNode.current] : [];
        for (let fiber = open.pop(); fiber; fiber = open.pop()) {
          const { vault, store } = (fiber.memoizedProps ?? {}) as { readonly vault?: Vault; readonly store?: Store };
          if (vault) found.vault ??= vault;
          if (store) found.store ??= store;
          found.isWaiting ||= fiber.tag === SUSPENSE && fiber.memoizedState !== null;
          if (fiber.sibling) open.push(fiber.sibling);
          if (fiber.child) open.push(fiber.child);
        }
        return found;
      };
      const lastRecorded = () => {
        const recording = window.comptoir?.journal();
        const last = recording?.slice(recording.lastIndexOf('\n{"k":"action",'));
        const number = /^\n\{"k":"action","n":(\d+)/.exec(last ?? '')?.[1];
        if (recording === undefined || number === undefined) return null;
        return { header: recording.slice(0, recording.indexOf('\n')), last: last ?? '', number: Number(number) };
      };
      const watchRendering = () => {
        let isSeen = false;
        const observer = new MutationObserver(() => {
          isSeen = true;
        });
        observer.observe(document.getElementById('root') ?? document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        return { hasRendered: () => isSeen || observer.takeRecords().length > 0, stop: () => observer.disconnect() };
      };
      const isMoving = () =>
        document
          .getAnimations()
          .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      const isFrameComing = () => document.querySelector('#root iframe[height="0"]') !== null;
      const isCovered = () => document.querySelector('[aria-modal="true"]')?.closest('#root') === null;
      const isTyping = () =>
        document.querySelector('#root [role="group"]:has(> [role="spinbutton"]):has(:focus)') !== null;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
      const end = performance.now() + limit;
      while (performance.now() < end && !isTyping()) {
        const before = lastRecorded();
        const rendering = watchRendering();
        await frame();
        await frame();
        await idle();
        const recorded = lastRecorded();
        const { vault, store, isWaiting } = readTree();
        const isCalm = recorded?.number === before?.number && !rendering.hasRendered() && !isMoving();
        if (isCalm && vault && store && !isWaiting && !isFrameComing() && !isCovered() && !isTyping()) {
          window.rendering?.stop();
          window.rendering = rendering;
          const fields = document.querySelectorAll<HTMLInputElement>('[data-privacy]:not([data-privacy="open"])');
          const opened = [...document.querySelectorAll<HTMLDetailsElement>('#root details')].flatMap(
            (details, index) => {
              const props = Object.entries(details).find(([key]) => key.startsWith('__reactProps'))?.[1] as
                { readonly open?: boolean } | undefined;
              return details.open && props?.open !== true ? [index] : [];
            },
          );
          return {
            recorded,
            state: recorded ? JSON.stringify(store.getState()) : '',
            opened,
            scroll: window.scrollY,
            text: document.getElementById('root')?.innerText ?? '',
            personal: [...vault.entries().map(([, value]) => value), ...[...fields].map(({ value }) => value)],
          };
        }
        rendering.stop();
      }
      return undefined;
    },
    limitMs,
  );

/** Whether nothing was recorded, where the page is recorded, and nothing rendered since it came to rest. */
export const isStillQuiet = (page: Page, { recorded }: Quiet): Promise<boolean> =>
  page.evaluate((number) => {
    const hasRendered = window.rendering?.hasRendered() ?? true;
    window.rendering?.stop();
    if (hasRendered || number === undefined) return !hasRendered;
    const recording = window.comptoir?.journal() ?? '';
    const last = recording.slice(recording.lastIndexOf('\n{"k":"action",'));
    return last.startsWith(`\n{"k":"action","n":${number},`);
  }, recorded?.number);
