import { requestCurrency } from '../../../src/commerce/pricing/currency';

test.each([
  [{ sessionDrivenCurrency: true, supportedCurrencies: ['EUR'], defaultCurrency: 'EUR' }, null],
  [{ sessionDrivenCurrency: false, supportedCurrencies: ['CHF'], defaultCurrency: 'EUR' }, 'CHF'],
  [{ sessionDrivenCurrency: false, supportedCurrencies: ['CHF', 'EUR'], defaultCurrency: 'EUR' }, 'EUR'],
  [{ sessionDrivenCurrency: false, supportedCurrencies: [], defaultCurrency: 'EUR' }, 'EUR'],
])('with %j a request names the currency %p', (context, currency) => {
  expect(requestCurrency(context)).toBe(currency);
});
