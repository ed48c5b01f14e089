import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { isReadableGround } from '../../../commerce/colors/readableGround';
import { LAYOUT_RANGES as RANGES, type FlexibleAlignment } from '../../../contract/content/layoutBlocks';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { hexColorOrNull, numberOr } from './fallback';
import { blockAlignmentOf } from '../../../contract/values/enumerations';

interface FlexibleBlockProps {
  /** Per cent of the container's width; all of it by default. */
  readonly width?: number;
  /** Pixels; higher where the content needs it, so that larger letters are never cut. */
  readonly height?: number;
  /** Pixels. */
  readonly borderWidth?: number;
  readonly borderColor?: string | null;
  /** Pixels. */
  readonly radius?: number;
  /** Six hex digits. Ignored if the shop's text would not be readable on it. */
  readonly background?: string | null;
  /** The alignment of the content in the block, and of the block in its container; `center` by default (KIT-02). */
  readonly alignment?: string;
  readonly children?: ReactNode;
}

/** A block of a chosen size, border, background and alignment (KIT-02). */
export function FlexibleBlock({
  width,
  height,
  borderWidth,
  borderColor,
  radius,
  background,
  alignment,
  children,
}: FlexibleBlockProps) {
  const ground = hexColorOrNull(background);
  return (
    <Root
      $width={numberOr(RANGES.width, width, 100)}
      $height={numberOr(RANGES.height, height, 0)}
      $borderWidth={numberOr(RANGES.borderWidth, borderWidth, 0)}
      $borderColor={hexColorOrNull(borderColor) ?? tokens.color.hairline}
      $radius={numberOr(RANGES.radius, radius, 0)}
      $background={ground !== null && isReadableGround(ground) ? ground : null}
      $alignment={blockAlignmentOf(alignment)}
    >
      <div>{children}</div>
    </Root>
  );
}

interface RootStyle {
  readonly $width: number;
  readonly $height: number;
  readonly $borderWidth: number;
  readonly $borderColor: string;
  readonly $radius: number;
  readonly $background: string | null;
  readonly $alignment: FlexibleAlignment;
}

/** The alignments of a flexible block; the custom properties are its margins, and those of narrower content inside. */
const sides: Readonly<Record<'left' | 'center' | 'right', ReturnType<typeof css>>> = {
  left: css`
    --before: 0;
    --after: auto;
    text-align: left;
  `,
  center: css`
    --before: auto;
    --after: auto;
    text-align: center;
  `,
  right: css`
    --before: auto;
    --after: 0;
    text-align: right;
  `,
};

const sideOf = (alignment: FlexibleAlignment) =>
  alignment === 'left' || alignment === 'right' ? alignment : ('center' as const);

const heights = { top: 'flex-start', bottom: 'flex-end', left: 'center', right: 'center', center: 'center' } as const;

const Root = styled.div<RootStyle>`
  ${({ $alignment }) => sides[sideOf($alignment)]}
  display: flex;
  flex-direction: column;
  justify-content: ${({ $alignment }) => heights[$alignment]};
  width: ${({ $width }) => $width}%;
  ${({ $height }) => $height > 0 && `min-height: ${$height}px;`}
  margin-inline: var(--before) var(--after);
  ${({ $borderWidth, $borderColor }) => $borderWidth > 0 && `border: ${$borderWidth}px solid ${$borderColor};`}
  border-radius: ${({ $radius }) => $radius}px;
  ${({ $background }) => $background !== null && `background: ${$background};`}
  ${({ $background, $borderWidth }) => ($background !== null || $borderWidth > 0) && `padding: ${tokens.space[5]};`}
  overflow-wrap: anywhere;
  > div {
    min-width: 0;
  }
  ${media.small} {
    min-width: min(100%, 14rem);
  }
`;
