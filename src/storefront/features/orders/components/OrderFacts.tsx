import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { isGivenName } from '../../../../commerce/delivery/deliveryName';
import { parseMoney } from '../../../../contract/money';
import type { OrderSummary } from '../../../../contract/orders/orderSummary';
import { useFormatting } from '../../../formatting';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { tokens } from '../../../ui/theme/tokens';
import { AddressLines } from '../../addresses';
import { selectCompany } from '../../visitor';
import { Personal } from '../../../kernel/personal';

/** Delivery addresses and days, payment method (which names a purchase order's number), and billing address. */
export function OrderFacts({ order }: { readonly order: OrderSummary }) {
  const t = useMessages();
  const { day } = useFormatting();
  const company = useShopSelector(selectCompany);
  const { payment, billingAddress, deliveries } = order;
  const isCanceled = order.status === 'Canceled';
  return (
    <Facts>
      {deliveries.map((delivery, index) => (
        <Fragment key={index}>
          <Fact
            name={
              deliveries.length === 1 ? (
                t('orders.delivery')
              ) : (
                <DeliveryTitle number={index + 1} count={deliveries.length} name={delivery.name} />
              )
            }
          >
            {isCanceled && <p>{t('orders.deliveryCanceled')}</p>}
            <p>
              {t(isCanceled ? 'orders.deliveryPlanned' : 'orders.deliveryOn', {
                method: delivery.deliveryMethodName,
                day: day(delivery.deliveryDate),
              })}
            </p>
            <AddressLines address={delivery.deliveryAddress} />
            {deliveries.length > 1 && <DeliveredLines items={delivery.items} />}
            {deliveries.length > 1 && <Charge amount={delivery.totalDeliveryAmount} />}
            {deliveries.length > 1 && delivery.shippingInstructions !== null && (
              <p>
                {t('orders.instructionsOf')} <Personal token={delivery.shippingInstructions} />
              </p>
            )}
          </Fact>
          {deliveries.length === 1 && delivery.shippingInstructions !== null && (
            <Fact name={t('orders.instructions')}>
              <Personal token={delivery.shippingInstructions} />
            </Fact>
          )}
        </Fragment>
      ))}
      <Fact name={t('orders.payment')}>
        <Personal token={payment.methodLabel} />
      </Fact>
      {payment.mandateReference !== null && (
        <Fact name={t('orders.mandate')}>
          <Personal token={payment.mandateReference} />
        </Fact>
      )}
      {billingAddress && (
        <Fact name={t('orders.billing')}>
          <AddressLines address={{ ...billingAddress, companyName: billedCompany(order, company) }} />
        </Fact>
      )}
    </Facts>
  );
}

/**
 * The company on the bill: that of the billing address or, because the shop's own checkout never stores one there
 * (CHK-13), the account's as on the invoice, or else that of the first delivery if it has the same address.
 */
function billedCompany(
  { billingAddress: bill, deliveryAddress: delivery }: OrderSummary,
  company: string | null,
): string | null {
  const isSameAddress =
    bill?.street === delivery.street && bill.postalCode === delivery.postalCode && bill.city === delivery.city;
  return bill?.companyName ?? company ?? (isSameAddress ? (delivery.companyName ?? null) : null);
}

interface DeliveryTitleProps {
  /** The number of the delivery, from 1. */
  readonly number: number;
  readonly count: number;
  readonly name: string;
}

/** "Livraison 2 sur 3", with the name the shopper gave it. */
function DeliveryTitle({ number, count, name }: DeliveryTitleProps) {
  const t = useMessages();
  const title = t('orders.deliveryOf', { number, count });
  if (!isGivenName(name)) return <>{title}</>;
  return (
    <>
      {t('orders.deliveryNamed', { title })} <Personal token={name} />
    </>
  );
}

/** The fee of one of several deliveries. */
function Charge({ amount }: { readonly amount: string }) {
  const t = useMessages();
  const { wireMoney } = useFormatting();
  const isFree = parseMoney(amount) === 0;
  return (
    <p>{isFree ? t('orders.deliveryFree') : t('orders.deliveryCharge', { amount: wireMoney(amount) ?? amount })}</p>
  );
}

function DeliveredLines({ items }: Pick<OrderSummary['deliveries'][number], 'items'>) {
  const t = useMessages();
  const { quantity: written } = useFormatting();
  return (
    <LineList>
      {items.map(({ orderItemSummaryId, name, quantity }) => (
        <li key={orderItemSummaryId}>{t('orders.delivered', { quantity: written(quantity), name })}</li>
      ))}
    </LineList>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const LineList = styled.ul`
  margin-block: ${tokens.space[2]};
`;

const Facts = styled.dl`
  display: grid;
  align-items: start;
  gap: ${tokens.space[5]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  /* Four facts are in two rows of two, not in rows of three and one. */
  &:has(> :nth-child(4):last-child) {
    grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 14rem), 34%), 1fr));
  }
  @media print {
    gap: ${tokens.space[4]};
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    /* Many deliveries fill more than one sheet: each of them stays whole, not all of them together. */
    break-inside: auto;
    > div {
      break-inside: avoid;
    }
  }
  dt {
    margin-bottom: ${tokens.space[1]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    font-weight: 600;
  }
`;
