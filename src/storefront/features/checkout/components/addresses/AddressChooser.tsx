import type { Address } from '../../../../../contract/addresses/address';
import type { ContactInfo } from '../../../../../contract/checkout/checkout';
import type { DeliveryAddress, DeliveryGroup } from '../../../../../contract/checkout/deliveryGroup';
import { dataOf } from '../../../../api';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/Skeleton';
import { Actions } from '../../../../ui/layout/Actions';
import { Stack } from '../../../../ui/layout/Stack';
import { addressesApi } from '../../../addresses';
import { FailedRead } from '../../../fallback/retry/late';
import { selectIsLoggedIn } from '../../../visitor';
import { selectCheckoutState } from '../../checkoutSelectors';
import { checkoutEvents } from '../../checkoutSlice';
import { NEW_GROUP } from '../../checkoutState';
import { preselectedAddress } from '../../preselected';
import { AddressChoices } from './AddressChoices';
import { AddressForm } from './AddressForm';
import { ProblemMessage } from '../ProblemMessage';

const noAddresses: readonly Address[] = [];
const onlyDelivery: readonly DeliveryGroup[] = [];

interface AddressChooserProps {
  readonly current: DeliveryAddress | null;
  /** The person who orders, if the only delivery is theirs: a new address starts with their name. */
  readonly contact?: ContactInfo | null;
  /** The delivery that the address is for, if there are several: a group id or `new`. */
  readonly group?: string;
  /** All deliveries, if there are several: a saved address of another one is not preselected. */
  readonly groups?: readonly DeliveryGroup[];
}

/** The saved addresses and a new one; guests enter one. */
export function AddressChooser({ current, contact = null, group, groups = onlyDelivery }: AddressChooserProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const isCustomer = useShopSelector(selectIsLoggedIn);
  const { delivery, problems, inFlight } = useShopSelector(selectCheckoutState);
  const asked = addressesApi.useAddressesQuery(undefined, { skip: !isCustomer });
  const { error, isFetching, refetch } = asked;
  const book = dataOf(asked)?.items ?? noAddresses;
  const isElsewhere = (addressId: string | null) =>
    groups.some(({ id, deliveryAddress }) => id !== group && deliveryAddress?.id === addressId);
  const free = book.filter(({ addressId }) => !isElsewhere(addressId));
  const chosen = delivery.choosing ?? preselectedAddress(free)?.addressId ?? 'new';
  const busy = inFlight.some(({ kind }) => kind === 'address');

  if (isFetching && !error && !asked.currentData) {
    return (
      <SkeletonGroup label={t('checkout.address.loading')}>
        <Skeleton height="8rem" shape="block" />
      </SkeletonGroup>
    );
  }
  const isAdded = group === NEW_GROUP;
  const cancel = <CancelAddress isAdded={isAdded} isReplaced={current !== null} />;
  const ofGroup = group === undefined ? {} : { deliveryGroupId: group };
  const submit = t(isAdded ? 'checkout.deliveries.addHere' : 'checkout.address.deliverHere');
  const isSaved = book.some(({ addressId }) => addressId === chosen);
  return (
    <Stack>
      {error && (
        <FailedRead busy={isFetching} onRetry={refetch} retryLabel={t('checkout.retry')}>
          {t('checkout.address.bookFailed')}
        </FailedRead>
      )}
      {book.length > 0 && <AddressChoices book={book} chosen={chosen} />}
      {isSaved && delivery.editing !== chosen ? (
        <>
          {problems.delivery && <ProblemMessage problem={problems.delivery} />}
          <Actions>
            <Button
              variant="primary"
              busy={busy}
              busyLabel={t('checkout.saving')}
              onClick={() =>
                dispatch(checkoutEvents.addressSubmitted({ ...ofGroup, addressId: chosen, address: null, kept: false }))
              }
            >
              {submit}
            </Button>
            {cancel}
          </Actions>
        </>
      ) : (
        <AddressForm
          contact={contact}
          saved={book.find(({ addressId }) => addressId === delivery.editing) ?? null}
          ofGroup={ofGroup}
          submit={submit}
          cancel={cancel}
        />
      )}
    </Stack>
  );
}

interface CancelAddressProps {
  /** The address is that of a delivery which is being added. */
  readonly isAdded: boolean;
  /** The delivery has an address already, which it keeps if the choice is cancelled. */
  readonly isReplaced: boolean;
}

function CancelAddress({ isAdded, isReplaced }: CancelAddressProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  if (isAdded) {
    return (
      <Button variant="quiet" onClick={() => dispatch(checkoutEvents.groupOpened({ group: null }))}>
        {t('checkout.deliveries.cancel')}
      </Button>
    );
  }
  return isReplaced ? (
    <Button variant="quiet" onClick={() => dispatch(checkoutEvents.addressChosen({ choosing: null }))}>
      {t('checkout.address.cancel')}
    </Button>
  ) : null;
}
