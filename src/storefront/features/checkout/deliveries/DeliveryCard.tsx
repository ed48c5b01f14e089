import styled from 'styled-components';
import type { DeliveryGroup } from '../../../../contract/checkout/deliveryGroup';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Card } from '../../../ui/layout/Card';
import { Cluster, Stack } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { tokens } from '../../../ui/theme/tokens';
import { AddressLines } from '../../addresses';
import { selectCheckoutState } from '../checkoutSelectors';
import { checkoutEvents } from '../checkoutSlice';
import { AddressChooser } from '../components/addresses/AddressChooser';
import { DeliveryPreferences } from '../components/steps/DeliveryPreferences';
import { ProblemMessage } from '../components/ProblemMessage';
import { DeliveredLines, DeliveryFacts, DeliveryProgress } from './DeliveryFacts';
import { DeliveryTitle } from './DeliveryTitle';
import { linesOf } from './shares';
import { selectUnsavedLines } from './unsavedShares';
import { useFocusedWhen } from './useFocusedWhen';

interface DeliveryCardProps {
  readonly group: DeliveryGroup;
  /** All deliveries, this one among them. */
  readonly groups: readonly DeliveryGroup[];
}

/** One delivery among several: its facts and lines, or its form. */
export function DeliveryCard({ group, groups }: DeliveryCardProps) {
  const t = useMessages();
  const number = groups.indexOf(group) + 1;
  const { delivery } = useShopSelector(selectCheckoutState);
  const isOpen = delivery.group === group.id;
  const heading = useFocusedWhen(isOpen);
  return (
    <Delivery as="section" aria-labelledby={`delivery-${group.id}`} $open={isOpen}>
      <Stack $gap="3">
        <h4 id={`delivery-${group.id}`} ref={heading} tabIndex={-1}>
          <DeliveryTitle number={number} name={group.name} />
          {group.isDefault && <small>{t('checkout.deliveries.main')}</small>}
        </h4>
        {isOpen ? <Editor group={group} groups={groups} /> : <Shown group={group} number={number} />}
      </Stack>
    </Delivery>
  );
}

interface ShownProps {
  readonly group: DeliveryGroup;
  readonly number: number;
}

function Shown({ group, number }: ShownProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { inFlight } = useShopSelector(selectCheckoutState);
  const isLeaving = inFlight.some((one) => one.kind === 'groupRemoval' && one.deliveryGroupId === group.id);
  // While lines are being distributed, the card shows what it will get.
  const unsaved = useShopSelector((state) => selectUnsavedLines(state, group.id));
  const named = <VisuallyHidden> {t('checkout.deliveries.title', { number })}</VisuallyHidden>;
  return (
    <>
      <DeliveryFacts group={group} />
      <DeliveredLines lines={unsaved ?? linesOf(group)} />
      {!unsaved && <DeliveryProgress group={group} />}
      <Actions $gap="5">
        <Button
          variant={group.deliveryAddress === null ? 'primary' : 'quiet'}
          onClick={() => dispatch(checkoutEvents.groupOpened({ group: group.id }))}
        >
          {t(group.deliveryAddress === null ? 'checkout.deliveries.giveAddress' : 'checkout.deliveries.change')}
          {named}
        </Button>
        {!group.isDefault && (
          <Button
            variant="quiet"
            busy={isLeaving}
            busyLabel={t('checkout.deliveries.removing')}
            onClick={() => dispatch(checkoutEvents.groupRemovalRequested({ deliveryGroupId: group.id }))}
          >
            {t('checkout.deliveries.remove')}
            {named}
          </Button>
        )}
      </Actions>
    </>
  );
}

function Editor({ group, groups }: DeliveryCardProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { delivery, problems } = useShopSelector(selectCheckoutState);
  const { deliveryAddress: address } = group;
  if (address === null || delivery.choosing !== null) {
    return <AddressChooser current={address} group={group.id} groups={groups} />;
  }
  return (
    <>
      {problems.delivery && <ProblemMessage problem={problems.delivery} />}
      <AddressLines address={address} />
      <div>
        <Button
          variant="quiet"
          onClick={() => dispatch(checkoutEvents.addressChosen({ choosing: address.id ?? 'new' }))}
        >
          {t('checkout.address.change')}
        </Button>
      </div>
      <DeliveryPreferences group={group} among />
    </>
  );
}

/** Aligns quiet buttons, whose box is taller than it looks. */
const Actions = styled(Cluster)`
  margin-bottom: calc(-1 * ${tokens.space[2]});
`;

const Delivery = styled(Card)<{ readonly $open: boolean }>`
  border-color: ${({ $open }) => ($open ? tokens.color.pine : tokens.color.hairline)};
  h4 {
    overflow-wrap: anywhere;
  }
  h4 small {
    display: block;
    margin-top: ${tokens.space[1]};
    color: ${tokens.color.inkSoft};
    font: ${tokens.size.caption} ${tokens.font.text};
    letter-spacing: 0;
  }
`;
