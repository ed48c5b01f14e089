import styled from 'styled-components';
import { tokens } from '../theme/tokens';

/** The heading of a whole page, with the space around it; the focus moves to it when the page is entered. */
export const PageHeading = styled.h1.attrs({ tabIndex: -1 })`
  margin-block: ${tokens.space[6]};
`;
