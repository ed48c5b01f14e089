import type { useFormatting } from '../../../storefront/formatting';
import type { useMessages } from '../../../storefront/messages';
import type { PriceStep, TracedDelivery, TracedPromotion } from '../../../contract/recordings/priceTrace';

type Translate = ReturnType<typeof useMessages>;
type Formatting = ReturnType<typeof useFormatting>;

/** A step of a line, in words. */
export function stepText(t: Translate, { number }: Formatting, step: PriceStep): string {
  const { kind, buyerGroup, isGroupKnown, lowerBound, upperBound, promotions } = step;
  switch (kind) {
    case 'own':
      if (buyerGroup !== null) return t('support.price.step.group', { group: buyerGroup });
      return t(isGroupKnown ? 'support.price.step.general' : 'support.price.step.own');
    case 'tier':
      if (lowerBound === null) return t('support.price.step.paid');
      return upperBound === null
        ? t('support.price.step.tierFrom', { from: number(lowerBound) })
        : t('support.price.step.tier', { from: number(lowerBound), to: number(upperBound) });
    case 'promotion':
      return promotions.length === 0
        ? t('support.price.step.unnamed')
        : t('support.price.step.promotion', { count: promotions.length, names: promotions.join(', ') });
    case 'list':
    case 'paid':
    case 'unexplained':
      return t(`support.price.step.${kind}`);
  }
}

/** A step of a delivery, in words. */
export const deliveryStepText = (
  t: Translate,
  { money }: Formatting,
  { kind }: TracedDelivery['steps'][number],
  { freeFromCents }: TracedDelivery,
  currency: string,
): string =>
  kind === 'freeFrom'
    ? t('support.price.delivery.freeFrom', {
        known: freeFromCents === null ? 'no' : 'yes',
        from: freeFromCents === null ? '' : money(freeFromCents, currency),
      })
    : t(`support.price.delivery.${kind}`);

/** The reward of a promotion, how it is distributed over the lines, and its coupon code. */
export function promotionText(
  t: Translate,
  { money, rate }: Formatting,
  promotion: TracedPromotion,
  currency: string,
): string {
  const { kind, basisPoints, rewardCents, isPerLine, couponCode } = promotion;
  const parts: string[] = [];
  if (kind === 'percentage' && basisPoints !== null)
    parts.push(t('support.price.promotion.percentage', { rate: rate(basisPoints) }));
  if (kind === 'amount' && rewardCents !== null)
    parts.push(t('support.price.promotion.amount', { amount: money(rewardCents, currency) }));
  if (kind === 'freeDelivery') parts.push(t('support.price.promotion.freeDelivery'));
  if (isPerLine !== null)
    parts.push(t(isPerLine ? 'support.price.promotion.perLine' : 'support.price.promotion.shared'));
  if (couponCode !== null) parts.push(t('support.price.promotion.coupon', { code: couponCode }));
  return parts.join(', ');
}
