import styled from 'styled-components';
import type { Invoice } from '../../../../contract/orders/invoice';
import { RULES_CURRENCY } from '../../../../contract/shopRules';
import { useFormatting } from '../../../formatting';
import { Personal } from '../../../kernel/personal';
import { useDataLanguage } from '../../context';
import { useMessages, type MessageId } from '../../../messages';
import { tokens } from '../../../ui/theme/tokens';
import { momentOf } from './momentOf';

function dueText({ payment }: Invoice, isCanceled: boolean): MessageId {
  if (isCanceled) return 'invoice.notDue';
  return payment.isAuthorised ? 'invoice.nothingElse' : 'invoice.due';
}

interface InvoicePaymentProps {
  readonly invoice: Invoice;
  readonly isCanceled: boolean;
}

/** How the invoice was paid or by when it must be, and the legally required terms of late and early payment. */
export function InvoicePayment({ invoice, isCanceled }: InvoicePaymentProps) {
  const { payment, terms, seller } = invoice;
  const t = useMessages();
  const lang = useDataLanguage();
  const { date, wireMoney } = useFormatting();
  const day = date(momentOf(payment.dueDate));
  return (
    <Terms aria-labelledby="invoice-payment">
      <h2 id="invoice-payment">{t('invoice.payment')}</h2>
      {payment.isAuthorised && (
        <p>
          {t('invoice.authorised', { date: day })} <Personal token={payment.methodLabel} />
        </p>
      )}
      <p>{t(dueText(invoice, isCanceled), { date: day })}</p>
      {payment.purchaseOrderNumber !== null && (
        <p>
          {t('invoice.purchaseOrder')} <Personal token={payment.purchaseOrderNumber} />
        </p>
      )}
      <small>
        <p>{terms.earlyPayment}.</p>
        <p>{t('invoice.latePenalty', { rate: terms.latePenalty })}</p>
        {/* The law states this amount in euros, whatever the invoice's currency. */}
        <p>
          {t('invoice.recovery', {
            amount: wireMoney(terms.recoveryAmount, RULES_CURRENCY) ?? terms.recoveryAmount,
          })}
        </p>
        {seller.note !== null && <p lang={lang}>{seller.note}</p>}
      </small>
    </Terms>
  );
}

const Terms = styled.section`
  display: grid;
  gap: ${tokens.space[1]};
  padding-top: ${tokens.space[4]};
  border-top: 1px solid ${tokens.color.hairline};
  break-inside: avoid;
  small {
    margin-top: ${tokens.space[2]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;
