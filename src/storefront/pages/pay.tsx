import { failureOf } from '../api';
import { loadPayPage, payLinkApi, payPageSaga, SharedCart } from '../features/cart/page';
import { Unavailable } from '../features/fallback/page';
import { recordingEvents } from '../features/recording';
import type { PageModule } from '../kernel/page';
import type { RouteMatch } from '../kernel/pagePaths';
import { NotFound } from '../layout/notFound/page';
import { useMessages } from '../messages';
import cartLinesTexts from '../messages/fr-FR/cartLines.json';
import cartPageTexts from '../messages/fr-FR/cartPage.json';
import errorsPageTexts from '../messages/fr-FR/errorsPage.json';
import fixedLinesTexts from '../messages/fr-FR/fixedLines.json';
import payLinkTexts from '../messages/fr-FR/payLink.json';
import recordingSendTexts from '../messages/fr-FR/recordingSend.json';
import rhythmTexts from '../messages/fr-FR/rhythm.json';
import { Skeleton, SkeletonGroup } from '../ui/feedback/Skeleton';
import { PageColumn } from '../ui/layout/PageFrame';
import { PageHeading } from '../ui/text/PageHeading';

function PayPage({ params }: RouteMatch) {
  const t = useMessages();
  const cartId = params['cartId'] ?? '';
  const { data: items, error, isFetching, refetch } = payLinkApi.useSharedCartQuery({ cartId, page: 1 });
  if (!items && error && [400, 403, 404].includes(failureOf(error).status)) {
    return <NotFound title="payLink.missing.title" text="payLink.missing.text" />;
  }
  return (
    <PageColumn>
      {!items && error ? (
        <Unavailable level={1} busy={isFetching} onRetry={refetch} />
      ) : (
        <>
          <PageHeading>{t('payLink.title')}</PageHeading>
          {items ? (
            <SharedCart cartId={cartId} items={items} />
          ) : (
            <SkeletonGroup label={t('payLink.loading')}>
              <Skeleton height="20rem" shape="block" />
            </SkeletonGroup>
          )}
        </>
      )}
    </PageColumn>
  );
}

export const page: PageModule = {
  Page: PayPage,
  texts: {
    ...cartLinesTexts,
    ...cartPageTexts,
    ...errorsPageTexts,
    ...fixedLinesTexts,
    ...payLinkTexts,
    ...recordingSendTexts,
    ...rhythmTexts,
  },
  head: (_state, _match, t) => ({ title: t('payLink.title'), indexed: false }),
  events: [recordingEvents],
  loadPageData: loadPayPage,
  saga: payPageSaga,
};
