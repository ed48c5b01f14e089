import document from '../../../src/openapi/openapi.json';
import { askingShop, NOTHINGS, type AskingShop } from '../../support/server/wholeShop/askCell';
import { openWholeShop, type WholeShop } from '../../support/server/wholeShop/openWholeShop';
import { openPeople, type Things } from '../../support/server/wholeShop/people';
import { rightCall, type RightCall } from '../../support/server/wholeShop/rightCalls';
import { sharedThings } from '../../support/server/wholeShop/sharedThings';

// Ids of what belongs to others, in the body or the query of a call. Ids in the path are tested by the matrix.

let shop: WholeShop;
let asking: AskingShop;
let buyers: Things;
beforeAll(async () => {
  shop = await openWholeShop();
  const { people, shared } = await sharedThings(shop, openPeople);
  buyers = people.buyer.things ?? {};
  asking = await askingShop(shop, people, shared);
});
afterAll(() => shop.close());

const W = '/services/data/:version/commerce/webstores/:webstoreId';
const CART = `${W}/carts/:cartStateOrId`;
const CHECKOUT = `${W}/checkouts/:checkoutId`;
const EVALUATE = '/services/data/:version/commerce/promotions/actions/evaluate-products';
const NO_TOKEN = 'token-0000000000987654';

/** A valid call of the caller's own, but for one id, which belongs to somebody else, or to nobody for comparison. */
type Says = (own: Things, others: Things) => RightCall;

const toAccount: Says = (_own, { accountId }) => ({ body: { effectiveAccountId: accountId } });
const arranged = (deliveryGroupId: string | undefined, cartItemId: string | undefined): RightCall => ({
  body: { arrangements: [{ deliveryGroupId, cartItemId, quantity: 1 }] },
});
const toAddress: Says = (_own, { addressId }) => ({ body: { deliveryAddress: { id: addressId } } });
const fromAddress: Says = ({ cartStateOrId }, { addressId }) => ({
  body: { cartId: cartStateOrId, deliveryAddressInput: { id: addressId } },
});
const line = ({ productId }: Things, { deliveryGroupId }: Things) => ({
  productId,
  quantity: 1,
  cartDeliveryGroupId: deliveryGroupId,
});

/**
 * By the place of the other's id: a call, and a field of its body (`.a.b`, `.list[].a`) or an option of its query
 * (`?a`).
 */
const IN_BODY_OR_QUERY: Readonly<Record<string, Says>> = {
  [`POST ${CART}/cart-items .cartDeliveryGroupId`]: (own, others) => ({ body: line(own, others) }),
  [`POST ${CART}/cart-items/batch .inputs[].richInput.cartDeliveryGroupId`]: (own, others) => ({
    body: { inputs: [{ richInput: line(own, others) }] },
  }),
  [`POST ${CART}/delivery-groups/actions/arrange-items .arrangements[].cartItemId`]: (own, others) =>
    arranged(own['deliveryGroupId'], others['cartItemId']),
  [`POST ${CART}/delivery-groups/actions/arrange-items .arrangements[].deliveryGroupId`]: (own, others) =>
    arranged(others['deliveryGroupId'], own['cartItemId']),
  [`POST ${CART}/delivery-groups .deliveryAddress.id`]: toAddress,
  [`PATCH ${CART}/delivery-groups/:deliveryGroupId .deliveryAddress.id`]: toAddress,
  [`PATCH ${CHECKOUT} .deliveryAddress.id`]: toAddress,
  [`PUT ${W}/checkouts .deliveryAddressInput.id`]: fromAddress,
  [`POST ${W}/checkouts .deliveryAddressInput.id`]: fromAddress,
  [`POST ${CHECKOUT}/payments .registrationAccountId`]: ({ cardToken }, { accountId }) => ({
    body: { requestType: 'Auth', paymentToken: cardToken, registrationAccountId: accountId },
  }),
  [`POST ${CHECKOUT}/payments .paymentToken`]: (_own, { ownTransactionId }) => ({
    body: { requestType: 'PostAuth', paymentToken: ownTransactionId },
  }),
  [`PUT ${W}/carts .effectiveAccountId`]: toAccount,
  [`POST ${W}/carts .effectiveAccountId`]: toAccount,
  [`PUT ${CART} .effectiveAccountId`]: toAccount,
  [`POST ${CART}/actions/clone ?targetEffectiveAccountId`]: (_own, { accountId = '' }) => ({
    query: { targetEffectiveAccountId: accountId },
  }),
  [`POST ${W}/taxes/actions/calculate-taxes .effectiveAccountId`]: (own, { accountId }) => ({
    body: { ...rightCall(`POST ${W}/taxes/actions/calculate-taxes`, own).body, effectiveAccountId: accountId },
  }),
  [`POST ${EVALUATE} .effectiveAccountId`]: (own, { accountId }) => ({
    body: { ...rightCall(`POST ${EVALUATE}`, own).body, effectiveAccountId: accountId },
  }),
  [`GET ${W}/standing-deliveries ?orderSummaryId`]: (_own, { orderId = '' }) => ({
    query: { orderSummaryId: orderId },
  }),
};

