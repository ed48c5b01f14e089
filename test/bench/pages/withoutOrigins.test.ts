import { withoutOrigins } from './withoutOrigins';

it('addresses lose their server and keep path and query; any other text stays', () => {
  expect(withoutOrigins('http://localhost:41234/assets/vendor.js s')).toBe('/assets/vendor.js s');
  expect(withoutOrigins('http://localhost:41234/search?term=beurre')).toBe('/search?term=beurre');
  expect(withoutOrigins('Unattributable')).toBe('Unattributable');
});
