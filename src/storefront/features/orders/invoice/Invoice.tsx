import styled from 'styled-components';
import { formatSiret } from '../../../../commerce/identifiers/siret';
import type { Invoice as IssuedInvoice } from '../../../../contract/orders/invoice';
import { useFormatting } from '../../../formatting';
import { useDataLanguage } from '../../context';
import { useMessages } from '../../../messages';
import { Message } from '../../../ui/feedback/Message';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { useCountryName } from '../../addresses';
import { InvoiceLines } from './InvoiceLines';
import { InvoiceParties } from './InvoiceParties';
import { InvoicePayment } from './InvoicePayment';
import { InvoiceTotals } from './InvoiceTotals';

interface InvoiceProps {
  readonly invoice: IssuedInvoice;
  readonly isCanceled: boolean;
}

/** An invoice as issued, for screen and print; that of a cancelled order does not ask for payment. */
export function Invoice({ invoice, isCanceled }: InvoiceProps) {
  const t = useMessages();
  const lang = useDataLanguage();
  const { date } = useFormatting();
  const countryName = useCountryName();
  const { seller } = invoice;
  return (
    <>
      <Letterhead>
        <address>
          <strong>{seller.name}</strong>
          <span lang={lang}>{seller.legalForm}</span>
          <span>{seller.street}</span>
          <span>
            {seller.postalCode}
            {'\u00a0'}
            {seller.city}, {countryName(seller.country)}
          </span>
          <span>{seller.registration}</span>
          <span>{t('invoice.siret', { siret: formatSiret(seller.siret) })}</span>
          <span>{t('invoice.vatNumber', { number: seller.vatNumber })}</span>
        </address>
        <div>
          <h1 tabIndex={-1}>{t('invoice.title', { number: invoice.invoiceNumber })}</h1>
          <dl>
            <dt>{t('invoice.issued')}</dt>
            <dd>{date(Date.parse(invoice.issuedDate))}</dd>
            <dt>{t('invoice.order')}</dt>
            <Reference>{invoice.orderNumber}</Reference>
            <dt>{t('invoice.ordered')}</dt>
            <dd>{date(Date.parse(invoice.orderedDate))}</dd>
            <dt>{t('invoice.operation')}</dt>
            <dd>{invoice.terms.operation}</dd>
          </dl>
        </div>
      </Letterhead>
      {lang !== undefined && <Message variant="info">{t('invoice.translation')}</Message>}
      {isCanceled && <Message variant="warning">{t('invoice.canceled')}</Message>}
      <InvoiceParties invoice={invoice} isCanceled={isCanceled} />
      <InvoiceLines invoice={invoice} />
      <InvoiceTotals invoice={invoice} isCanceled={isCanceled} />
      <InvoicePayment invoice={invoice} isCanceled={isCanceled} />
    </>
  );
}

const Letterhead = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  ${media.fromMediumAndPaper} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  padding-bottom: ${tokens.space[5]};
  border-bottom: 1px solid ${tokens.color.hairline};
  address {
    display: grid;
    font-size: ${tokens.size.small};
    font-style: normal;
  }
  address > strong {
    font: 560 ${tokens.size.large} / 1.4 ${tokens.font.display};
  }
  h1 {
    font-size: ${tokens.size.title};
  }
  dl {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: start;
    gap: ${tokens.space[1]} ${tokens.space[3]};
    margin-top: ${tokens.space[2]};
    font-size: ${tokens.size.small};
  }
  dt {
    color: ${tokens.color.inkSoft};
  }
`;

/** A reference is on one line; on telephones it is smaller, and may be broken after a hyphen. */
const Reference = styled.dd`
  white-space: nowrap;
  ${media.small} {
    @media screen {
      white-space: normal;
      font-size: ${tokens.size.caption};
    }
  }
`;
