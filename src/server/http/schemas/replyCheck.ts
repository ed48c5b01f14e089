import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The first path at which two JSON values differ: "items.0.name". */
function differenceAt(sent: unknown, meant: unknown, path: readonly string[]): string {
  if (typeof sent === 'object' && sent !== null && typeof meant === 'object' && meant !== null) {
    const left: Readonly<Record<string, unknown>> = { ...sent };
    const right: Readonly<Record<string, unknown>> = { ...meant };
    const key = [...Object.keys(right), ...Object.keys(left)].find(
      (name) => !isDeepStrictEqual(left[name], right[name]),
    );
    if (key !== undefined) return differenceAt(left[key], right[key], [...path, key]);
  }
  return path.length === 0 ? '(the whole)' : path.join('.');
}

/**
 * For tests: a reply schema silently drops undeclared fields and converts types. With this check such a reply fails
 * with status 500, and the path is logged.
 */
export function checkReplies(app: FastifyInstance): void {
  const meant = new WeakMap<FastifyReply, string>();
  app.addHook('preSerialization', (_request, reply, payload, done) => {
    meant.set(reply, JSON.stringify(payload));
    done(null, payload);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const raw = meant.get(reply);
    meant.delete(reply);
    // The same text has the same values.
    if (raw !== undefined && raw !== payload && typeof payload === 'string') {
      const was: unknown = JSON.parse(raw);
      const is: unknown = JSON.parse(payload);
      if (!isDeepStrictEqual(is, was)) {
        const route = `${request.method} ${request.routeOptions.url ?? ''}`;
        done(new Error(`The reply schema of ${route} changes the reply at ${differenceAt(is, was, [])}.`));
        return;
      }
    }
    done(null, payload);
  });
}
