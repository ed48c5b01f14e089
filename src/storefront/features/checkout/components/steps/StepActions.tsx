import styled from 'styled-components';
import { Cluster } from '../../../../ui/layout/Stack';
import { media } from '../../../../ui/theme/media';

/** The buttons at the end of a step: on a phone below one another, as wide as the thumb's reach. */
export const StepActions = styled(Cluster)`
  ${media.small} {
    > :is(button, a) {
      width: 100%;
      margin-inline: 0;
    }
  }
`;
