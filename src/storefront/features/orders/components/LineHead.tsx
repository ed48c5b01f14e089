import { useMessages } from '../../../messages';
import { Head, Row } from '../../../ui/layout/tables/Table';

/** The head of a table of ordered lines; `isReduced`: it has a column for reductions. */
export function LineHead({ isReduced }: { readonly isReduced: boolean }) {
  const t = useMessages();
  return (
    <thead>
      <Row>
        <Head>{t('orders.product')}</Head>
        <Head align="end">{t('orders.quantity')}</Head>
        <Head align="end">{t('orders.unitPrice')}</Head>
        {isReduced && <Head align="end">{t('orders.reduction')}</Head>}
        <Head align="end">{t('orders.vatRate')}</Head>
        <Head align="end">{t('orders.total')}</Head>
      </Row>
    </thead>
  );
}
