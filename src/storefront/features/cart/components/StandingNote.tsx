import styled from 'styled-components';
import type { CartItems } from '../../../../contract/cart/cartItem';
import { useMessages } from '../../../messages';
import { ShowAt } from '../../../ui/layout/ShowAt';
import { tokens } from '../../../ui/theme/tokens';

interface StandingNoteProps {
  readonly items: CartItems;
  /** Shown only in windows in which the order's summary, which has the same text, is folded. */
  readonly besidesSummary?: boolean;
}

/** What a total covers of lines that are delivered again and again; nothing if none of them is. */
export function StandingNote({ items, besidesSummary = false }: StandingNoteProps) {
  const t = useMessages();
  const standing = items.cartItems.some(({ cartItem }) => cartItem.productDetails?.sellingModel?.pricingTermUnit);
  return (
    standing && (
      <ShowAt $small $medium $large={!besidesSummary}>
        <Note>{t('rhythm.covered')}</Note>
      </ShowAt>
    )
  );
}

const Note = styled.p`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
`;
