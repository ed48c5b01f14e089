import styled, { css } from 'styled-components';
import { tokens } from '../../storefront/ui/theme/tokens';

const onPine = css`
  border-color: ${tokens.color.pineDeep};
  background: ${tokens.color.pine};
  color: ${tokens.color.onPine};
  :focus-visible {
    outline-color: ${tokens.color.butter};
  }
`;

/** The surface on which a component is shown. Elements that would be fixed to the window stay within it. */
export const Ground = styled.div<{ readonly $isOnPine: boolean }>`
  position: relative;
  display: grid;
  flex: 1;
  align-items: center;
  min-width: 0;
  min-height: 5rem;
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.paper};
  contain: layout;
  > * {
    min-width: 0;
  }
  ${({ $isOnPine }) => $isOnPine && onPine}
`;
