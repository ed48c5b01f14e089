import { useLayoutEffect, type RefObject } from 'react';
import { css } from 'styled-components';
import { LAYERS } from '../../../contract/constants';

const ORDER = '--overlay-order';

/** The orders of the overlays that are open. */
const open = new Set<number>();

/** The layer of an overlay (KIT-09): from `--overlay-base` up, in steps, in the order of opening. */
export const overlayLayer = css`
  z-index: calc(var(--overlay-base) + var(${ORDER}, 0) * ${LAYERS.overlayStep});
`;

/**
 * Puts an overlay above those that were open when it was mounted; must be called in a component that is mounted only
 * while it is open.
 */
export function useOverlayOrder(overlay: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const order = Math.max(-1, ...open) + 1;
    open.add(order);
    overlay.current?.style.setProperty(ORDER, String(order));
    return () => void open.delete(order);
  }, [overlay]);
}
