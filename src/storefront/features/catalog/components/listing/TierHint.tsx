import styled from 'styled-components';
import { nextTier, type TieredPrice } from '../../../../../commerce/pricing/tierPrice';
import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { tokens } from '../../../../ui/theme/tokens';

interface TierHintProps {
  readonly price: TieredPrice;
  readonly currency: string;
  /** The quantity about to be ordered. */
  readonly quantity: number;
}

/** The next cheaper tier: "dès 10 : 108,96 €"; nothing if there is none. */
export function TierHint({ price, currency, quantity }: TierHintProps) {
  const t = useMessages();
  const { money, number } = useFormatting();
  const tier = nextTier(price, quantity);
  if (tier === null) return null;
  return (
    <Hint>{t('catalog.tierHint', { quantity: number(tier.quantity), money: money(tier.unitCents, currency) })}</Hint>
  );
}

const Hint = styled.span`
  display: inline-block;
  padding: 1px ${tokens.space[2]};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.butterSoft};
  color: ${tokens.color.butterDeep};
  font-size: ${tokens.size.caption};
  font-weight: 600;
  white-space: nowrap;
`;
