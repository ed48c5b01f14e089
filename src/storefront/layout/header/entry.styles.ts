import styled from 'styled-components';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';

/** Windows in which an entry shows its icon only. */
const iconOnly = '@media not all and (min-width:80rem)';

/** An entry beside the cart badge: its icon only in windows below 80rem, else icon and text. */
export const Entry = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  min-width: ${tokens.target.base};
  min-height: ${tokens.target.base};
  border-radius: ${tokens.radius.control};
  color: inherit;
  font-size: ${tokens.size.small};
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  list-style: none;
  ${media.large} {
    padding-inline: ${tokens.space[1]};
  }
  ${media.hover} {
    &:hover {
      background: ${tokens.color.paperDeep};
    }
  }
  &::-webkit-details-marker {
    display: none;
  }
  ${iconOnly} {
    > span {
      /* No wider than the icon, so that it does not make the page wider where the entry comes last. */
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
