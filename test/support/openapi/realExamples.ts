import { CALL_GROUPS, type CallText, type Example } from '../../../src/openapi';
import { withQuery } from '../../../src/contract/paths';
import { askingShop } from '../server/wholeShop/askCell';
import { openWholeShop, type WholeShop } from '../server/wholeShop/openWholeShop';
import { openPeople, type People, type Things } from '../server/wholeShop/people';
import { rightCall } from '../server/wholeShop/rightCalls';
import { sharedThings } from '../server/wholeShop/sharedThings';

const SHOWN_OF_A_LIST = 2;

/** UUIDs, the only values in answers that no setting of a test shop makes deterministic. */
const MADE_BY_CHANCE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Shortens lists, because an example shows the shape, and a shop's whole menu would hide it; replaces UUIDs. */
function cut(value: unknown): unknown {
  if (typeof value === 'string' && MADE_BY_CHANCE.test(value)) return '00000000-0000-4000-8000-000000000000';
  if (Array.isArray(value)) return value.slice(0, SHOWN_OF_A_LIST).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner)]));
}

const answerOf = (body: string): unknown => (body === '' ? undefined : (JSON.parse(body) as unknown));

/** Returns a function that makes a call of the document in a way that succeeds, and describes call and answer. */
function callsOfBuyer(shop: WholeShop, headers: Readonly<Record<string, string>>) {
  const exampleOf = async ({ method, path }: CallText, things: Things): Promise<Example> => {
    const { params = {}, query = {}, headers: own = {}, body } = rightCall(`${method} ${path}`, things);
    const named: Readonly<Record<string, string | undefined>> = { ...things, ...params };
    const values = Object.fromEntries(
      [...path.matchAll(/:([a-zA-Z]+)/g)].map(([, name = '']) => [name, named[name] ?? '']),
    );
    const address = path.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    const response = await shop.app.inject({
      method,
      url: withQuery(address, query),
      headers: { ...headers, ...own },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (response.statusCode >= 400) throw new Error(`${method} ${path}: ${response.body}`);
    return { path: values, query, body, status: response.statusCode, answer: cut(answerOf(response.body)) };
  };
  return exampleOf;
}

export interface ExampledShop {
  readonly shop: WholeShop;
  readonly people: People;
  /** Restores what a call has changed. */
  readonly bringBack: () => Promise<void>;
  readonly routes: WholeShop['routes'];
  /** By operationId. */
  readonly examples: Readonly<Record<string, Example>>;
}

/** The whole shop, and an example of each call of the document. Close the shop when the tests are done. */
export async function openExampledShop(): Promise<ExampledShop> {
  // The server's secret is the same in every run, because signatures made with it are part of the examples.
  const shop = await openWholeShop({ settings: { serverSecret: 'the secret of the examples, the same in every run' } });
  const { people, shared } = await sharedThings(shop, openPeople);
  const asking = await askingShop(shop, people, shared);
  const exampleOf = callsOfBuyer(shop, people.buyer.headers);
  const examples: Record<string, Example> = {};
  for (const text of CALL_GROUPS.flatMap(({ calls }) => calls)) {
    const things = asking.thingsOf('their own', 'buyer', { method: text.method, url: text.path, example: null });
    examples[text.operationId] = await exampleOf(text, things);
    if (text.method !== 'GET') await asking.bringBack();
  }
  return { shop, people, bringBack: () => asking.bringBack(), routes: shop.routes, examples };
}
