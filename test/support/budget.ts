/** The cases that a test tries, as a number or as a list: few in `npm test`, many in `npm run test:long`. */
export const budget = <T>({ usual, long }: { readonly usual: T; readonly long: T }): T =>
  process.env['LONG_TESTS'] === '1' ? long : usual;
