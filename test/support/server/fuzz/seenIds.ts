import fc from 'fast-check';
import { LOGO_CONTENT_KEY } from '../../../../src/contract/content/content';
import { ID_PREFIXES } from '../../../../src/contract/ids';

/** The kind of a field's values by the field's name: values of one kind are taken from earlier answers. */
const KINDS: Readonly<Record<string, string>> = {
  webstoreId: ID_PREFIXES.webstore,
  siteId: ID_PREFIXES.site,
  communityId: ID_PREFIXES.community,
  channelId: ID_PREFIXES.channel,
  productId: ID_PREFIXES.product,
  productIds: ID_PREFIXES.product,
  products: ID_PREFIXES.product,
  ids: ID_PREFIXES.product,
  id: ID_PREFIXES.product,
  categoryId: ID_PREFIXES.category,
  parentProductCategoryId: ID_PREFIXES.category,
  snapshotId: ID_PREFIXES.catalogSnapshot,
  accountId: ID_PREFIXES.account,
  effectiveAccountId: ID_PREFIXES.account,
  targetEffectiveAccountId: ID_PREFIXES.account,
  registrationAccountId: ID_PREFIXES.account,
  recordId: ID_PREFIXES.user,
  cartStateOrId: ID_PREFIXES.cart,
  cartId: ID_PREFIXES.cart,
  cartItemId: ID_PREFIXES.cartItem,
  cartCouponId: ID_PREFIXES.coupon,
  deliveryGroupId: ID_PREFIXES.deliveryGroup,
  deliveryMethodId: ID_PREFIXES.deliveryMethod,
  checkoutId: ID_PREFIXES.checkout,
  orderSummaryId: 'reference',
  addressId: ID_PREFIXES.address,
  locations: ID_PREFIXES.inventoryLocation,
  sortRuleId: ID_PREFIXES.sortRule,
  transactionId: 'token',
  paymentToken: 'token',
  token: 'token',
  siteVersion: 'version',
  key: 'picture',
  contentKeyOrId: 'content',
  contentKey: 'content',
  contentVersion: 'version',
};

/** Words that are accepted instead of an id, and ids that exist from the beginning. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  [ID_PREFIXES.cart]: ['current', 'active', 'current'],
  [ID_PREFIXES.checkout]: ['active', 'active'],
  [ID_PREFIXES.account]: ['current'],
  version: ['1', '2', '999999999999999'],
  content: [LOGO_CONTENT_KEY],
};

const MOST_KEPT = 40;
const ID = /\b[0-9a-zA-Z]{18}\b/g;
const REFERENCE = /\b[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}\b/g;
const TOKEN = /\btoken-[x\d]{16}\b/g;
const REVISION = /"revision":(\d+)/g;
const PICTURE = /\/media\/([\w-]+)/g;
const CONTENT = /"contentKey":"(\w+)"/g;
const PREFIXES: readonly string[] = Object.values(ID_PREFIXES);
/**
 * Products of which some callers may not order one piece: parents of variations, bundles, sets, those of some accounts
 * only, and those with a higher smallest quantity.
 */
const OTHER_PRODUCT = 'otherProduct';

/** Ids from answers by kind, the newest last. */
export interface SeenIds {
  learn(answer: string): void;
  /** The id of a kind, counted back from the newest by `index`; undefined: none was seen. */
  find(kind: string, index: number): string | undefined;
  /** A text with every mark of `seen` replaced. */
  filledIn(text: string, escape?: (id: string) => string): string;
}

const MARK = /seen~(\w+)~(\d+)~/g;
/** A mark for a number; the quotation marks around it are replaced too. */
const NUMBER_MARK = /"number~(\w+)~"/g;
export const REVISION_MARK = 'number~revision~';
/** Marks with an index below this are for ids answered to the caller, the others for those answered to anybody. */
const OWN_IDS = 5;

/** The mark for the latest id answered to the caller, of a field's kind. */
export const ownMark = (field: string): string => `seen~${KINDS[field] ?? 'none'}~0~`;

/** Marks for values of a field from earlier answers; null: such fields have none. */
export function seen(field: string): fc.Arbitrary<string> | null {
  const kind = KINDS[field];
  if (kind === undefined) return null;
  const marks = (of: string) => fc.nat(OWN_IDS + 3).map((index) => `seen~${of}~${String(index)}~`);
  if (kind !== ID_PREFIXES.product) return marks(kind);
  return fc.oneof({ weight: 7, arbitrary: marks(kind) }, { weight: 1, arbitrary: marks(OTHER_PRODUCT) });
}

/**
 * Collects the ids answered to one caller, and adds them to `everybody`. Products that `isForAll` rejects are kept
 * apart.
 */
export function seenIds(isForAll: (productId: string) => boolean, everybody?: SeenIds): SeenIds {
  const kept = new Map<string, readonly string[]>();
  const keep = (kind: string, value: string): void => {
    kept.set(kind, [...(kept.get(kind) ?? []).filter((one) => one !== value), value].slice(-MOST_KEPT));
  };
  const find: SeenIds['find'] = (kind, index) => {
    const known = [...(kept.get(kind) ?? []), ...(WORDS[kind] ?? [])];
    const isOwn = everybody === undefined || (index < OWN_IDS && known.length > 0);
    return isOwn ? known.at(-1 - (index % Math.max(1, known.length))) : everybody.find(kind, index);
  };
  return {
    find,
    learn(answer) {
      for (const [id] of answer.matchAll(ID)) {
        const prefix = id.slice(0, 3);
        if (prefix === ID_PREFIXES.product && !isForAll(id)) keep(OTHER_PRODUCT, id);
        else if (PREFIXES.includes(prefix)) keep(prefix, id);
      }
      for (const [reference] of answer.matchAll(REFERENCE)) keep('reference', reference);
      for (const [token] of answer.matchAll(TOKEN)) keep('token', token);
      for (const [, key = ''] of answer.matchAll(PICTURE)) keep('picture', key);
      for (const [, key = ''] of answer.matchAll(CONTENT)) keep('content', key);
      for (const [, revision = ''] of answer.matchAll(REVISION)) keep('revision', revision);
      everybody?.learn(answer);
    },
    filledIn: (text, escape = (id) => id) =>
      text
        .replace(MARK, (_, kind: string, index: string) => escape(find(kind, Number(index)) ?? 'none'))
        .replace(NUMBER_MARK, (_, kind: string) => find(kind, 0) ?? '1'),
  };
}
