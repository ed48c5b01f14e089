import styled from 'styled-components';
import { HeaderBar } from '../../ui/layout/PageFrame';
import { tokens } from '../../ui/theme/tokens';

/** The header's box in every layout: sticky, in the colours of the shopper's variant. */
export const HeaderFrame = styled(HeaderBar)`
  background: var(--header-bar, ${tokens.color.paper});
  color: var(--header-bar-text, ${tokens.color.ink});
`;
