import styled from 'styled-components';
import { formatSiret } from '../../../../commerce/identifiers/siret';
import type { Invoice } from '../../../../contract/orders/invoice';
import { useFormatting } from '../../../formatting';
import { Personal } from '../../../kernel/personal';
import { useMessages } from '../../../messages';
import { tokens } from '../../../ui/theme/tokens';
import { AddressLines } from '../../addresses';
import { momentOf } from './momentOf';

interface InvoicePartiesProps {
  readonly invoice: Invoice;
  readonly isCanceled: boolean;
}

/** The buyer, with addresses and days of the deliveries; those of a cancelled order say that they do not come. */
export function InvoiceParties({ invoice: { buyer, deliveries }, isCanceled }: InvoicePartiesProps) {
  const t = useMessages();
  const { date } = useFormatting();
  return (
    <Parties>
      <div>
        <h2>{t('invoice.buyer')}</h2>
        <AddressLines address={buyer} />
        {buyer.siret !== null && (
          <p>
            {t('invoice.siretOf')} <Personal token={buyer.siret} format={formatSiret} />
          </p>
        )}
      </div>
      {deliveries.map(({ deliveryDate, address }, index) => (
        <div key={index}>
          <h2>
            {t(isCanceled ? 'invoice.deliveryCanceled' : 'invoice.delivery', { date: date(momentOf(deliveryDate)) })}
          </h2>
          <AddressLines address={address} />
        </div>
      ))}
    </Parties>
  );
}

const Parties = styled.div`
  display: grid;
  align-items: start;
  gap: ${tokens.space[5]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  > div {
    break-inside: avoid;
  }
  h2 {
    margin-bottom: ${tokens.space[1]};
    color: ${tokens.color.inkSoft};
    font: 600 ${tokens.size.caption} / 1.5 ${tokens.font.text};
    letter-spacing: 0;
  }
`;
