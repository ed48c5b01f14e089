import { all } from '../../kernel/effects';
import { useShopSelector } from '../../kernel/hooks';
import type { PageModule } from '../../kernel/page';
import { CustomerFrame, customerPages, Overview } from '../../features/account';
import { forCustomers, selectSession } from '../../features/visitor';
import { addressesApi } from '../../features/addresses';
import { loadLatestOrders } from '../../features/orders';
import { request } from '../../api';
import { useMessages } from '../../messages';
import accountPagesTexts from '../../messages/fr-FR/accountPages.json';
import addressesTexts from '../../messages/fr-FR/addresses.json';
import addressesBookTexts from '../../messages/fr-FR/addressesBook.json';
import ordersAgainTexts from '../../messages/fr-FR/ordersAgain.json';
import ordersHistoryTexts from '../../messages/fr-FR/ordersHistory.json';

function AccountPage() {
  const t = useMessages();
  const company = useShopSelector(selectSession)?.accountName;
  return (
    <CustomerFrame title={t('account.overview.title')} intro={company && t('account.overview.company', { company })}>
      <Overview />
    </CustomerFrame>
  );
}

export const page: PageModule = {
  Page: AccountPage,
  texts: {
    ...accountPagesTexts,
    ...addressesTexts,
    ...addressesBookTexts,
    ...ordersAgainTexts,
    ...ordersHistoryTexts,
  },
  head: (_state, _match, t) => ({ title: t('account.overview.title'), indexed: false }),
  loadPageData: forCustomers(function* loadOverviewPage() {
    // Addresses that cannot be read do not prevent the overview.
    const [status] = yield* all([
      loadLatestOrders(),
      request(addressesApi.endpoints.addresses.initiate(undefined, { subscribe: false })),
    ]);
    return status;
  }),
  ...customerPages,
};
