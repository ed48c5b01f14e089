import styled from 'styled-components';
import { Link } from '../../../storefront/ui/controls/Link';
import { tokens } from '../../../storefront/ui/theme/tokens';

/** A placeholder for any content, to show an arrangement. */
export const Filling = styled.div`
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px dashed ${tokens.color.pine};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.pineSoft};
  color: ${tokens.color.pine};
`;

/** A link of the height that touch needs, because a band does not set the height of its links. */
export const TallLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  min-height: ${tokens.target.base};
`;
