import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { CALL_GROUPS, refusalsOf } from '../../../../src/openapi';
import { seeCall } from './seenCalls';

const INITIALISED = 'fastify.initialization';

const documented: ReadonlyMap<string, ReturnType<typeof refusalsOf>> = new Map(
  CALL_GROUPS.flatMap(({ calls }) => calls).map((text) => [`${text.method} ${text.path}`, refusalsOf(text)] as const),
);

/** The codes of an array of refusals; empty if the body is not one. */
function codesIn(payload: unknown): readonly string[] {
  const body: unknown = typeof payload === 'string' && payload.startsWith('[') ? JSON.parse(payload) : [];
  return Array.isArray(body) ? body.map((entry: { readonly errorCode: string }) => entry.errorCode) : [];
}

function checkRefusals(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { method, routeOptions } = request;
    const { statusCode } = reply;
    const call = `${method} ${routeOptions.url ?? ''}`;
    const refusals = documented.get(call);
    const codes = statusCode < 400 ? [] : codesIn(payload);
    if (refusals) seeCall(request, reply, codes);
    const known: readonly string[] = refusals?.[statusCode] ?? [];
    const unknown = refusals === undefined ? [] : codes.filter((code) => !known.includes(code));
    if (unknown.length === 0) {
      done(null, payload);
      return;
    }
    const message = `${call} does not document ${String(statusCode)} ${unknown.join()}: see src/openapi/ownRefusals.ts.`;
    done(null, JSON.stringify([{ errorCode: 'UNDOCUMENTED', message }]));
  });
}

/**
 * Makes every server that is started by `start` replace a refusal that the API's document does not name by a code that
 * no test expects.
 */
export async function withCheckedRefusals<T>(start: () => Promise<T>): Promise<T> {
  const listen = (message: unknown): void => checkRefusals((message as { readonly fastify: FastifyInstance }).fastify);
  diagnostics.subscribe(INITIALISED, listen);
  try {
    return await start();
  } finally {
    diagnostics.unsubscribe(INITIALISED, listen);
  }
}
