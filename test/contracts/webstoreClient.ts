import type { Shape } from './shape';

type Query = Readonly<Record<string, string | number | boolean>>;

/** An answer; its fields are read by their paths, for nothing of it is promised but its shape. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A field of an answer by its path. Throws when it is not there. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((found, part) => {
    if (typeof found !== 'object' || found === null || !(part in found)) {
      throw new Error(`No ${path.join('.')} in ${JSON.stringify(value)}`);
    }
    return (found as Readonly<Record<string | number, unknown>>)[part];
  }, value);
export const textAt = (value: unknown, ...path: readonly (string | number)[]): string => {
  const found = at(value, ...path);
  if (typeof found !== 'string') throw new Error(`${path.join('.')} is no text: ${JSON.stringify(found)}`);
  return found;
};
export const listAt = (value: unknown, ...path: readonly (string | number)[]): readonly unknown[] => {
  const found = at(value, ...path);
  if (!Array.isArray(found)) throw new Error(`${path.join('.')} is no list: ${JSON.stringify(found)}`);
  return found;
};
/** "12.90" as 1290. */
export const centsAt = (value: unknown, ...path: readonly (string | number)[]): number =>
  Math.round(Number(textAt(value, ...path)) * 100);

/** Expects an answer of this status and shape, and gives its body. */
export const expectAnswer = ({ status, body }: Answer, wanted: number, shape: Shape): unknown => {
  expect([status, shape(body, 'answer')]).toEqual([wanted, []]);
  return body;
};

/**
 * A client of the webstore API that knows its public reference and nothing else: the address, the webstore's id and, of
 * somebody who is logged in, their token. Who has none is a guest in a browser, with cookies and an origin.
 */
export function webstoreClient(origin: string, webstoreId: string, token: string | null = null) {
  const data = `${origin}/services/data/v67.0`;
  const cookies = new Map<string, string>();

  const send = async (method: string, address: string, query: Query, body?: unknown): Promise<Answer> => {
    const url = new URL(address);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const answer = await fetch(url, {
      method,
      headers: {
        ...(token === null
          ? { origin, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const equals = pair.indexOf('=');
      cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };
  // Clients of the platform may send these with every call.
  const always = { language: 'fr', asGuest: token === null, htmlEncode: false };
  const webstore = `${data}/commerce/webstores/${webstoreId}`;
  return {
    get: (path: string, query: Query = {}) => send('GET', `${webstore}/${path}`, { ...always, ...query }),
    post: (path: string, body: unknown, query: Query = {}) => send('POST', `${webstore}/${path}`, query, body),
    put: (path: string, body?: unknown) => send('PUT', `${webstore}/${path}`, {}, body),
    patch: (path: string, body: unknown) => send('PATCH', `${webstore}/${path}`, {}, body),
    delete: (path: string) => send('DELETE', `${webstore}/${path}`, {}),
    /** The one call here whose address names no webstore. */
    evaluateProducts: (products: readonly object[]) =>
      send('POST', `${data}/commerce/promotions/actions/evaluate-products`, {}, { products, webStoreId: webstoreId }),
  };
}
export type WebstoreClient = ReturnType<typeof webstoreClient>;

/** A product that can be ordered as it is, and its smallest quantity. */
export interface Orderable {
  readonly productId: string;
  readonly quantity: number;
  readonly unitCents: number;
}

/** Products that a search finds with a price. */
export const orderables = (found: unknown): readonly Orderable[] =>
  listAt(found, 'productsPage', 'products').flatMap((product) => {
    if (at(product, 'productClass') !== 'Simple' || at(product, 'prices', 'unitPrice') === null) return [];
    const rule = at(product, 'purchaseQuantityRule');
    const quantity = rule === null ? 1 : Number(textAt(rule, 'minimum'));
    return [{ productId: textAt(product, 'id'), quantity, unitCents: centsAt(product, 'prices', 'unitPrice') }];
  });
