import Split from 'lucide-react/icons/split';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { Icon } from '../../../../ui/controls/Icon';
import { Cluster, Stack } from '../../../../ui/layout/Stack';
import { AddressLines } from '../../../addresses';
import type { ReadCheckout } from '../../checkoutApi';
import { groupOf, isOfSharedCart, selectCheckoutState, selectSplitsShipment } from '../../checkoutSelectors';
import { checkoutEvents } from '../../checkoutSlice';
import { NEW_GROUP } from '../../checkoutState';
import { Deliveries } from '../../deliveries/Deliveries';
import { DoneHeading } from '../../deliveries/DoneHeading';
import { SharedDeliveries } from '../../deliveries/SharedDeliveries';
import { AddressChooser } from '../addresses/AddressChooser';
import { DeliveryPreferences } from './DeliveryPreferences';
import { ProblemMessage } from '../ProblemMessage';

/** The step in which the shopper chooses where, how and when to be delivered. */
export function DeliveryStep({ checkout }: { readonly checkout: ReadCheckout }) {
  const { delivery } = useShopSelector(selectCheckoutState);
  const splitsShipment = useShopSelector(selectSplitsShipment);
  if (isOfSharedCart(checkout)) {
    return <SharedDeliveries checkout={checkout} main={<MainDelivery checkout={checkout} mayAdd={false} />} />;
  }
  if (splitsShipment && (checkout.deliveryGroups.items.length > 1 || delivery.group === NEW_GROUP)) {
    return <Deliveries checkout={checkout} />;
  }
  return <MainDelivery checkout={checkout} mayAdd={splitsShipment} />;
}

interface MainDeliveryProps {
  readonly checkout: ReadCheckout;
  /** Whether further deliveries can be added. */
  readonly mayAdd: boolean;
}

/** The delivery of everything that is in no other one: the address first, because methods and days depend on it. */
function MainDelivery({ checkout, mayAdd }: MainDeliveryProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { delivery, problems } = useShopSelector(selectCheckoutState);
  const group = groupOf(checkout);
  const address = group?.deliveryAddress ?? null;
  if (!group || !address || delivery.choosing !== null) {
    return <AddressChooser current={address} contact={checkout.contactInfo} />;
  }
  return (
    <Stack>
      {problems.delivery && <ProblemMessage problem={problems.delivery} />}
      <Stack $gap="2">
        <DoneHeading>{t('checkout.address.title')}</DoneHeading>
        <AddressLines address={address} />
        <Cluster $gap="4">
          <Button
            variant="quiet"
            onClick={() => dispatch(checkoutEvents.addressChosen({ choosing: address.id ?? 'new' }))}
          >
            {t('checkout.address.change')}
          </Button>
          {mayAdd && Number(checkout.cartSummary.totalProductCount) > 1 && (
            <Button variant="quiet" onClick={() => dispatch(checkoutEvents.groupOpened({ group: NEW_GROUP }))}>
              <Icon icon={Split} size="small" />
              {t('checkout.deliveries.several')}
            </Button>
          )}
        </Cluster>
      </Stack>
      <DeliveryPreferences group={group} />
    </Stack>
  );
}
