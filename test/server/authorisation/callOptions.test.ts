import {
  documentedCalls,
  openDocumentedCalls,
  type DocumentedCalls,
} from '../../support/server/wholeShop/documentedCalls';
import type { Things } from '../../support/server/wholeShop/people';

// Options and fields of calls that no feature's own tests use. A run of all tests fails for each one that no test has
// used (docs/testing/kinds.md).

let calls: DocumentedCalls;
beforeAll(async () => {
  calls = await openDocumentedCalls();
});
afterAll(() => calls.shop.close());

const W = '/services/data/:version/commerce/webstores/:webstoreId';

/** Parts of an answer that always differ: addresses of pages repeat the call's options, and each list has an id. */
const OWN_TEXTS = '(?:(?:current|next|previous)PageUrl|uuid)';
const OF_THE_CALL = new RegExp(`"${OWN_TEXTS}":"[^"]*",?`, 'g');
const comparable = ({ outcome, body }: { readonly outcome: string; readonly body: string }) => ({
  outcome,
  body: body.replace(OF_THE_CALL, ''),
});

/** Options whose values are the default, or have no effect (docs/api/fixed.md). */
const usual = (): Things => ({
  asGuest: 'true',
  htmlEncode: 'false',
  language: 'fr-FR',
  currencyIsoCode: 'EUR',
  effectiveAccountId: calls.buyersAccountId,
});

describe('options that nearly every call has change no answer where they say what is so without them', () => {
  it.each(documentedCalls.map(({ call, options }) => [call, options] as const))('%s', async (call, options) => {
    const isBuyers = calls.callerOf(call) === 'buyer';
    const said = Object.entries(usual()).filter(
      ([name]) => options.includes(name) && (name !== 'effectiveAccountId' || isBuyers),
    );
    const plain = comparable(await calls.answerTo(call));
    const optioned = comparable(await calls.answerTo(call, { query: Object.fromEntries(said) }));
    expect(plain.outcome).toMatch(/^(ok|30\d)$/);
    expect(optioned.outcome).toBe(plain.outcome);
    if (call.startsWith('GET')) expect(optioned.body).toBe(plain.body);
  });
});

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

describe('every answer has its texts ready for HTML where the call says htmlEncode=true, and is the same besides', () => {
  const encoded = (_name: string, value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '') : value;
  const isOwn = new RegExp(`^${OWN_TEXTS}$`);
  const withoutOwn = (name: string, value: unknown): unknown => (isOwn.test(name) ? undefined : value);
  const parsed = (body: string, alter = withoutOwn): unknown => (body === '' ? null : JSON.parse(body, alter));

  it.each(documentedCalls.filter(({ call, options }) => call.startsWith('GET') && options.includes('htmlEncode')))(
    '$call',
    async ({ call }) => {
      const plain = await calls.answerTo(call);
      const answer = await calls.answerTo(call, { query: { htmlEncode: 'true' } });
      expect(answer.outcome).toBe(plain.outcome);
      const meant = JSON.stringify(parsed(plain.body));
      expect(parsed(answer.body)).toEqual(parsed(meant, encoded));
    },
  );
});

const CONTENTS = 'GET /services/data/:version/connect/sites/:siteId/cms/delivery/contents';
const LOOKUP = `${W}/order-summaries/actions/lookup`;
const FEATURED = `GET ${W}/products/:productId/featured-products`;

