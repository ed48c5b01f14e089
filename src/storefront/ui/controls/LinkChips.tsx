import styled from 'styled-components';
import { tokens } from '../theme/tokens';

const outlined = { border: `1px solid ${tokens.color.hairline}`, background: tokens.color.surface };

const variants = {
  outlined,
  strong: { ...outlined, color: tokens.color.ink, fontWeight: 500 },
  chosen: { background: tokens.color.pineSoft, fontWeight: 600 },
} as const;

export type LinkChipsVariant = keyof typeof variants;

/**
 * A row of links as chips: suggested next pages (`strong` at the top of a page) or active filters. Outlined by default.
 */
export const LinkChips = styled.ul<{ readonly $variant?: LinkChipsVariant }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-height: ${tokens.target.base};
    padding: 0 ${tokens.space[4]};
    border-radius: ${tokens.radius.round};
    text-decoration: none;
    ${({ $variant = 'outlined' }) => variants[$variant]}
  }
  a:hover {
    border-color: ${tokens.color.pine};
    color: ${tokens.color.pine};
  }
`;
