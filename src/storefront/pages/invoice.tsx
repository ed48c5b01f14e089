import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import styled from 'styled-components';
import { orderAddress } from '../../contract/pages/pageReference';
import { dataOf } from '../api';
import { AmountsIn } from '../formatting';
import type { PageModule } from '../kernel/page';
import type { RouteMatch } from '../kernel/pagePaths';
import { customerPages } from '../features/account';
import { Unavailable } from '../features/fallback/page';
import { recordingEvents } from '../features/recording';
import { Invoice, loadInvoicePage, MissingOrderAction, ordersApi } from '../features/orders';
import { useMessages } from '../messages';
import errorsPageTexts from '../messages/fr-FR/errorsPage.json';
import invoiceTexts from '../messages/fr-FR/invoice.json';
import ordersTexts from '../messages/fr-FR/orders.json';
import recordingSendTexts from '../messages/fr-FR/recordingSend.json';
import rhythmTexts from '../messages/fr-FR/rhythm.json';
import { printPage } from '../platform/page/document';
import { Button } from '../ui/controls/Button';
import { ButtonLink } from '../ui/controls/ButtonLink';
import { Icon } from '../ui/controls/Icon';
import { Skeleton, SkeletonGroup } from '../ui/feedback/Skeleton';
import { Actions } from '../ui/layout/Actions';
import { PageColumn } from '../ui/layout/PageFrame';
import { OnScreen, PrintStyle, Sheet } from '../ui/layout/PrintSheet';
import { media } from '../ui/theme/media';
import { tokens } from '../ui/theme/tokens';
import { NotFound } from '../layout/notFound/page';

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : null;

function InvoicePage({ params }: RouteMatch) {
  const t = useMessages();
  const reference = params['orderReferenceNumber'] ?? '';
  const asked = [ordersApi.useOrderInvoiceQuery(reference), ordersApi.useOrderSummaryQuery(reference)] as const;
  const [invoice, order] = [dataOf(asked[0]), dataOf(asked[1])];
  const error = asked.find((one) => one.error)?.error;
  if ([400, 401, 403, 404].includes(Number(statusOf(error)))) {
    return (
      <NotFound title="invoice.missing.title" text="invoice.missing.text" isOrder>
        <MissingOrderAction />
      </NotFound>
    );
  }
  if (!invoice || !order) {
    return (
      <PageColumn>
        {error ? (
          <Unavailable
            level={1}
            busy={asked.some(({ isFetching }) => isFetching)}
            onRetry={() => asked.forEach(({ refetch }) => void refetch())}
          />
        ) : (
          <SkeletonGroup label={t('invoice.loading')}>
            <Skeleton height="40rem" shape="block" />
          </SkeletonGroup>
        )}
      </PageColumn>
    );
  }
  return (
    <PageColumn>
      <PrintStyle />
      <Sheet>
        <OnScreen>
          <Actions $justify="between">
            <ButtonLink href={orderAddress(reference)}>
              <Icon icon={ArrowLeft} size="small" />
              {t('invoice.back')}
            </ButtonLink>
            <Button variant="primary" onClick={printPage}>
              <Icon icon={Printer} size="small" />
              {t('invoice.print')}
            </Button>
          </Actions>
        </OnScreen>
        <Paper>
          <AmountsIn currency={invoice.currencyIsoCode}>
            <Invoice invoice={invoice} isCanceled={order.status === 'Canceled'} />
          </AmountsIn>
        </Paper>
      </Sheet>
    </PageColumn>
  );
}

/** A white sheet on the screen. */
const Paper = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  padding: ${tokens.space[5]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  > * {
    min-width: 0;
  }
  ${media.fromMedium} {
    padding: ${tokens.space[10]};
  }
  @media print {
    gap: ${tokens.space[4]};
    padding: 0;
    border: 0;
  }
`;

export const page: PageModule = {
  Page: InvoicePage,
  texts: { ...errorsPageTexts, ...invoiceTexts, ...ordersTexts, ...recordingSendTexts, ...rhythmTexts },
  head: (_state, { params }, translate) => ({
    title: translate('invoice.of', { reference: params['orderReferenceNumber'] ?? '' }),
    indexed: false,
  }),
  loadPageData: loadInvoicePage,
  ...customerPages,
  events: [...customerPages.events, recordingEvents],
};
