import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';

interface MeterProps {
  readonly value: number;
  readonly maximum: number;
  /** Accessible name: "Livraison offerte". */
  readonly label: string;
  /** The state in words: "Plus que 12,40 € HT…". `valueText` is announced instead of the bare number. */
  readonly children: ReactNode;
  readonly valueText: string;
}

/** Progress towards a goal, such as free delivery, in the theme's colour butter; in pine when full. */
export function Meter({ value, maximum, label, valueText, children }: MeterProps) {
  const reached = Math.min(maximum, Math.max(0, value));
  const percent = maximum > 0 ? Math.round((reached / maximum) * 100) : 100;
  return (
    <Root $full={percent === 100}>
      <p>{children}</p>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={maximum}
        aria-valuenow={reached}
        aria-valuetext={valueText}
      >
        <svg width="100%" height="100%" aria-hidden>
          <rect width={`${percent}%`} height="100%" />
        </svg>
      </div>
    </Root>
  );
}

const Root = styled.div<{ readonly $full: boolean }>`
  font-size: ${tokens.size.small};
  div {
    height: 10px;
    margin-top: ${tokens.space[2]};
    overflow: hidden;
    border: 1px solid ${({ $full }) => ($full ? tokens.color.pine : tokens.color.outline)};
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.surface};
  }
  rect {
    fill: ${({ $full }) => ($full ? tokens.color.pine : tokens.color.butter)};
    stroke: ${({ $full }) => ($full ? 'none' : tokens.color.butterDeep)};
    transition: width ${tokens.motion.slow};
  }
`;
