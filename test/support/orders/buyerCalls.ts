/** The answer to a call; a call without an answer throws instead. */
export interface Answered {
  readonly status: number;
  readonly json: unknown;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}
export interface Reply {
  readonly status: number;
  readonly text: string;
  /** The Set-Cookie headers of the reply. */
  readonly cookies: readonly string[];
}

/** A field of an answer by its path; throws when it is not there. */
export const read = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((found, part) => {
    if (typeof found !== 'object' || found === null || !(part in found)) {
      throw new Error(`No ${path.join('.')} in ${JSON.stringify(value)}`);
    }
    return (found as Record<string | number, unknown>)[part];
  }, value);

/** Sends a buyer's calls to the server at this origin. */
export const overNetwork =
  (origin: () => string) =>
  async ({ method, path, headers, body }: Call): Promise<Reply> => {
    const answer = await fetch(origin() + path, { method, headers, ...(body === undefined ? {} : { body }) });
    return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() };
  };

/** The server answered a correct call in a way that no crash can explain. */
export class RefusedError extends Error {}

/**
 * How a buyer calls the server: with a cookie jar, and under the idempotency key that a step passes: the same one for
 * its repeats after a lost answer, a new one after a voided payment.
 */
export interface BuyerCalls {
  /** `from`: the origin that the call names. */
  readonly call: (method: string, path: string, body: unknown, key: string, from?: string) => Promise<Answered>;
  /** The answer to a step; throws RefusedError if it is a refusal. */
  readonly expectOk: (step: string, answered: Promise<Answered>) => Promise<unknown>;
}

export function createBuyerCalls(
  name: string,
  origin: () => string,
  send: (call: Call) => Promise<Reply> = overNetwork(origin),
): BuyerCalls {
  const cookies = new Map<string, string>();
  return {
    async call(method, path, body, key, from = origin()) {
      const {
        status,
        text,
        cookies: given,
      } = await send({
        method,
        path,
        headers: {
          origin: from,
          cookie: [...cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
          'idempotency-key': `${name}-${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      for (const set of given) {
        const [pair = ''] = set.split(';');
        const equals = pair.indexOf('=');
        cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
      }
      return { status, json: text === '' ? null : (JSON.parse(text) as unknown) };
    },
    async expectOk(step, answered) {
      const { status, json } = await answered;
      if (status >= 200 && status < 300) return json;
      throw new RefusedError(`${name} was refused at ${step}: ${status} ${JSON.stringify(json)}`);
    },
  };
}
