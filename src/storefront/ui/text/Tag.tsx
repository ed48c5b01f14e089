import styled from 'styled-components';
import { tokens } from '../theme/tokens';

const variants = {
  plain: { borderColor: tokens.color.hairline, color: tokens.color.inkSoft },
  aop: { borderColor: tokens.color.butterDeep, color: tokens.color.butterDeep },
  bio: { borderColor: tokens.color.success, color: tokens.color.success },
  labelRouge: { borderColor: tokens.color.danger, color: tokens.color.danger },
} as const;

export type TagVariant = keyof typeof variants;

/** A quality label as printed on a packet: AOP, Bio, Label Rouge. `$variant` is plain by default. */
export const Tag = styled.span<{ readonly $variant?: TagVariant }>`
  display: inline-block;
  padding: 0 0.4375rem;
  border: 1px solid;
  ${({ $variant = 'plain' }) => variants[$variant]}
  border-radius: 4px;
  background: ${tokens.color.surface};
  font-size: ${tokens.size.caption};
  font-weight: 600;
  line-height: 1.25rem;
  white-space: nowrap;
`;
