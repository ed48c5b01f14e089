import diagnostics from 'node:diagnostics_channel';
import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify';

/** A route as the server registered it, one for each of its methods. */
export interface ServedRoute {
  readonly method: string;
  /** The pattern, with `:names` of its parameters. */
  readonly url: string;
  readonly schema: RouteOptions['schema'];
  /** The limit of its body in bytes, if it differs from the default. */
  readonly bodyLimit: number | undefined;
  /** The other pages that may send changes there (`http/originCheck`). */
  readonly alsoFrom: FastifyContextConfig['alsoFrom'];
}

const INITIALISED = 'fastify.initialization';

/** Every route that is registered while `start` runs, those of the app itself included. */
export async function routesDuring<T>(start: () => Promise<T>): Promise<readonly [T, readonly ServedRoute[]]> {
  const routes: ServedRoute[] = [];
  const listen = (message: unknown): void => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, schema, bodyLimit, config }) => {
      routes.push(
        ...[method].flat().map((one) => ({ method: one, url, schema, bodyLimit, alsoFrom: config?.alsoFrom })),
      );
    });
  };
  diagnostics.subscribe(INITIALISED, listen);
  try {
    return [await start(), routes];
  } finally {
    diagnostics.unsubscribe(INITIALISED, listen);
  }
}
