import styled from 'styled-components';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { tokens } from '../../../ui/theme/tokens';
import type { CartLineFacts } from '../cartLines';

/** The discount of a line, below its total. */
export function LineDiscount({ line: { discount } }: { readonly line: Pick<CartLineFacts, 'discount'> }) {
  const t = useMessages();
  const { wireMoney } = useFormatting();
  if (discount === null) return null;
  return (
    <Discount title={discount.name ?? undefined}>
      {t('cart.lines.discount', { amount: wireMoney(discount.amount) ?? '' })}
    </Discount>
  );
}

const Discount = styled.small`
  display: block;
  color: ${tokens.color.success};
  font-size: ${tokens.size.caption};
  white-space: nowrap;
`;
