import styled from 'styled-components';
import type { PriceTrace } from '../../../contract/recordings/priceTrace';
import { useFormatting } from '../../../storefront/formatting';
import { useMessages } from '../../../storefront/messages';
import { Amount, Amounts } from '../../../storefront/ui/layout/tables/Amounts';
import { Stack } from '../../../storefront/ui/layout/Stack';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { Disagreements } from './Disagreements';
import { DeliverySteps, LineSteps, PromotionRows, VatRows } from './StepTables';

/** A trace: each line with its steps, promotions, deliveries, VAT, and the sums at the foot. */
export function TraceView({ trace }: { readonly trace: PriceTrace }) {
  const t = useMessages();
  const { money } = useFormatting();
  const { currency, lines, promotions, deliveries, vat } = trace;
  const amount = (cents: number) => money(cents, currency);
  return (
    <Root $gap="6">
      <Disagreements trace={trace} />
      {!trace.isWhole && <p>{t('support.price.partial')}</p>}
      {lines.map((line) => (
        <LineSteps key={line.lineId} line={line} currency={currency} />
      ))}
      {promotions.length > 0 && <PromotionRows promotions={promotions} currency={currency} />}
      {deliveries.map((delivery, index) => (
        <DeliverySteps key={index} delivery={delivery} currency={currency} />
      ))}
      {vat.length > 0 && <VatRows vat={vat} currency={currency} />}
      <section>
        <h2>{t('support.price.sums')}</h2>
        <Amounts>
          <Amount name={t('support.price.sum.goods')}>{amount(trace.goodsCents)}</Amount>
          {trace.adjustmentCents !== 0 && (
            <Amount name={t('support.price.sum.promotions')}>{amount(trace.adjustmentCents)}</Amount>
          )}
          {deliveries.length > 0 && (
            <Amount name={t('support.price.sum.delivery')}>{amount(trace.deliveryCents)}</Amount>
          )}
          <Amount name={t('support.price.sum.net')} strong>
            {amount(trace.netCents)}
          </Amount>
          <Amount name={t('support.price.sum.vat')}>{amount(trace.vatCents)}</Amount>
          <Amount name={t('support.price.sum.gross')} strong>
            {amount(trace.grossCents)}
          </Amount>
        </Amounts>
      </section>
    </Root>
  );
}

const Root = styled(Stack)`
  h2 {
    margin-bottom: ${tokens.space[2]};
    font: inherit;
    font-weight: 600;
  }
  section > p {
    margin-top: ${tokens.space[2]};
    color: ${tokens.color.inkSoft};
  }
`;
