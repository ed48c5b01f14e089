import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { watchSizes } from '../../storefront/platform/page/sizes';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';

const resizeMs = 100;

interface StageProps {
  /** Width of the page in the frame, in CSS pixels. */
  readonly pixels: number;
  readonly children: ReactNode;
}

/** Shows a frame of this width, scaled down where there is no room. */
export function Stage({ pixels, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useScale(stage, pixels);
  return (
    <Root ref={stage} $pixels={pixels}>
      <div>{children}</div>
    </Root>
  );
}

/** Writes the scale to the element alone: it depends on the window, and no state depends on it. */
function useScale(stage: RefObject<HTMLDivElement | null>, pixels: number): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => {
      const room = element.clientWidth;
      if (room > 0) element.style.setProperty('--scale', String(Math.min(1, room / pixels)));
    };
    measure();
    return watchSizes([element], measure, resizeMs);
  }, [stage, pixels]);
}

const Root = styled.div<{ readonly $pixels: number }>`
  --scale: 1;
  flex: 1;
  min-height: 24rem;
  overflow: hidden;
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.paperDeep};
  > div {
    width: calc(${({ $pixels }) => $pixels}px * var(--scale));
    height: 100%;
    margin: 0 auto;
  }
  iframe {
    display: block;
    width: ${({ $pixels }) => $pixels}px;
    height: calc(100% / var(--scale));
    border: 0;
    background: ${tokens.color.paper};
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
  ${media.belowLarge} {
    min-height: 70dvh;
    > div {
      height: 70dvh;
    }
  }
`;
