/** What a test tries, as a number of cases or as a list of them: few in `npm test`, many in `npm run test:long`. */
export const budget = <T>({ usual, long }: { readonly usual: T; readonly long: T }): T =>
  process.env['LONG_TESTS'] === '1' ? long : usual;
