import { taxRateOf, withTax } from '../../../src/commerce/pricing/grossPrice';

const taxes = (...rates: string[]) =>
  rates.map((taxRatePercentage, index) => ({
    taxRatePercentage,
    countryIsoCode: 'FR',
    stateIsoCode: null,
    priority: index + 1,
    taxTreatmentName: '',
    taxTreatmentDescription: null,
  }));

test('the rate of a product is the sum of its taxes, and none where one of them cannot be read [TAX-01]', () => {
  expect(taxRateOf(taxes('5.50'))).toBe(550);
  expect(taxRateOf(taxes('5.00', '0.05'))).toBe(505);
  expect(taxRateOf(taxes('0.00'))).toBe(0);
  expect(taxRateOf([])).toBeNull();
  expect(taxRateOf(taxes('20.00', 'zero'))).toBeNull();
});

test('a price with tax is in whole cents, the tax rounded half up as on a cart’s line [TAX-01]', () => {
  expect(withTax(3840, 550)).toBe(4051);
  expect(withTax(3686, 550)).toBe(3889);
  expect(withTax(100, 550)).toBe(106);
  expect(withTax(3840, 0)).toBe(3840);
});
