import styled, { keyframes } from 'styled-components';
import { tokens } from '../theme/tokens';

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; undefined while unknown. */
  readonly value?: number;
  /** `page` is the thin bar at the window's top during navigation; it stays invisible for its first 300 ms. */
  readonly position?: 'inline' | 'page';
}

/** The progress of something long: an upload, a replay being loaded, the next page. */
export function ProgressBar({ label, value, position = 'inline' }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  const known = percent !== undefined && { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 };
  return (
    <Track role="progressbar" aria-label={label} {...known} $position={position}>
      <svg width="100%" height="100%" aria-hidden>
        <Fill width={`${percent ?? 35}%`} height="100%" $unknown={percent === undefined} />
      </svg>
    </Track>
  );
}

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;
const run = keyframes`from { transform: translateX(-40%); } to { transform: translateX(110%); }`;

const Track = styled.div<{ readonly $position: 'inline' | 'page' }>`
  overflow: hidden;
  height: 6px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.hairline};
  color: ${tokens.color.pine};
  ${({ $position }) => $position === 'page' && `position:fixed;inset:0 0 auto;z-index:${tokens.layer.toast};height:3px;border-radius:0;background:${tokens.color.pineDeep};color:${tokens.color.butter};`}
  visibility: ${({ $position }) => ($position === 'page' ? 'hidden' : 'visible')};
  animation: ${({ $position }) => ($position === 'page' ? appear : 'none')} 1ms 0.3s forwards;
`;

const Fill = styled.rect<{ readonly $unknown: boolean }>`
  fill: currentColor;
  transition: width ${tokens.motion.slow};
  animation: ${({ $unknown }) => ($unknown ? run : 'none')} 1.2s ease-in-out infinite;
`;
