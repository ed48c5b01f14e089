import styled from 'styled-components';
import { tokens } from '../theme/tokens';

const variants = {
  neutral: { background: tokens.color.paperDeep, color: tokens.color.ink },
  butter: { background: tokens.color.butter, color: tokens.color.ink },
  pine: { background: tokens.color.pine, color: tokens.color.onPine },
  info: { background: tokens.color.infoSoft, color: tokens.color.info },
  success: { background: tokens.color.successSoft, color: tokens.color.success },
  warning: { background: tokens.color.warningSoft, color: tokens.color.warning },
  danger: { background: tokens.color.dangerSoft, color: tokens.color.danger },
} as const;

export type BadgeVariant = keyof typeof variants;

/** A short fact: a count, a stock state, "-12 %". `$variant` is neutral by default. */
export const Badge = styled.span<{ readonly $variant?: BadgeVariant }>`
  ${({ $variant = 'neutral' }) => variants[$variant]}
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-width: 1.375rem;
  padding: 0 ${tokens.space[2]};
  justify-content: center;
  border-radius: ${tokens.radius.round};
  font-size: ${tokens.size.caption};
  font-weight: 600;
  line-height: 1.375rem;
  white-space: nowrap;
`;
