import { useShopDispatch, useShopSelector } from '../../../app/hooks';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Stack } from '../../../ui/layout/Stack';
import { AddressLines } from '../../addresses';
import type { ReadCheckout } from '../checkoutApi';
import { groupOf, selectCheckoutState } from '../checkoutSelectors';
import { checkoutEvents } from '../checkoutSlice';
import { AddressChooser } from './AddressChooser';
import { DeliveryWishes } from './DeliveryWishes';
import { ProblemMessage } from './ProblemMessage';

/** Where, how and when: the address first, for the ways and the days depend on it. */
export function DeliveryStep({ checkout }: { readonly checkout: ReadCheckout }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { delivery, problems } = useShopSelector(selectCheckoutState);
  const group = groupOf(checkout);
  const address = group?.deliveryAddress ?? null;
  if (!group || !address || delivery.choosing !== null) {
    return <AddressChooser current={address} />;
  }
  return (
    <Stack>
      {problems.delivery && <ProblemMessage problem={problems.delivery} />}
      <Stack $gap="2">
        <h3>{t('checkout.address.title')}</h3>
        <AddressLines address={address} />
        <div>
          <Button
            variant="quiet"
            onClick={() => dispatch(checkoutEvents.addressChosen({ choosing: address.id ?? 'new' }))}
          >
            {t('checkout.address.change')}
          </Button>
        </div>
      </Stack>
      <DeliveryWishes group={group} />
    </Stack>
  );
}
