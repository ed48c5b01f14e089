import styled from 'styled-components';
import { useMessages } from '../../../messages';
import { Stack } from '../../../ui/layout/Stack';
import { tokens } from '../../../ui/theme/tokens';
import type { ReadCheckout } from '../checkoutApi';
import { heldGroups } from '../checkoutSelectors';
import { deliveryGroupsApi, wholeGroups } from '../deliveryGroupsApi';
import { DeliveredGoods, DeliveryFacts } from './DeliveryFacts';
import { DeliveryTitle } from './DeliveryTitle';

/** The deliveries of an order that goes to several places, each with what it holds; nothing where there is but one. */
export function DeliveriesList({ checkout }: { readonly checkout: ReadCheckout }) {
  const t = useMessages();
  const held = heldGroups(checkout);
  const all = checkout.deliveryGroups.items;
  const { data } = deliveryGroupsApi.useDeliveryGroupsQuery(wholeGroups, { skip: all.length < 2 });
  if (held.length < 2) return null;
  return (
    <List aria-label={t('checkout.deliveries.heading')}>
      {held.map((group) => {
        const whole = data?.items.find(({ id }) => id === group.id);
        return (
          <Stack as="li" $gap="2" key={group.id}>
            <strong>
              <DeliveryTitle place={all.findIndex(({ id }) => id === group.id) + 1} name={group.name} />
            </strong>
            <DeliveryFacts group={group} />
            {whole && <DeliveredGoods group={whole} />}
          </Stack>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  > li > strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
