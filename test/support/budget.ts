/** How many cases a random test tries: few in `npm test`, many in `npm run test:long`. */
export const budget = ({ usual, long }: { readonly usual: number; readonly long: number }): number =>
  process.env['LONG_TESTS'] === '1' ? long : usual;
