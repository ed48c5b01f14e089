import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ReplayStore } from '../../journal/replay/replayStore';
import type { Stage } from './stage';

type ShownPart = Parameters<Stage['show']>[0];

export interface FollowedPage {
  /** Shows a part from now on, in a newly mounted page. */
  readonly show: (part: ShownPart) => void;
  /** Resolves once the page shows the current state of its part. */
  readonly caughtUp: () => Promise<void>;
}

/** A snapshot of the store, because it must not change while it is rendered in slices. */
function standingStill(store: ReplayStore<unknown>): ReplayStore<unknown> {
  const state = store.getState();
  return { ...store, getState: () => state, subscribe: () => () => undefined };
}

/**
 * A page in an element that follows the store of a part. Each state is rendered in short slices, so that a large page
 * does not block moving the recording; states that the store passes meanwhile are skipped.
 */
export function followedPage(element: HTMLElement, draw: (part: ShownPart) => ReactNode): FollowedPage {
  let part: ShownPart | undefined;
  let leave = () => {};
  let pages = 0;
  /** The state that is drawn or being drawn. */
  let drawn: unknown;
  let isDrawing = false;
  let waiting: (() => void)[] = [];

  const next = () => {
    if (!part || isDrawing) return;
    const { application, store } = part;
    if (store.getState() === drawn) {
      for (const resolve of waiting.splice(0)) resolve();
      return;
    }
    isDrawing = true;
    drawn = store.getState();
    const page = draw({ application, store: standingStill(store) });
    startTransition(() => {
      root.render(
        <Drawn key={pages} state={drawn} onDrawn={end}>
          {page}
        </Drawn>,
      );
    });
  };
  const end = () => {
    isDrawing = false;
    next();
  };
  const root = createRoot(element, {
    onUncaughtError(error) {
      console.error(error);
      end();
    },
  });
  return {
    show(shown) {
      leave();
      part = shown;
      pages += 1;
      drawn = undefined;
      leave = shown.store.subscribe(next);
      next();
    },
    caughtUp: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve];
        next();
      }),
  };
}

interface DrawnProps {
  readonly state: unknown;
  readonly onDrawn: () => void;
  readonly children: ReactNode;
}

/** Calls back when a state has been rendered. */
function Drawn({ state, onDrawn, children }: DrawnProps) {
  useEffect(onDrawn, [state, onDrawn]);
  return children;
}
