import styled from 'styled-components';
import { tokens } from '../../storefront/ui/theme/tokens';

/** The preview's controls, and the preview below them. */
export const Pane = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  min-width: 0;
  min-height: 0;
  p:empty {
    display: none;
  }
  p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  > a {
    align-self: flex-start;
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
    font-size: ${tokens.size.small};
  }
`;
