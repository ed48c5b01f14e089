import type { NetQuantity } from '../../../../../contract/catalog/productFields';
import { pricePerUnit } from '../../../../../commerce/pricing/pricePerUnit';
import type { Tier, TieredPrice } from '../../../../../commerce/pricing/tierPrice';
import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { CompactTable } from '../../../../ui/layout/tables/CompactTable';

interface TierTableProps {
  readonly price: TieredPrice;
  readonly currency: string;
  readonly netQuantity: NetQuantity | null;
  /** The minimum order quantity. */
  readonly minimum: number;
}

/** The tiers and, if the minimum order is below the first one, a step at the unit price before them. */
function stepsOf({ tiers, unitCents }: TieredPrice, minimum: number): readonly Tier[] {
  const first = tiers[0];
  if (!first || first.lowerBound <= minimum) return tiers;
  return [{ lowerBound: minimum, upperBound: first.lowerBound - 1, unitCents }, ...tiers];
}

/** Prices by quantity; nothing for a price without tiers. */
export function TierTable({ price, currency, netQuantity, minimum }: TierTableProps) {
  const t = useMessages();
  const { money, number, pricePerUnit: perUnitText } = useFormatting();
  if (price.tiers.length === 0) return null;
  return (
    <CompactTable>
      <caption>{t('catalog.tiers.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('catalog.tiers.quantity')}</th>
          <th scope="col">{t('catalog.tiers.price')}</th>
          <th scope="col">{t('catalog.tiers.perUnit')}</th>
        </tr>
      </thead>
      <tbody>
        {stepsOf(price, minimum).map(({ lowerBound, upperBound, unitCents }) => {
          const perUnit = pricePerUnit(unitCents, netQuantity);
          const from = number(lowerBound);
          return (
            <tr key={lowerBound}>
              <th scope="row">
                {upperBound === null
                  ? t('catalog.tiers.from', { from })
                  : t('catalog.tiers.range', { from, to: number(upperBound) })}
              </th>
              <td>{money(unitCents, currency)}</td>
              <td>{perUnit && perUnitText(perUnit, t, currency)}</td>
            </tr>
          );
        })}
      </tbody>
    </CompactTable>
  );
}
