import styled from 'styled-components';
import { Button } from '../../storefront/ui/controls/Button';
import { visuallyHidden } from '../../storefront/ui/text/VisuallyHidden';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';

/** The toolbar: title, state of the draft, and buttons. */
export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[6]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.color.hairline};
  background: ${tokens.color.surface};
  > :first-child {
    display: flex;
    flex: 1 1 20rem;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${tokens.space[3]};
  }
  h1 {
    font-size: ${tokens.size.large};
    ${media.small} {
      flex: 1 0 100%;
    }
  }
  p {
    flex: 1 0 100%;
    min-height: 1.5em;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.small};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
    font-size: ${tokens.size.small};
  }
`;

/** The content below the bar, on a page without columns; begins at the edge of the bar's title. */
export const Main = styled.main`
  display: grid;
  gap: ${tokens.space[4]};
  max-width: 60rem;
  padding: ${tokens.space[4]};
`;

export const Tools = styled.div`
  &,
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]};
  }
  ${media.small} {
    flex: 1;
    > div {
      flex: 1 1 auto;
    }
    > div:last-child > * {
      flex: 1;
    }
  }
`;

/** A button that shows only its icon on a phone. */
export const Narrow = styled(Button)`
  margin: 0;
  ${media.small} {
    min-width: ${tokens.target.base};
    border-color: ${tokens.color.outline};
    &:disabled {
      border-color: ${tokens.color.outline};
      background: none;
      opacity: 0.5;
    }
    span {
      ${visuallyHidden}
    }
  }
`;
