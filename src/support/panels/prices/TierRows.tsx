import type { Tier } from '../../../commerce/pricing/tierPrice';
import { useFormatting } from '../../../storefront/formatting';
import { useMessages } from '../../../storefront/messages';
import { Cell, Head, Row, Table } from '../../../storefront/ui/layout/tables/Table';

/** A product's prices by quantity. */
export function TierRows({ tiers, currency }: { readonly tiers: readonly Tier[]; readonly currency: string }) {
  const t = useMessages();
  const { money, number } = useFormatting();
  const unit = t('support.price.unit');
  return (
    <Table caption={t('support.price.tiers')} showCaption>
      <thead>
        <Row>
          <Head>{t('support.price.tiers.quantity')}</Head>
          <Head align="end">{unit}</Head>
        </Row>
      </thead>
      <tbody>
        {tiers.map(({ lowerBound, upperBound, unitCents }) => (
          <Row key={lowerBound}>
            <Cell heads>
              {upperBound === null
                ? t('support.price.step.tierFrom', { from: number(lowerBound) })
                : t('support.price.step.tier', { from: number(lowerBound), to: number(upperBound) })}
            </Cell>
            <Cell label={unit} align="end">
              {money(unitCents, currency)}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
