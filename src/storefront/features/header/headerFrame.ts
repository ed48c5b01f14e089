import styled from 'styled-components';
import { HeaderBar } from '../../ui/layout/PageFrame';
import { tokens } from '../../ui/theme/tokens';

/** The header's ground in every layout: sticky, in the colours of the shopper's variant. */
export const HeaderFrame = styled(HeaderBar)`
  background: var(--header-bar, ${tokens.color.paper});
  color: var(--header-bar-text, ${tokens.color.ink});
  /* On a low window, or one zoomed to 400 %, it would leave too little of the page. */
  @media (max-height: 28rem) {
    position: relative;
  }
`;
