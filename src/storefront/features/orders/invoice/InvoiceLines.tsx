import { parseMoney } from '../../../../contract/money';
import type { Invoice } from '../../../../contract/orders/invoice';
import { unbroken, UnbrokenName, useFormatting } from '../../../formatting';
import { useDataLanguage } from '../../context';
import { useMessages } from '../../../messages';
import { Cell, Row } from '../../../ui/layout/tables/Table';
import { LineContents } from '../components/LineContents';
import { LineHead } from '../components/LineHead';
import { LineRhythm } from '../components/LineRhythm';
import { LineDetails, LineTable } from '../components/lineTable.styles';

/** Each line with quantity, unit price, deduction, VAT rate and total. */
export function InvoiceLines({ invoice: { lines } }: { readonly invoice: Invoice }) {
  const t = useMessages();
  const lang = useDataLanguage();
  const { wireMoney, quantity, rate } = useFormatting();
  const isReduced = lines.some(({ adjustmentAmount }) => parseMoney(adjustmentAmount) !== 0);
  return (
    <LineTable caption={t('invoice.lines')}>
      <LineHead isReduced={isReduced} />
      <tbody>
        {lines.map((line, index) => (
          <Row key={index}>
            <Cell heads>
              <span lang={line.sku === null ? undefined : lang}>
                <UnbrokenName>{line.name}</UnbrokenName>
              </span>
              <LineDetails>
                {' '}
                <span lang={lang}>{unbroken(line.packaging ?? '')}</span>
                {line.packaging && line.sku && '\u00a0· '}
                {line.sku && t('orders.sku', { sku: line.sku })}
              </LineDetails>
              <LineContents of={line} />
              <LineRhythm of={line} />
            </Cell>
            <Cell label={t('orders.quantity')} align="end">
              {quantity(line.quantity)}
            </Cell>
            <Cell label={t('orders.unitPrice')} align="end">
              {wireMoney(line.unitPrice)}
            </Cell>
            {isReduced && (
              <Cell label={t('orders.reduction')} align="end">
                {wireMoney(line.adjustmentAmount)}
              </Cell>
            )}
            <Cell label={t('orders.vatRate')} align="end">
              {rate(Math.round(Number(line.ratePercentage) * 100))}
            </Cell>
            <Cell label={t('orders.total')} align="end">
              {wireMoney(line.totalPrice)}
            </Cell>
          </Row>
        ))}
      </tbody>
    </LineTable>
  );
}
