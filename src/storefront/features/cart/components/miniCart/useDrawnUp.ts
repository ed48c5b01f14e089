import { useRef, type PointerEvent } from 'react';

/** A drag of fewer pixels, up or down, is ignored. */
const DRAG_PX = 24;

/** Handlers of an element at the bottom of the window that a finger can pull up, or push away. */
export function useDrawnUp(drawnUp: () => void, pushedAway: () => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' ? clientY : null;
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      const moved = start.current === null ? 0 : clientY - start.current;
      start.current = null;
      if (moved < -DRAG_PX) drawnUp();
      else if (moved > DRAG_PX) pushedAway();
    },
  };
}
