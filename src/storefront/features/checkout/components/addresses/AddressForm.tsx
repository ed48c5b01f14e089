import type { ReactNode } from 'react';
import type { Address } from '../../../../../contract/addresses/address';
import type { ContactInfo } from '../../../../../contract/checkout/checkout';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { DraftForm } from '../../../../forms';
import { useMessages } from '../../../../messages';
import { Button } from '../../../../ui/controls/Button';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { Actions } from '../../../../ui/layout/Actions';
import { AddressFields, checkAddress, typedAddress, useCountries } from '../../../addresses';
import { contextApi } from '../../../context';
import { selectIsLoggedIn } from '../../../visitor';
import { selectCheckoutState } from '../../checkoutSelectors';
import { checkoutEvents } from '../../checkoutSlice';
import { addressForm } from '../../forms';

interface AddressFormProps {
  /** The person who orders: a new address starts with their name; null if it is for somebody else. */
  readonly contact: ContactInfo | null;
  /** The saved address to edit; null: a new one. */
  readonly saved: Address | null;
  /** The delivery that the address is for, if there are several. */
  readonly ofGroup: { readonly deliveryGroupId?: string };
  /** The label of the submit button. */
  readonly submit: string;
  readonly cancel: ReactNode;
}

/** The form of a delivery address, new or saved. */
export function AddressForm({ contact, saved, ofGroup, submit, cancel }: AddressFormProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const isCustomer = useShopSelector(selectIsLoggedIn);
  const { delivery, inFlight } = useShopSelector(selectCheckoutState);
  const { data: session } = contextApi.useSessionContextQuery();
  const { data: webstore } = contextApi.useApplicationContextQuery();
  const countries = useCountries();
  const rules = { countries, checksPhone: webstore?.skipPhoneNumberValidationEnabled !== true };
  const form = addressForm(saved?.addressId ?? null, ofGroup.deliveryGroupId);
  const initial = saved ?? {
    ...(contact && { firstName: contact.firstName, lastName: contact.lastName, phoneNumber: contact.phoneNumber }),
    ...(session?.accountName && { companyName: session.accountName }),
  };
  return (
    <DraftForm
      // A different address remounts the form with fresh fields.
      key={form}
      form={form}
      check={(typed) => checkAddress(typed, rules)}
      onReady={(values) =>
        dispatch(
          checkoutEvents.addressSubmitted({
            ...ofGroup,
            addressId: saved?.addressId ?? null,
            address: typedAddress(values),
            kept: saved === null && isCustomer && delivery.kept,
          }),
        )
      }
    >
      <AddressFields form={form} countries={countries} initial={initial} />
      {isCustomer && saved === null && (
        <Checkbox
          label={t('checkout.address.keep')}
          checked={delivery.kept}
          onChange={({ target }) => dispatch(checkoutEvents.addressKeepingChosen({ kept: target.checked }))}
        />
      )}
      <Actions>
        <Button
          type="submit"
          variant="primary"
          busy={inFlight.some(({ kind }) => kind === 'address')}
          busyLabel={t('checkout.saving')}
        >
          {submit}
        </Button>
        {cancel}
      </Actions>
    </DraftForm>
  );
}
