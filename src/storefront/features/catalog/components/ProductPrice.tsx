import type { NetQuantity } from '../../../../contract/catalog/productFields';
import type { Cents } from '../../../../contract/money';
import { pricePerPiece, pricePerUnit } from '../../../../commerce/pricing/pricePerUnit';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Price, type PriceSize } from '../../../ui/text/Price';
import type { Family } from '../productSummary';

interface ProductPriceProps {
  readonly unitCents: Cents;
  readonly currency: string;
  readonly netQuantity: NetQuantity | null;
  readonly pieces: number | null;
  readonly oldCents?: Cents | null;
  readonly size?: PriceSize;
  /** Set if the price is the lowest of several: that of the cheapest variation, or of the cheapest member of a set. */
  readonly family?: Family | null;
}

/** The price HT of a packaging, and the resulting prices per kilo or litre and per piece, if they differ. */
export function ProductPrice({
  unitCents,
  currency,
  netQuantity,
  pieces,
  oldCents = null,
  size,
  family = null,
}: ProductPriceProps) {
  const t = useMessages();
  const { money, pricePerUnit: perUnitText } = useFormatting();
  const perUnit = pricePerUnit(unitCents, netQuantity);
  const perPiece = perUnit?.per === 'piece' ? null : pricePerPiece(unitCents, pieces);
  const measures = [
    perUnit && !(perUnit.per === 'piece' && perUnit.cents === unitCents) && perUnitText(perUnit, t, currency),
    perPiece !== null && perPiece !== perUnit?.cents && t('formatting.perPiece', { money: money(perPiece, currency) }),
  ].filter(Boolean);
  const amount = money(unitCents, currency);
  return (
    <Price
      amount={family ? t('catalog.from', { money: amount }) : amount}
      tax={t('catalog.ht')}
      measure={family ? t('catalog.family', { family }) : measures.join(' · ')}
      {...(oldCents !== null && { oldAmount: money(oldCents, currency), oldLabel: t('catalog.oldPrice') })}
      {...(size && { size })}
    />
  );
}
