import styled from 'styled-components';
import type { Address } from '../../../../../contract/addresses/address';
import type { ContactInfo } from '../../../../../contract/checkout/checkout';
import type { DeliveryAddress } from '../../../../../contract/checkout/deliveryGroup';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { Message } from '../../../../ui/feedback/Message';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/Skeleton';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { Stack } from '../../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden';
import { tokens } from '../../../../ui/theme/tokens';
import { addressesApi, AddressLines } from '../../../addresses';
import { Personal } from '../../../../kernel/personal';
import { selectIsLoggedIn } from '../../../visitor';
import { selectCheckoutState } from '../../checkoutSelectors';
import { checkoutEvents } from '../../checkoutSlice';
import { NEW_GROUP } from '../../checkoutState';
import { preselectedAddress } from '../../preselected';
import { AddressForm } from './AddressForm';
import { ProblemMessage } from '../ProblemMessage';
import { StepActions } from '../steps/StepActions';

const noAddresses: readonly Address[] = [];

interface AddressChooserProps {
  readonly current: DeliveryAddress | null;
  /** The person who orders, if the only delivery is theirs: a new address starts with their name. */
  readonly contact?: ContactInfo | null;
  /** The delivery that it concerns, if there are several: a group id or `new`. */
  readonly group?: string;
  /** Saved addresses of other deliveries: not preselected. */
  readonly used?: readonly (string | null)[];
}

/** The saved addresses and a new one; guests enter one. */
export function AddressChooser({ current, contact = null, group, used = [] }: AddressChooserProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const isCustomer = useShopSelector(selectIsLoggedIn);
  const { delivery, problems, inFlight } = useShopSelector(selectCheckoutState);
  const { data, isError, isLoading, refetch } = addressesApi.useAddressesQuery(undefined, { skip: !isCustomer });
  const book = data?.items ?? noAddresses;
  const free = book.filter(({ addressId }) => !used.includes(addressId));
  const chosen = delivery.choosing ?? preselectedAddress(free)?.addressId ?? 'new';
  const busy = inFlight.some(({ kind }) => kind === 'address');

  if (isLoading) {
    return (
      <SkeletonGroup label={t('checkout.address.loading')}>
        <Skeleton height="8rem" shape="block" />
      </SkeletonGroup>
    );
  }
  const isAdded = group === NEW_GROUP;
  const cancel = isAdded ? (
    <Button variant="quiet" onClick={() => dispatch(checkoutEvents.groupOpened({ group: null }))}>
      {t('checkout.deliveries.cancel')}
    </Button>
  ) : (
    current && (
      <Button variant="quiet" onClick={() => dispatch(checkoutEvents.addressChosen({ choosing: null }))}>
        {t('checkout.address.cancel')}
      </Button>
    )
  );
  const ofGroup = group === undefined ? {} : { deliveryGroupId: group };
  const submit = t(isAdded ? 'checkout.deliveries.addHere' : 'checkout.address.deliverHere');
  const isSaved = book.some(({ addressId }) => addressId === chosen);
  return (
    <Stack>
      {isError && (
        <Message variant="warning">
          <p>{t('checkout.address.bookFailed')}</p>
          <Button variant="quiet" onClick={refetch}>
            {t('checkout.retry')}
          </Button>
        </Message>
      )}
      {book.length > 0 && (
        <Choices>
          <legend>{t('checkout.address.legend')}</legend>
          {book.map((address) => (
            <Choice key={address.addressId} $chosen={address.addressId === chosen}>
              <Checkbox
                type="radio"
                name="deliveryAddress"
                checked={address.addressId === chosen}
                onChange={() => dispatch(checkoutEvents.addressChosen({ choosing: address.addressId }))}
                label={<AddressLines address={address} />}
              />
              {address.addressId === chosen && delivery.editing !== chosen && (
                <Button
                  variant="quiet"
                  onClick={() => dispatch(checkoutEvents.addressEdited({ addressId: address.addressId }))}
                >
                  {t('checkout.address.edit')}
                  <VisuallyHidden>
                    {' '}
                    <Personal token={address.companyName ?? ''} />
                  </VisuallyHidden>
                </Button>
              )}
            </Choice>
          ))}
          <Choice $chosen={!isSaved}>
            <Checkbox
              type="radio"
              name="deliveryAddress"
              checked={!isSaved}
              onChange={() => dispatch(checkoutEvents.addressChosen({ choosing: 'new' }))}
              label={t('checkout.address.new')}
            />
          </Choice>
        </Choices>
      )}
      {isSaved && delivery.editing !== chosen ? (
        <>
          {problems.delivery && <ProblemMessage problem={problems.delivery} />}
          <StepActions>
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
          </StepActions>
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

const Choices = styled.fieldset`
  display: grid;
  gap: ${tokens.space[2]};
  legend {
    padding: 0;
    margin-bottom: ${tokens.space[2]};
    font-weight: 600;
  }
`;

const Choice = styled.div<{ readonly $chosen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 0 ${tokens.space[3]};
  padding: 0 ${tokens.space[3]};
  > button {
    margin-left: auto;
  }
  border: 1px solid ${({ $chosen }) => ($chosen ? tokens.color.pine : tokens.color.hairline)};
  border-radius: ${tokens.radius.control};
`;
