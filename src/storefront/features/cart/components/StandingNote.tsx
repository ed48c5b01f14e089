import styled from 'styled-components';
import type { CartItems } from '../../../../contract/cart/cartItem';
import { useMessages } from '../../../messages';
import { tokens } from '../../../ui/theme/tokens';

interface StandingNoteProps {
  readonly items: CartItems;
}

/** What a total covers of lines that are delivered again and again; nothing if none of them is. */
export function StandingNote({ items }: StandingNoteProps) {
  const t = useMessages();
  const standing = items.cartItems.some(({ cartItem }) => cartItem.productDetails?.sellingModel?.pricingTermUnit);
  return standing && <Note>{t('rhythm.covered')}</Note>;
}

const Note = styled.p`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
`;
