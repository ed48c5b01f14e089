import styled from 'styled-components';
import type { TracedDelivery, TracedLine, TracedPromotion, TracedVat } from '../../../contract/recordings/priceTrace';
import { useFormatting } from '../../../storefront/formatting';
import { useMessages } from '../../../storefront/messages';
import { Cell, Head, Row, Table } from '../../../storefront/ui/layout/tables/Table';
import { media } from '../../../storefront/ui/theme/media';
import { microsText } from './microsText';
import { deliveryStepText, promotionText, stepText } from './stepTexts';

interface InCurrency {
  readonly currency: string;
}

/** How a line's amount was computed, with its sum and its VAT at the foot. */
export function LineSteps({ line, currency }: InCurrency & { readonly line: TracedLine }) {
  const t = useMessages();
  const formatting = useFormatting();
  const { money, number, rate } = formatting;
  const { name, quantity, steps, netCents, vatBasisPoints, vatCents } = line;
  const title = t('support.price.line', { name, quantity: number(quantity) });
  const [step, unit, amount] = [t('support.price.step'), t('support.price.unit'), t('support.price.lineAmount')];
  return (
    <Table caption={title} showCaption>
      <thead>
        <Row>
          <Head>{step}</Head>
          <Head align="end">{unit}</Head>
          <Head align="end">{amount}</Head>
        </Row>
      </thead>
      <tbody>
        {steps.map((one, index) => (
          <Row key={index}>
            <Cell heads>{stepText(t, formatting, one)}</Cell>
            {one.unitCents === null ? (
              <NoUnit label={unit} />
            ) : (
              <Cell label={unit} align="end">
                {money(one.unitCents, currency)}
              </Cell>
            )}
            <Cell label={amount} align="end">
              {money(one.amountCents, currency)}
            </Cell>
          </Row>
        ))}
        <Row>
          <Cell heads>
            <strong>{t('support.price.line.net')}</strong>
          </Cell>
          <NoUnit label={unit} />
          <Cell label={amount} align="end">
            <strong>{money(netCents, currency)}</strong>
          </Cell>
        </Row>
        {vatCents !== null && (
          <Row>
            <Cell heads>
              {vatBasisPoints === null
                ? t('support.price.line.vat')
                : t('support.price.line.vatAt', { rate: rate(vatBasisPoints) })}
            </Cell>
            <NoUnit label={unit} />
            <Cell label={amount} align="end">
              {money(vatCents, currency)}
            </Cell>
          </Row>
        )}
      </tbody>
    </Table>
  );
}

/** A step without a price per unit: a dash in the table, nothing on a card. */
const NoUnit = styled(Cell).attrs({ align: 'end', children: '–' })`
  ${media.small} {
    @media screen {
      && {
        display: none;
      }
    }
  }
`;

/** The promotions that applied. */
export function PromotionRows({
  promotions,
  currency,
}: InCurrency & { readonly promotions: readonly TracedPromotion[] }) {
  const t = useMessages();
  const formatting = useFormatting();
  const [what, amount] = [t('support.price.promotion.what'), t('support.price.amount')];
  return (
    <Table caption={t('support.price.promotions')} showCaption>
      <thead>
        <Row>
          <Head>{t('support.price.promotion')}</Head>
          <Head>{what}</Head>
          <Head align="end">{amount}</Head>
        </Row>
      </thead>
      <tbody>
        {promotions.map((promotion, index) => (
          <Row key={index}>
            <Cell heads>{promotion.name}</Cell>
            <Cell label={what}>{promotionText(t, formatting, promotion, currency) || '–'}</Cell>
            <Cell label={amount} align="end">
              {formatting.money(promotion.amountCents, currency)}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** How a delivery's charge was computed. */
export function DeliverySteps({ delivery, currency }: InCurrency & { readonly delivery: TracedDelivery }) {
  const t = useMessages();
  const formatting = useFormatting();
  const { money } = formatting;
  const { method, steps, goodsCents, freeFromCents, chargeCents } = delivery;
  const amount = t('support.price.amount');
  return (
    <section>
      <Table
        caption={method === null ? t('support.price.delivery') : t('support.price.delivery.by', { method })}
        showCaption
      >
        <thead>
          <Row>
            <Head>{t('support.price.step')}</Head>
            <Head align="end">{amount}</Head>
          </Row>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <Row key={index}>
              <Cell heads>{deliveryStepText(t, formatting, step, delivery, currency)}</Cell>
              <Cell label={amount} align="end">
                {money(step.amountCents, currency)}
              </Cell>
            </Row>
          ))}
          <Row>
            <Cell heads>
              <strong>{t('support.price.delivery.net')}</strong>
            </Cell>
            <Cell label={amount} align="end">
              <strong>{money(chargeCents, currency)}</strong>
            </Cell>
          </Row>
        </tbody>
      </Table>
      {goodsCents !== null && freeFromCents !== null && (
        <p>
          {t('support.price.delivery.compared', {
            goods: money(goodsCents, currency),
            from: money(freeFromCents, currency),
          })}
        </p>
      )}
    </section>
  );
}

/** VAT by rate: the base, the unrounded VAT, and the amount charged. */
export function VatRows({ vat, currency }: InCurrency & { readonly vat: readonly TracedVat[] }) {
  const t = useMessages();
  const { money, rate } = useFormatting();
  const [base, exact, charged] = [
    t('support.price.vat.base'),
    t('support.price.vat.exact'),
    t('support.price.vat.charged'),
  ];
  return (
    <section>
      <Table caption={t('support.price.vat')} showCaption>
        <thead>
          <Row>
            <Head>{t('support.price.vat.rate')}</Head>
            <Head align="end">{base}</Head>
            <Head align="end">{exact}</Head>
            <Head align="end">{charged}</Head>
          </Row>
        </thead>
        <tbody>
          {vat.map(({ basisPoints, netCents, unroundedMicros, vatCents }) => (
            <Row key={basisPoints}>
              <Cell heads>{rate(basisPoints)}</Cell>
              <Cell label={base} align="end">
                {money(netCents, currency)}
              </Cell>
              <Cell label={exact} align="end">
                {microsText(money, unroundedMicros, currency)}
              </Cell>
              <Cell label={charged} align="end">
                {money(vatCents, currency)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <p>{t('support.price.vat.rounded')}</p>
    </section>
  );
}
