import styled from 'styled-components';
import {
  LAYOUT_RANGES as RANGES,
  LINE_STYLES,
  type LineAlignment,
  type LineStyle,
} from '../../../contract/content/layoutBlocks';
import { tokens } from '../theme/tokens';
import { hexColorOrNull, numberOr } from './fallback';
import { lineAlignmentOf } from '../../../contract/values/enumerations';
import { oneOfOr } from '../../../contract/values/oneOfOr';

interface HorizontalLineProps {
  /** Its thickness in pixels, 1 by default. */
  readonly size?: number;
  /** `solid` by default. */
  readonly style?: string;
  /** Six hex digits; otherwise the colour of the shop's own lines. */
  readonly color?: string | null;
  /** Per cent of the container's width; all of it by default. */
  readonly width?: number;
  /** `center` by default. */
  readonly alignment?: string;
}

/** A line between two parts of a page (KIT-04). */
export function HorizontalLine({ size, style, color, width, alignment }: HorizontalLineProps) {
  return (
    <Rule
      $size={numberOr(RANGES.size, size, 1)}
      $style={oneOfOr(LINE_STYLES, 'solid')(style)}
      $color={hexColorOrNull(color) ?? tokens.color.hairline}
      $width={numberOr(RANGES.width, width, 100)}
      $alignment={lineAlignmentOf(alignment)}
    />
  );
}

const margins: Readonly<Record<LineAlignment, readonly [left: string, right: string]>> = {
  left: ['0', 'auto'],
  center: ['auto', 'auto'],
  right: ['auto', '0'],
};

interface RuleStyle {
  readonly $size: number;
  readonly $style: LineStyle;
  readonly $color: string;
  readonly $width: number;
  readonly $alignment: LineAlignment;
}

const Rule = styled.hr<RuleStyle>`
  width: ${({ $width }) => $width}%;
  margin-block: ${tokens.space[6]};
  margin-left: ${({ $alignment }) => margins[$alignment][0]};
  margin-right: ${({ $alignment }) => margins[$alignment][1]};
  border-width: ${({ $size }) => $size}px 0 0;
  border-style: ${({ $style }) => $style};
  border-color: ${({ $color }) => $color};
`;
