import { readFileSync } from 'node:fs';
import path from 'node:path';
import document from '../../../../src/openapi/openapi.json';
import { askingShop, outcomeOf } from './askCell';
import { openWholeShop } from './openWholeShop';
import { openPeople, type PersonName, type Things } from './people';
import { readMatrix, type MatrixBlock } from './readMatrix';
import { rightCall } from './rightCalls';
import { sharedThings } from './sharedThings';

const matrix = path.resolve(__dirname, '../../../server/authorisation/matrix.txt');

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly parameters?: readonly { readonly $ref?: string; readonly in?: string; readonly name?: string }[];
}
const parameters: Readonly<Record<string, { readonly in: string; readonly name: string }>> =
  document.components.parameters;
const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = document.paths;

/**
 * Every call of the API's document: its name, method and pattern, the options of its query, the statuses of its
 * answers.
 */
export const documentedCalls = Object.entries(paths).flatMap(([url, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: operation.operationId,
    call: `${method.toUpperCase()} ${url.replace(/\{(\w+)\}/g, ':$1')}`,
    statuses: Object.keys(operation.responses),
    options: (operation.parameters ?? [])
      .map(({ $ref, ...own }) => ($ref === undefined ? own : parameters[$ref.split('/').at(-1) ?? '']))
      .flatMap((one) => (one?.in === 'query' ? [one.name ?? ''] : [])),
  })),
);

const blocks = readMatrix(readFileSync(matrix, 'utf8'));

/** A route of the matrix, and somebody who may make the call. */
function asked(call: string): { readonly route: MatrixBlock['routes'][number]; readonly caller: PersonName } {
  for (const { rows, routes } of blocks) {
    const route = routes.find(({ method, url }) => `${method} ${url}` === call);
    const row = rows.find(({ whose }) => ['nobody’s', 'their own', 'the buyer’s'].includes(whose));
    const caller = (['buyer', 'guest', 'newcomer'] as const).find((name) => /^(ok|30\d)$/.test(row?.cells[name] ?? ''));
    if (route && caller) return { route, caller };
  }
  throw new Error(`Nobody may make this call: ${call}`);
}

interface Changes {
  /** Another caller than the one for whom the call succeeds. */
  readonly caller?: PersonName;
  readonly query?: Things;
  /** Fields of the body beside those of the call that succeeds. */
  readonly body?: object;
  readonly things?: Things;
}

/**
 * Opens the whole shop. `answerTo` makes a documented call, by default as somebody who may make it, and afterwards
 * undoes what it changed; `ask` leaves it changed.
 */
export async function openDocumentedCalls(options: Parameters<typeof openWholeShop>[0] = {}) {
  const shop = await openWholeShop(options);
  const { people, shared } = await sharedThings(shop, openPeople);
  const asking = await askingShop(shop, people, shared);
  const requestOf = (call: string, { caller: other, query = {}, body, things: others = {} }: Changes = {}) => {
    const { route, caller: usual } = asked(call);
    const caller = other ?? usual;
    const things = { ...asking.thingsOf('their own', caller, route), ...others };
    const said = body && { ...rightCall(call, things).body, ...body };
    return asking.requestOf(route.method, route, caller, things, { query, ...(said && { body: said }) });
  };
  /** Makes a call with these changes; `outcome`: `ok`, or the status and code of its refusal. */
  const ask = async (call: string, changes?: Changes) => {
    const response = await shop.app.inject(requestOf(call, changes));
    return { outcome: outcomeOf(response, asked(call).route), response };
  };
  return {
    shop,
    buyersAccountId: people.buyer.things?.['accountId'] ?? '',
    callerOf: (call: string) => asked(call).caller,
    requestOf,
    ask,
    changed: () => asking.changedByRefusal(),
    bringBack: () => asking.bringBack(),
    async answerTo(call: string, changes?: Changes) {
      const { outcome, response } = await ask(call, changes);
      await asking.bringBack();
      return { outcome, body: response.body };
    },
  };
}
export type DocumentedCalls = Awaited<ReturnType<typeof openDocumentedCalls>>;
