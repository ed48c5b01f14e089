import type { ReactNode } from 'react';
import { useShopDispatch } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Message } from '../../../ui/feedback/Message';
import { Actions } from '../../../ui/layout/Actions';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import type { ReadCheckout } from '../checkoutApi';
import { heldGroups } from '../checkoutSelectors';
import { checkoutEvents } from '../checkoutSlice';
import { deliveryGroupsApi, wholeGroupsOf } from '../deliveryGroupsApi';
import { DeliveredLines, DeliveryFacts } from './DeliveryFacts';
import { DeliveryTitle } from './DeliveryTitle';
import { linesOf } from './shares';

interface SharedDeliveriesProps {
  readonly checkout: ReadCheckout;
  /** The form of the main delivery, the only one that the payer may change. */
  readonly main: ReactNode;
}

/** The deliveries of a shared cart: all but the main one are as they were when it was shared. */
export function SharedDeliveries({ checkout, main }: SharedDeliveriesProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const all = checkout.deliveryGroups.items;
  const { data } = deliveryGroupsApi.useDeliveryGroupsQuery(wholeGroupsOf(checkout), { skip: all.length < 2 });
  const held = heldGroups(checkout);
  const fixed = held.filter(({ isDefault }) => !isDefault);
  const mainNumber = all.findIndex(({ isDefault }) => isDefault) + 1;
  const isMainHeld = fixed.length < held.length;
  const isIncomplete = fixed.some(
    ({ deliveryAddress, selectedDeliveryMethod }) => deliveryAddress === null || selectedDeliveryMethod === null,
  );
  if (fixed.length === 0) return main;
  return (
    <Stack>
      <Stack $gap="2">
        <h3>{t('payLink.deliveries.title')}</h3>
        <p>{t('payLink.deliveries.intro')}</p>
      </Stack>
      {isIncomplete && <Message variant="warning">{t('payLink.deliveries.incomplete')}</Message>}
      {fixed.map((group) => {
        const whole = data?.items.find(({ id }) => id === group.id);
        return (
          <Card as="section" key={group.id} aria-labelledby={`delivery-${group.id}`}>
            <Stack $gap="3">
              <h4 id={`delivery-${group.id}`}>
                <DeliveryTitle number={all.indexOf(group) + 1} name={group.name} />
              </h4>
              <DeliveryFacts group={group} />
              {whole && <DeliveredLines lines={linesOf(whole)} />}
            </Stack>
          </Card>
        );
      })}
      {isMainHeld && (
        <>
          <h3>{t('checkout.deliveries.title', { number: mainNumber })}</h3>
          {main}
        </>
      )}
      {!isMainHeld && !isIncomplete && (
        <Actions>
          <Button variant="primary" onClick={() => dispatch(checkoutEvents.deliveriesSettled())}>
            {t('checkout.continue')}
          </Button>
        </Actions>
      )}
    </Stack>
  );
}
