/** How many times a random test tries: few in `npm test`, many where `npm run test:long` asks for it. */
export const budget = ({ usual, long }: { readonly usual: number; readonly long: number }): number =>
  process.env['LONG_TESTS'] === '1' ? long : usual;
