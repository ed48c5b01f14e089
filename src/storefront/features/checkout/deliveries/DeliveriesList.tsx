import styled from 'styled-components';
import { useMessages } from '../../../messages';
import { Stack } from '../../../ui/layout/Stack';
import { tokens } from '../../../ui/theme/tokens';
import { Personal } from '../../../kernel/personal';
import type { ReadCheckout } from '../checkoutApi';
import { heldGroups } from '../checkoutSelectors';
import { deliveryGroupsApi, wholeGroupsOf } from '../deliveryGroupsApi';
import { DeliveredLines, DeliveryFacts } from './DeliveryFacts';
import { DeliveryTerms } from './DeliveryTerms';
import { DeliveryTitle } from './DeliveryTitle';
import { linesOf } from './shares';

/** The deliveries of an order to several addresses, each with its lines; nothing for a single delivery. */
export function DeliveriesList({ checkout }: { readonly checkout: ReadCheckout }) {
  const t = useMessages();
  const held = heldGroups(checkout);
  const all = checkout.deliveryGroups.items;
  const { data } = deliveryGroupsApi.useDeliveryGroupsQuery(wholeGroupsOf(checkout), { skip: all.length < 2 });
  if (held.length < 2) return null;
  return (
    <List aria-label={t('checkout.deliveries.heading')}>
      {held.map((group) => {
        const whole = data?.items.find(({ id }) => id === group.id);
        return (
          <Stack as="li" $gap="2" key={group.id}>
            <strong>
              <DeliveryTitle number={all.findIndex(({ id }) => id === group.id) + 1} name={group.name} />
            </strong>
            <DeliveryFacts group={group} />
            {whole && <DeliveredLines lines={linesOf(whole)} />}
          </Stack>
        );
      })}
    </List>
  );
}

/** A short summary of several deliveries; the review has the details. */
export function DeliveriesSummary({ checkout }: { readonly checkout: ReadCheckout }) {
  const all = checkout.deliveryGroups.items;
  return (
    <List as="div">
      {heldGroups(checkout).map(({ id, name, deliveryAddress, ...terms }) => (
        <div key={id}>
          <p>
            <DeliveryTitle number={all.findIndex((group) => group.id === id) + 1} name={name} />
          </p>
          {deliveryAddress && (
            <p>
              <Personal token={deliveryAddress.street} />, <Personal token={deliveryAddress.postalCode} />
              {'\u00a0'}
              <Personal token={deliveryAddress.city} />
            </p>
          )}
          <DeliveryTerms {...terms} />
        </div>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  > li + li {
    padding-top: ${tokens.space[4]};
    border-top: 1px solid ${tokens.color.hairline};
  }
  > div > p:first-child,
  > li > strong {
    color: ${tokens.color.ink};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