/** Fields that the matrix tests with others' ids, because they name what the call is about. */
const IN_THE_MATRIX: readonly string[] = [
  `PUT ${W}/checkouts .cartId`,
  `POST ${W}/checkouts .cartId`,
  `GET ${W}/order-summaries/actions/lookup ?orderSummaryIdOrRefNumber`,
  `POST ${W}/order-summaries/actions/lookup .orderSummaryIdOrRefNumber`,
];

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
function resolved(value: unknown): Json {
  if (!isObject(value)) return {};
  const { $ref } = value;
  if (typeof $ref !== 'string') return value;
  const names = $ref.slice(2).split('/');
  return resolved(names.reduce<unknown>((found, name) => (isObject(found) ? found[name] : undefined), document));
}
/** The paths of every field of a schema, those of lists and alternatives included. */
function fieldsOf(schema: unknown, path = ''): readonly string[] {
  const { properties, items, anyOf = [], allOf = [] } = resolved(schema);
  return [
    ...Object.entries(resolved(properties)).flatMap(([name, inner]) => [
      `${path}.${name}`,
      ...fieldsOf(inner, `${path}.${name}`),
    ]),
    ...(items === undefined ? [] : fieldsOf(items, `${path}[]`)),
    ...[anyOf, allOf].flat().flatMap((one) => fieldsOf(one, path)),
  ];
}
/** Every option of a query and every field of a body that the API's document names, at its call. */
function documentedFields(): readonly string[] {
  return Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods as Json).flatMap(([method, operation]) => {
      const { parameters, requestBody } = resolved(operation);
      const options = (Array.isArray(parameters) ? parameters.map(resolved) : []).filter(
        (one) => one['in'] === 'query',
      );
      const json = resolved(resolved(resolved(requestBody)['content'])['application/json']);
      const names = [...options.map(({ name }) => `?${String(name)}`), ...fieldsOf(json['schema'])];
      return names.map((name) => `${method.toUpperCase()} ${url.replace(/\{(\w+)\}/g, ':$1')} ${name}`);
    }),
  );
}

/** Fields and options with the id of what belongs to a caller; `?effectiveAccountId` is tested with the matrix. */
const OWNED =
  /[.?](?:cartId|cartItemId|cartDeliveryGroupId|deliveryGroupId|effectiveAccountId|targetEffectiveAccountId|registrationAccountId|paymentToken|orderSummaryId|orderSummaryIdOrRefNumber|(?:deliveryAddress|deliveryAddressInput)\.id)$/;
/** Ids of what belongs to nobody, and names that only end like one. */
const OPEN =
  /(?:[pP]roduct|[cC]ategory|[wW]ebStore|[sS]ellingModel|[lL]ine|deliveryMethod|sortRule|cookie|correlation|BuyerGroup|navigationLinkSet|Content)Ids?$|\?ids$|\.(?:category|product|products\[\])\.id$|nameOrId$/;

test('each id in a body or a query that names a thing of somebody is asked here, or by the matrix', () => {
  const fields = documentedFields().filter((field) => !field.endsWith('?effectiveAccountId'));
  const owned = fields.filter((field) => OWNED.test(field));
  expect([...new Set(owned)].sort()).toEqual([...Object.keys(IN_BODY_OR_QUERY), ...IN_THE_MATRIX].sort());
  const others = fields.filter((field) => /(?:Ids?|[.?]ids?)$/.test(field) && !OWNED.test(field));
  expect(others.filter((field) => !OPEN.test(field))).toEqual([]);
});

/** What is answered, without the options of the call that addresses of pages repeat. */
const saidIn = ({ body }: { readonly body: string }, { query = {} }: RightCall): string =>
  Object.values(query).reduce((text, value) => text.replaceAll(value, ''), body);

/** The status of an answer; of an answer with results, that of the first one. */
function statusOf({ statusCode, body }: { readonly statusCode: number; readonly body: string }): number {
  const said: unknown = JSON.parse(body);
  const { results } = isObject(said) ? said : {};
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  return isObject(first) && typeof first['statusCode'] === 'number' ? first['statusCode'] : statusCode;
}

describe('somebody else’s id in a call about a thing of one’s own is as one that nobody has', () => {
  it.each(Object.entries(IN_BODY_OR_QUERY))('%s', async (field, says) => {
    const [method = '', url = ''] = field.split(' ');
    const route = { method, url, example: null };
    const own = asking.thingsOf('their own', 'otherBuyer', route);
    const nobodys = { ...NOTHINGS, orderId: NOTHINGS['orderSummaryId'] ?? '', ownTransactionId: NO_TOKEN };
    const ask = (others: Things) => asking.send(method, route, 'otherBuyer', own, says(own, others));
    const foreign = await ask(buyers);
    const changed = await asking.changedByRefusal();
    await asking.bringBack();
    const unknown = await ask(nobodys);
    await asking.bringBack();
    expect([foreign.statusCode, saidIn(foreign, says(own, buyers))]).toEqual([
      unknown.statusCode,
      saidIn(unknown, says(own, nobodys)),
    ]);
    expect(changed).toEqual([]);
    // A list of what goes with somebody else's order is empty; everything else is refused.
    if (method === 'GET') expect(foreign.json()).toMatchObject({ count: 0 });
    else expect(statusOf(foreign)).toBeGreaterThanOrEqual(400);
  });
});
