import styled from 'styled-components';
import { tokens } from '../theme/tokens';

/** The page's footer, in deep pine with light text. */
export const FooterBand = styled.div`
  padding-block: ${tokens.space[12]} ${tokens.space[8]};
  background: ${tokens.color.pineDeep};
  color: ${tokens.color.paperDeep};
  a {
    color: inherit;
    text-decoration-color: transparent;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  :focus-visible {
    outline-color: ${tokens.color.butter};
  }
  h2,
  h3 {
    color: ${tokens.color.butter};
    font-size: ${tokens.size.body};
    letter-spacing: 0;
  }
`;
