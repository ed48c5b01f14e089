import styled from 'styled-components';
import { freeDelivery } from '../../../../commerce/delivery/freeDelivery';
import type { DeliveryGroup } from '../../../../contract/checkout/deliveryGroup';
import { useShopSelector } from '../../../kernel/hooks';
import { unbroken, useFormatting, useLineName } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Stack } from '../../../ui/layout/Stack';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { AddressLines } from '../../addresses';
import { FreeDeliveryMeter } from '../../cart';
import { Personal } from '../../../kernel/personal';
import { chargedFee } from './chargedFee';
import { netProductCents, type DeliveredLine } from './shares';
import { selectUnsavedLines } from './unsavedShares';

interface DeliveryFactsProps {
  readonly group: DeliveryGroup;
}

/** Address, method, day and fee of a delivery. What it costs with other lines is known once these are saved. */
export function DeliveryFacts({ group }: DeliveryFactsProps) {
  const t = useMessages();
  const { day, money } = useFormatting();
  const hasUnsavedLines = useShopSelector((state) => selectUnsavedLines(state, group.id) !== undefined);
  const { deliveryAddress, selectedDeliveryMethod: method, shippingInstructions, totalCartItemCount } = group;
  const when = group.desiredDeliveryDate ?? group.deliveryDays[0];
  if (deliveryAddress === null) return <p>{t('checkout.deliveries.noAddress')}</p>;
  const isFeeKnown = totalCartItemCount > 0 && !hasUnsavedLines;
  const fee = method && isFeeKnown ? chargedFee(method) : null;
  return (
    <Facts>
      <AddressLines address={deliveryAddress} />
      <div>
        <p>
          {method?.name}
          {fee !== null &&
            `\u00a0· ${fee === 0 ? t('checkout.delivery.free') : t('checkout.delivery.fee', { amount: money(fee) })}`}
        </p>
        {when !== undefined && <p>{day(when)}</p>}
        {shippingInstructions && (
          <p>
            {t('checkout.delivery.instructionsOf')} <Personal token={shippingInstructions} />
          </p>
        )}
      </div>
    </Facts>
  );
}

/** The lines of a delivery. */
export function DeliveredLines({ lines }: { readonly lines: readonly DeliveredLine[] }) {
  const t = useMessages();
  const { number } = useFormatting();
  const nameOf = useLineName();
  if (lines.length === 0) return <p>{t('checkout.deliveries.empty')}</p>;
  return (
    <LineList aria-label={t('checkout.deliveries.goods')}>
      {lines.map((line) => (
        <li key={line.cartItemId}>
          {t('fixedLines.line', { quantity: number(line.quantity), name: unbroken(nameOf(line)) })}
        </li>
      ))}
    </LineList>
  );
}

/**
 * Progress towards free delivery. Nothing for an empty delivery, for one without an address in France, and if a method
 * is free although the value of the products does not reach the limit.
 */
export function DeliveryProgress({ group }: { readonly group: DeliveryGroup }) {
  const { deliveryAddress, availableDeliveryMethods, totalCartItemCount } = group;
  const netCents = netProductCents(group);
  const isPromoted =
    !freeDelivery(netCents).reached && availableDeliveryMethods.some((method) => chargedFee(method) === 0);
  if (totalCartItemCount === 0 || deliveryAddress?.country !== 'FR' || isPromoted) return null;
  return (
    <Stack $gap="1">
      <FreeDeliveryMeter netProductCents={netCents} />
    </Stack>
  );
}

const Facts = styled.div`
  display: grid;
  gap: ${tokens.space[2]} ${tokens.space[5]};
  ${media.fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const LineList = styled.ul`
  font-size: ${tokens.size.small};
`;
