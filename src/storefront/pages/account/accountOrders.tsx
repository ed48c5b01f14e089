import type { PageModule } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import { CustomerFrame, customerPages, forCustomers } from '../../features/account/page';
import { loadOrdersPage, OrderHistory } from '../../features/orders';
import { useMessages } from '../../messages';
import accountPagesTexts from '../../messages/fr-FR/accountPages.json';
import ordersAgainTexts from '../../messages/fr-FR/ordersAgain.json';
import ordersHistoryTexts from '../../messages/fr-FR/ordersHistory.json';

function OrdersPage({ query }: RouteMatch) {
  const t = useMessages();
  return (
    <CustomerFrame title={t('orders.history.title')} intro={t('orders.history.intro')}>
      <OrderHistory query={query} />
    </CustomerFrame>
  );
}

export const accountOrders: PageModule = {
  Page: OrdersPage,
  texts: { ...accountPagesTexts, ...ordersAgainTexts, ...ordersHistoryTexts },
  head: (_state, _match, t) => ({ title: t('orders.history.title'), indexed: false }),
  loadPageData: forCustomers(loadOrdersPage),
  ...customerPages,
};
