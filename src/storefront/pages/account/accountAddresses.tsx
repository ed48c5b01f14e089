import { NEW_ADDRESS } from '../../../contract/pages/pageReference';
import type { PageModule } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import { CustomerFrame, customerPages } from '../../features/account';
import { forCustomers } from '../../features/visitor';
import { AddressBook, AddressEditor, AddressForm, loadAddressBookPage } from '../../features/addresses';
import { useMessages, type MessageId } from '../../messages';
import accountPagesTexts from '../../messages/fr-FR/accountPages.json';
import addressesTexts from '../../messages/fr-FR/addresses.json';
import addressesBookTexts from '../../messages/fr-FR/addressesBook.json';
import formsTexts from '../../messages/fr-FR/forms.json';

const addressIdOf = ({ params }: Pick<RouteMatch, 'params'>): string => params['addressId'] ?? '';

function titleOf(addressId: string): MessageId {
  if (addressId === '') return 'addresses.book.title';
  return addressId === NEW_ADDRESS ? 'addresses.book.newTitle' : 'addresses.book.editTitle';
}

function AddressesPage(match: RouteMatch) {
  const t = useMessages();
  const addressId = addressIdOf(match);
  const { query } = match;
  return (
    <CustomerFrame title={t(titleOf(addressId))} intro={addressId === '' && t('addresses.book.intro')}>
      {addressId === '' && <AddressBook query={query} />}
      {addressId === NEW_ADDRESS && <AddressForm saved={null} />}
      {addressId !== '' && addressId !== NEW_ADDRESS && <AddressEditor addressId={addressId} query={query} />}
    </CustomerFrame>
  );
}

export const page: PageModule = {
  Page: AddressesPage,
  texts: { ...accountPagesTexts, ...addressesTexts, ...addressesBookTexts, ...formsTexts },
  head: (_state, match, t) => ({ title: t(titleOf(addressIdOf(match))), indexed: false }),
  loadPageData: forCustomers(loadAddressBookPage),
  ...customerPages,
};
