import { createApiClient, type AnyAsked, type Arguments, type CallName } from '../../src/apiClient';
import { answerFaults, CALL_NAMES, isReading } from '../support/contracts/documentedAnswers';
import type { Shape } from './shape';

/** An answer; its fields are read by path, because only its shape is checked. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A field of an answer by its path. Throws if it is missing. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((found, part) => {
    if (typeof found !== 'object' || found === null || !(part in found)) {
      throw new Error(`No ${path.join('.')} in ${JSON.stringify(value)}`);
    }
    return (found as Readonly<Record<string | number, unknown>>)[part];
  }, value);
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path);
  if (typeof found !== 'string') throw new Error(`${path.join('.')} is no text: ${JSON.stringify(found)}`);
  return found;
}
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...path);
  if (!Array.isArray(found)) throw new Error(`${path.join('.')} is no list: ${JSON.stringify(found)}`);
  return found;
}
/** "12.90" as 1290. */
export const centsAt = (value: unknown, ...path: readonly (string | number)[]): number =>
  Math.round(Number(textAt(value, ...path)) * 100);

/** Expects an answer with this status and shape; returns its body. */
export function expectAnswer({ status, body }: Answer, wanted: number, shape: Shape): unknown {
  expect([status, shape(body, 'answer')]).toEqual([wanted, []]);
  return body;
}

/** A call of the generated client; its answer is only checked against the document. */
export type WebstoreClient = { readonly [N in CallName]: (...asked: Arguments<N>) => Promise<Answer> };
type AnyCall = (asked: AnyAsked) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Parameters that clients of the platform may send with every read. */
const ALWAYS = { language: 'fr', htmlEncode: 'false' };

/**
 * A client of the webstore API that knows its public reference and the document made of this server: the address, the
 * webstore's id and, of somebody who is logged in, their token. Who has none is a guest in a browser, with cookies and an
 * origin. Whatever it is answered is held against the document.
 */
export function webstoreClient(
  origin: string,
  webstoreId: string,
  token: string | null = null,
  onCall: (name: CallName) => void = () => {},
): WebstoreClient {
  const api = createApiClient({ address: origin, webstoreId, version: 'v67.0', token });
  const always = { ...ALWAYS, asGuest: String(token === null) };
  const made =
    (name: CallName) =>
    async (asked: AnyAsked = {}) => {
      onCall(name);
      const all = isReading(name) ? { ...asked, query: { ...always, ...asked.query } } : asked;
      const { data, error, response } = await (api[name] as AnyCall)(all);
      const body = data ?? error ?? null;
      expect(answerFaults(name, response.status, body)).toEqual([]);
      return { status: response.status, body };
    };
  return Object.fromEntries(CALL_NAMES.map((name) => [name, made(name)])) as unknown as WebstoreClient;
}

/** A product that can be ordered directly, and its smallest quantity. */
export interface Orderable {
  readonly productId: string;
  readonly quantity: number;
  readonly unitCents: number;
}

/** Search results that have a price. */
export const orderables = (found: unknown): readonly Orderable[] =>
  listAt(found, 'productsPage', 'products').flatMap((product) => {
    if (at(product, 'productClass') !== 'Simple' || at(product, 'prices', 'unitPrice') === null) return [];
    const rule = at(product, 'purchaseQuantityRule');
    const quantity = rule === null ? 1 : Number(textAt(rule, 'minimum'));
    return [{ productId: textAt(product, 'id'), quantity, unitCents: centsAt(product, 'prices', 'unitPrice') }];
  });
