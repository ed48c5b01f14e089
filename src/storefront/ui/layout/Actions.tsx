import styled from 'styled-components';
import { media } from '../theme/media';
import { Cluster } from './Stack';

/** The buttons at an end of a form or document: a wrapping row; on a phone stacked and full width. */
export const Actions = styled(Cluster)`
  ${media.small} {
    > :is(button, a) {
      width: 100%;
      margin-inline: 0;
    }
  }
`;
