import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styled, { css } from 'styled-components';
import { watchSizes } from '../../storefront/platform/page/sizes';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';

const resizeMs = 100;

interface StageProps {
  /** Width of the page in the frame, in CSS pixels. */
  readonly pixels: number;
  /** The height of the page in the frame, in CSS pixels; without it the page fills the available height. */
  readonly height?: number | undefined;
  readonly children: ReactNode;
}

/** Shows a frame of the given size, scaled down to fit. */
export function Stage({ pixels, height, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useScale(stage, pixels, height);
  return (
    <Root ref={stage} $pixels={pixels} $height={height}>
      <div>{children}</div>
    </Root>
  );
}

/** Writes the scale to the element alone: it depends on the window, and no state depends on it. */
function useScale(stage: RefObject<HTMLDivElement | null>, pixels: number, height?: number): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: across, clientHeight: down } = element;
      if (across > 0) element.style.setProperty('--across', String(Math.min(1, across / pixels)));
      if (down > 0 && height !== undefined) element.style.setProperty('--down', String(Math.min(1, down / height)));
    };
    measure();
    return watchSizes([element], measure, resizeMs);
  }, [stage, pixels, height]);
}

const Root = styled.div<{ readonly $pixels: number; readonly $height: number | undefined }>`
  --across: 1;
  --down: 1;
  --scale: min(var(--across), var(--down));
  flex: 1;
  min-height: 24rem;
  overflow: hidden;
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.paperDeep};
  > div {
    width: calc(${({ $pixels }) => $pixels}px * var(--scale));
    height: ${({ $height }) => ($height === undefined ? '100%' : `calc(${$height}px * var(--scale))`)};
    margin: 0 auto;
  }
  iframe {
    display: block;
    width: ${({ $pixels }) => $pixels}px;
    height: ${({ $height }) => ($height === undefined ? 'calc(100% / var(--scale))' : `${$height}px`)};
    border: 0;
    background: ${tokens.color.paper};
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
  ${media.belowLarge} {
    ${({ $height }) =>
      $height === undefined
        ? css`
            min-height: 70dvh;
            > div {
              height: 70dvh;
            }
          `
        : css`
            --scale: var(--across);
            min-height: 0;
          `}
  }
`;
