import { all, call, type SagaGenerator } from '../../kernel/effects';
import type { PageModule, PageResult } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import { CustomerFrame, customerPages } from '../../features/account';
import { forCustomers } from '../../features/visitor';
import { loadOrdersPage, OrderHistory } from '../../features/orders';
import { standingList } from '../../features/standingDeliveries';
import { loadStandingDeliveries } from '../../features/standingDeliveries/page';
import { Stack } from '../../ui/layout/Stack';
import { useMessages } from '../../messages';
import accountPagesTexts from '../../messages/fr-FR/accountPages.json';
import ordersAgainTexts from '../../messages/fr-FR/ordersAgain.json';
import ordersHistoryTexts from '../../messages/fr-FR/ordersHistory.json';

function OrdersPage({ query }: RouteMatch) {
  const t = useMessages();
  return (
    <CustomerFrame title={t('orders.history.title')} intro={t('orders.history.intro')}>
      <Stack $gap="8">
        <standingList.Show />
        <OrderHistory query={query} />
      </Stack>
    </CustomerFrame>
  );
}

function* loadPage(match: RouteMatch): SagaGenerator<PageResult> {
  const [result] = yield* all([call(loadOrdersPage, match), call(loadStandingDeliveries, null)]);
  return result;
}

export const page: PageModule = {
  Page: OrdersPage,
  texts: { ...accountPagesTexts, ...ordersAgainTexts, ...ordersHistoryTexts },
  head: (_state, _match, t) => ({ title: t('orders.history.title'), indexed: false }),
  loadPageData: forCustomers(loadPage),
  ...customerPages,
};
