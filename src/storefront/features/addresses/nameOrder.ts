/** Countries where the family name comes first (CHK-21). */
const familyNameFirst = ['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN'];

/** The parts of a name in the order used in a country (ISO code). */
export const inNameOrder = <T>(country: string, firstName: T, lastName: T): readonly [T, T] =>
  familyNameFirst.includes(country.toUpperCase()) ? [lastName, firstName] : [firstName, lastName];