describe('an option changes the answer', () => {
  it.each<readonly [string, Things]>([
    [CONTENTS, { contentKeys: 'MCADVICE' }],
    [CONTENTS, { managedContentIds: '20Y000175YxvIqaEQE' }],
    [CONTENTS, { includeContentBody: 'true' }],
    [CONTENTS, { referenceDepth: '1' }],
    [CONTENTS, { referenceDepth: '1', referencesAsList: 'true' }],
    [CONTENTS, { path: '/faq-hub' }],
    [CONTENTS, { searchTerm: 'livraison' }],
    [CONTENTS, { urlName: 'advice' }],
    [`GET ${W}/products/url-names/:urlName`, { excludeProductSellingModels: 'true' }],
    [`GET ${W}/products/url-names/:urlName`, { excludeQuantityRule: 'true' }],
    [FEATURED, { excludeFields: 'true' }],
    [FEATURED, { fields: 'Name' }],
    [FEATURED, { includeMediaGroups: 'true', mediaGroups: 'productListImage' }],
    [FEATURED, { includeAttributeSetInfo: 'true' }],
    [FEATURED, { includePurchaseQuantityRules: 'true' }],
    [FEATURED, { includeProductSellingModel: 'true' }],
    [`GET ${W}/product-categories/children`, { mediaGroups: 'none' }],
    [`GET ${W}/product-categories/children`, { excludeMedia: 'true' }],
    [`GET ${LOOKUP}`, { fields: 'Status' }],
    [`POST ${LOOKUP}`, { fields: 'Status' }],
    [`POST ${LOOKUP}`, { excludeAdjustmentAggregates: 'true' }],
    [`POST ${LOOKUP}`, { excludeLineItems: 'true' }],
    [`GET ${W}/order-summaries/:orderSummaryId/items`, { fields: 'Quantity' }],
    [`GET ${W}/order-summaries/:orderSummaryId/items`, { productFields: 'Name' }],
    [`POST ${W}/carts/:cartStateOrId/delivery-groups/actions/arrange-items`, { cartItemLimit: '0' }],
  ])('%s %j', async (call, query) => {
    const plain = comparable(await calls.answerTo(call));
    const optioned = comparable(await calls.answerTo(call, { query }));
    expect([plain.outcome, optioned.outcome]).toEqual(['ok', 'ok']);
    expect(optioned.body).not.toBe(plain.body);
  });
});

describe('an option or field is taken and changes nothing, as docs/api/fixed.md says', () => {
  it.each<readonly [string, { readonly query?: Things; readonly body?: object }]>([
    [`POST ${LOOKUP}`, { body: { verification: { email: 'ana@roux.example' } } }],
    [`POST ${W}/carts`, { body: { name: 'Cart' } }],
    [`POST ${W}/checkouts`, { body: { customFields: [] } }],
  ])('%s %j', async (call, changes) => {
    const plain = comparable(await calls.answerTo(call));
    expect(plain.outcome).toBe('ok');
    expect(comparable(await calls.answerTo(call, changes))).toEqual(plain);
  });
});

const EVALUATE = 'POST /services/data/:version/commerce/promotions/actions/evaluate-products';
const ADDRESS = `PATCH ${W}/accounts/:accountId/addresses/:addressId`;

describe('a field says what is so without it', () => {
  it.each<readonly [string, (accountId: string) => object]>([
    [`POST ${W}/taxes/actions/calculate-taxes`, (effectiveAccountId) => ({ effectiveAccountId })],
    [EVALUATE, (effectiveAccountId) => ({ effectiveAccountId, currencyIsoCode: 'EUR' })],
    [`PUT ${W}/carts`, (effectiveAccountId) => ({ effectiveAccountId, currencyIsoCode: 'EUR' })],
    [`PUT ${W}/carts/:cartStateOrId`, (effectiveAccountId) => ({ effectiveAccountId, currencyIsoCode: 'EUR' })],
    [`POST ${W}/carts/:cartStateOrId/cart-items`, () => ({ subType: null })],
    [`POST ${W}/checkouts`, () => ({ deliveryAddressInput: { shouldUseDefaultAddress: true } })],
  ])('%s', async (call, fieldsFor) => {
    const plain = comparable(await calls.answerTo(call));
    expect(plain.outcome).toBe('ok');
    expect(comparable(await calls.answerTo(call, { body: fieldsFor(calls.buyersAccountId) }))).toEqual(plain);
  });
});

it('a message of the contact form may name a company', async () => {
  expect((await calls.answerTo('POST /contact-messages', { body: { company: 'Chez Ana' } })).outcome).toBe('ok');
});

describe('a field that is said is in the answer', () => {
  it.each<readonly [string, object]>([
    [ADDRESS, { firstName: 'Zoé', lastName: 'Pellerin', middleName: 'Rose', street: '8 quai Perrache' }],
    [ADDRESS, { region: 'Bretagne', companyName: 'Chez Zoé', phoneNumber: '0298112233' }],
    [`POST ${W}/accounts/:accountId/addresses`, { firstName: 'Zoé', lastName: 'Pellerin', middleName: 'Rose' }],
  ])('%s %j', async (call, body) => {
    const { outcome, body: answered } = await calls.answerTo(call, { body });
    expect(outcome).toBe('ok');
    expect(JSON.parse(answered)).toMatchObject(body);
  });
});
