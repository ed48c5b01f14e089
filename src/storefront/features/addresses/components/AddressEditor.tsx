import MapPinOff from 'lucide-react/icons/map-pin-off';
import styled from 'styled-components';
import type { Address } from '../../../../contract/addresses/address';
import { ADDRESS_BOOK_ADDRESS } from '../../../../contract/pages/pageReference';
import { dataOf } from '../../../api';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { DraftForm } from '../../../forms';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Actions } from '../../../ui/layout/Actions';
import { Card } from '../../../ui/layout/Card';
import { contextApi } from '../../context';
import { addressesApi } from '../addressesApi';
import { addressBookForm } from '../book/addressBookForm';
import { addressBookEvents, selectAddressBook } from '../book/addressBookSlice';
import { bookPageOf } from '../book/loadAddressBookPage';
import { checkAddress } from '../checkAddress';
import { typedAddress } from '../typedAddress';
import { useCountries } from '../useCountries';
import { AddressFields } from './AddressFields';
import { BookSkeleton } from './AddressBook';
import { BookFailed } from './BookFailed';

interface AddressEditorProps {
  readonly addressId: string;
  readonly query: URLSearchParams;
}

/** Edits a saved address. */
export function AddressEditor({ addressId, query }: AddressEditorProps) {
  const t = useMessages();
  const asked = addressesApi.useAddressesQuery(bookPageOf(query));
  const book = dataOf(asked);
  if (asked.error) return <BookFailed onRetry={asked.refetch} busy={asked.isFetching} />;
  if (!book) return <BookSkeleton />;
  const address = book.items.find((item) => item.addressId === addressId);
  if (address) return <AddressForm saved={address} />;
  const back = <ButtonLink href={ADDRESS_BOOK_ADDRESS}>{t('addresses.book.back')}</ButtonLink>;
  return (
    <EmptyState icon={MapPinOff} title={t('addresses.book.missingTitle')} actions={back}>
      {t('addresses.book.missingText')}
    </EmptyState>
  );
}

/** The form of a saved address; null: a new one, which begins with the company and the name of who is logged in. */
export function AddressForm({ saved }: { readonly saved: Address | null }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { inFlight } = useShopSelector(selectAddressBook);
  const { data: session } = contextApi.useSessionContextQuery();
  const { data: webstore } = contextApi.useApplicationContextQuery();
  const countries = useCountries();
  const rules = { countries, checksPhone: webstore?.skipPhoneNumberValidationEnabled !== true };
  const addressId = saved?.addressId ?? null;
  const form = addressBookForm(addressId);
  const initial = saved ?? {
    ...(session?.profile && { firstName: session.profile.firstName, lastName: session.profile.lastName }),
    ...(session?.accountName && { companyName: session.accountName }),
  };
  return (
    <Sheet $padding="6">
      <DraftForm
        form={form}
        check={(typed) => checkAddress(typed, rules)}
        onReady={(values) =>
          dispatch(addressBookEvents.changeRequested({ kind: 'save', addressId, address: typedAddress(values) }))
        }
      >
        <AddressFields form={form} countries={countries} initial={initial} />
        <Actions>
          <Button
            type="submit"
            variant="primary"
            busy={inFlight?.kind === 'save'}
            busyLabel={t('addresses.book.saving')}
          >
            {t('addresses.book.save')}
          </Button>
          <ButtonLink href={ADDRESS_BOOK_ADDRESS} variant="quiet">
            {t('addresses.book.cancel')}
          </ButtonLink>
        </Actions>
      </DraftForm>
    </Sheet>
  );
}

/** At most two fields wide. */
const Sheet = styled(Card)`
  max-width: 40rem;
`;
