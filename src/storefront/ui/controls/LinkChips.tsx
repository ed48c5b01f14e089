import styled from 'styled-components';
import { tokens } from '../theme/tokens';

const outlined = { border: `1px solid ${tokens.color.hairline}`, background: tokens.color.surface };

const variants = {
  outlined,
  strong: { ...outlined, color: tokens.color.ink, fontWeight: 500 },
  chosen: { background: tokens.color.pineSoft, fontWeight: 600 },
} as const;

export type LinkChipsVariant = keyof typeof variants;

/** A list of links as chips in a row: ways on (`strong` as the first thing of a page), or what is chosen. Outlined by default. */
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
