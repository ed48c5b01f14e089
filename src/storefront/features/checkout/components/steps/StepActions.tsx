import styled from 'styled-components';
import { Cluster } from '../../../../ui/layout/Stack';
import { media } from '../../../../ui/theme/media';

/** The buttons at the end of a step: on a phone stacked and full width. */
export const StepActions = styled(Cluster)`
  ${media.small} {
    > :is(button, a) {
      width: 100%;
      margin-inline: 0;
    }
  }
`;
