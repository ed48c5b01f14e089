import styled from 'styled-components';
import { Link } from '../../../storefront/ui/controls/Link';
import { tokens } from '../../../storefront/ui/theme/tokens';

/** What stands for any content, so that an arrangement can be seen. */
export const Filling = styled.div`
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px dashed ${tokens.color.pine};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.pineSoft};
  color: ${tokens.color.pine};
`;

/** A link by itself, as high as a finger needs it: bands leave that to what stands in them. */
export const TallLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  min-height: ${tokens.target.base};
`;
