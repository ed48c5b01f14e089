/**
 * Record ids in the platform's form: 15 case-sensitive characters, and 3 more that encode the case of the first
 * fifteen, so that the 18 survive systems that ignore case.
 */

/** The first three characters name the kind of record. */
export const ID_PREFIXES = {
  webstore: '0ZE',
  site: '0DM',
  community: '0DB',
  channel: '0ap',
  product: '01t',
  category: '0ZG',
  account: '001',
  user: '005',
  externalManagedAccount: '7Ex',
  registration: '00Q',
  cart: '0a6',
  cartItem: '0a9',
  checkout: '2z9',
  deliveryGroup: '0ag',
  address: '8lW',
  order: '801',
  orderItem: '802',
  pricebookEntry: '01u',
  buyerGroup: '0ZB',
  inventoryLocation: '131',
  catalogSnapshot: '0rC',
  sortRule: '2zr',
  coupon: '0c9',
  promotion: '0c8',
  deliveryMethod: '2Dm',
  priceAdjustmentSchedule: '84e',
  priceAdjustmentTier: '84f',
  managedContent: '20Y',
  attributeSet: '0iY',
  catalog: '0ZS',
  profile: '00e',
  contact: '003',
  market: '0ZI',
  productSellingModel: '0jP',
  standingDelivery: '02i',
} as const;
export type IdPrefix = keyof typeof ID_PREFIXES;

const CHECKSUM_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
const NUMBER_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const NUMBER_LENGTH = 12;
const SHORT_ID = /^[a-zA-Z0-9]{15}$/;
const LONG_ID = /^[a-zA-Z0-9]{18}$/;

function groupChecksum(group: string): string {
  let bits = 0;
  for (let index = 0; index < group.length; index += 1) {
    const character = group.charAt(index);
    if (character >= 'A' && character <= 'Z') bits |= 1 << index;
  }
  return CHECKSUM_ALPHABET.charAt(bits);
}

/** The three characters that encode the case of a 15-character id. */
export const idChecksum = (shortId: string): string =>
  [shortId.slice(0, 5), shortId.slice(5, 10), shortId.slice(10, 15)].map(groupChecksum).join('');

/**
 * The 18-character form of an id with 15 or 18 characters; null when it is malformed or its last three characters do
 * not fit.
 */
export function normalizeId(id: string): string | null {
  if (SHORT_ID.test(id)) return id + idChecksum(id);
  if (!LONG_ID.test(id)) return null;
  const shortId = id.slice(0, 15);
  return idChecksum(shortId) === id.slice(15).toUpperCase() ? shortId + idChecksum(shortId) : null;
}

/** The id of the record with this number (a whole number from 0). Throws a RangeError on any other number. */
export function recordId(prefix: IdPrefix, number: number): string {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`no record number: ${String(number)}`);
  let digits = '';
  for (let rest = number; rest > 0; rest = Math.floor(rest / NUMBER_ALPHABET.length)) {
    digits = NUMBER_ALPHABET.charAt(rest % NUMBER_ALPHABET.length) + digits;
  }
  const shortId = ID_PREFIXES[prefix] + digits.padStart(NUMBER_LENGTH, '0');
  return shortId + idChecksum(shortId);
}

/** Whether a well-formed id belongs to a record of this kind. */
export const isIdOf = (prefix: IdPrefix, id: string): boolean =>
  normalizeId(id)?.startsWith(ID_PREFIXES[prefix]) === true;
