import styled from 'styled-components';
import { media } from '../theme/media';
import { tokenOf, tokens, type Accent } from '../theme/tokens';

/** The page's column: centred, at most 1760 px wide, with the side margins of the form factor. */
export const PageColumn = styled.div`
  width: 100%;
  max-width: 110rem;
  margin-inline: auto;
  padding-inline: ${tokens.space[4]};
  ${media.fromMedium} {
    padding-inline: ${tokens.space[6]};
  }
  ${media.large} {
    padding-inline: ${tokens.space[8]};
  }
`;

/** The sticky header at layer 999 (HDR-02); in a low window it scrolls with the page. */
export const HeaderBar = styled.header`
  position: sticky;
  ${media.low} {
    position: relative;
  }
  top: 0;
  z-index: ${tokens.layer.header};
  border-bottom: 1px solid ${tokens.color.hairline};
  background: ${tokens.color.paper};
`;

/** The band in the customer type's soft colour, with small links and facts. */
export const AccentBar = styled.div<{ readonly $accent: Accent }>`
  background: ${({ $accent }) => tokenOf('accent', $accent)};
  color: ${tokens.color.ink};
  font-size: ${tokens.size.caption};
  a {
    color: ${({ $accent }) => tokenOf('accent', `${$accent}Deep`)};
    font-weight: 600;
  }
`;
