import { TOOLTIP } from '../../../contract/constants';
import type { Box } from './freePosition';

type Size = Pick<Box, 'width' | 'height'>;

export interface TooltipPosition {
  readonly left: number;
  readonly top: number;
  /** Less than the tooltip's natural height if the window has not enough room. */
  readonly height: number;
}

/**
 * The position of a tooltip in the window (KIT-15): centred above its element, or below it if it would be closer to the
 * window's top than 16 px. With too little room on both sides it takes the larger one and shrinks, at least to 36 px.
 */
export function tooltipPosition(anchor: Box, tooltip: Size, frame: Size): TooltipPosition {
  const below = anchor.top + anchor.height;
  const roomAbove = anchor.top - TOOLTIP.padTopPx;
  const roomBelow = frame.height - below;
  const isAbove = roomAbove >= tooltip.height || (roomBelow < tooltip.height && roomAbove >= roomBelow);
  const room = Math.max(TOOLTIP.shrinkMinSizePx, isAbove ? roomAbove : roomBelow);
  const height = Math.min(tooltip.height, room);
  const middle = anchor.left + anchor.width / 2 - tooltip.width / 2;
  return {
    left: Math.max(0, Math.min(middle, frame.width - tooltip.width)),
    top: isAbove ? anchor.top - height : below,
    height,
  };
}
