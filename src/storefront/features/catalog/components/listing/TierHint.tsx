import styled from 'styled-components';
import { nextTier, type TieredPrice } from '../../../../../commerce/pricing/tierPrice';
import type { QuantityRule } from '../../../../../commerce/quantityRule';
import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { tokens } from '../../../../ui/theme/tokens';

interface TierHintProps {
  readonly price: TieredPrice;
  readonly currency: string;
  readonly rule: QuantityRule;
  /** Pieces in stock; undefined if not counted or not known. */
  readonly available: number | undefined;
  /** The quantity about to be ordered; by default the smallest one. */
  readonly quantity?: number;
}

/** The next cheaper tier: "dès 10 : 108,96 €"; nothing if there is none, or if so many cannot be ordered. */
export function TierHint({ price, currency, rule, available, quantity = rule.minimum }: TierHintProps) {
  const t = useMessages();
  const { money, number } = useFormatting();
  const tier = nextTier(price, quantity);
  if (tier === null || tier.quantity > Math.min(rule.maximum, available ?? rule.maximum)) return null;
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
