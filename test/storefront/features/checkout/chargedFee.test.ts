import { chargedFee } from '../../../../src/storefront/features/checkout/deliveries/chargedFee';

test('a delivery costs what promotions leave of its fee', () => {
  expect(chargedFee({ shippingFee: '12.80', adjustedShippingFee: '4.90' })).toBe(490);
});

test('a delivery of a server that says nothing of promotions costs its fee', () => {
  expect(chargedFee({ shippingFee: '12.80' })).toBe(1280);
});
