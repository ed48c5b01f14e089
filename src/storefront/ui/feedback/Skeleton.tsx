import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { tokens } from '../theme/tokens';

interface SkeletonProps {
  /** CSS lengths of the expected content, so that nothing moves when it arrives. */
  readonly width?: string;
  readonly height?: string;
  /** Instead of a height: an aspect ratio, "1 / 1". */
  readonly ratio?: string;
  readonly shape?: 'block' | 'line' | 'pill';
}

const radii = { block: tokens.radius.control, line: '4px', pill: tokens.radius.round } as const;

/** A placeholder for content that is loading. It is not announced: the `SkeletonGroup` around several of them is. */
export function Skeleton({ width = '100%', height = '1em', ratio, shape = 'line' }: SkeletonProps) {
  return <Block aria-hidden $width={width} $height={ratio ? 'auto' : height} $ratio={ratio ?? 'auto'} $shape={shape} />;
}

/** Skeletons with one announcement; the caller lays out the children. */
export function SkeletonGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}

const breathe = keyframes`50% { opacity: .55; }`;

const Block = styled.span<{
  readonly $width: string;
  readonly $height: string;
  readonly $ratio: string;
  readonly $shape: keyof typeof radii;
}>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${({ $shape }) => radii[$shape]};
  background: ${tokens.color.paperDeep};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
