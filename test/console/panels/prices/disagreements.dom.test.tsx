import { render, screen } from '@testing-library/react';
import { tracePrices } from '../../../../src/commerce/pricing/trace/tracePrices';
import { MessagesProvider } from '../../../../src/storefront/messages';
import { translate } from '../../../support/storefront/french';
import { addSupportTexts } from '../../../../src/support/app/supportTexts';
import { TraceView } from '../../../../src/support/panels/prices/TraceView';
import { plain } from '../../../support/plain';

test('where amounts disagree the panel says so, with both', () => {
  addSupportTexts();
  const cents = { goodsCents: 500, adjustmentCents: 0, deliveryCents: 0, netCents: 500, vatCents: 28, grossCents: 529 };
  const line = {
    lineId: '1',
    productId: '1',
    name: 'Beurre',
    quantity: 2,
    listCents: 300,
    unitCents: 250,
    tier: null,
    tiers: undefined,
    paidUnitCents: 250,
    buyerGroup: undefined,
    reductions: [],
    vatBasisPoints: 550,
    netCents: 499,
    vatCents: 28,
  };
  const trace = tracePrices({
    currency: 'EUR',
    isWhole: true,
    lines: [line],
    promotions: [],
    deliveries: [],
    deliveryVatBasisPoints: undefined,
    actual: { ...cents, vat: undefined },
  });
  const view = render(
    <MessagesProvider translate={translate}>
      <TraceView trace={trace} />
    </MessagesProvider>,
  );
  expect(screen.getByText('2 montants ne se retrouvent pas par le calcul')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    'Total HT de Beurre : 4,99 € affichés, 5,00 € par le calcul',
    'Total TTC : 5,29 € affichés, 5,28 € par le calcul',
  ]);
  expect(plain(screen.getByRole('row', { name: /^Écart sans explication/ }).textContent)).toContain('−0,01 €');
  view.unmount();
});
