/** An answer as it came over the network. */
export interface Answer {
  readonly status: number;
  /** null: it had no body. */
  readonly json: unknown;
}

/** A call in JSON; `key` is its Idempotency-Key. */
export interface VisitorCall {
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** A visitor who keeps cookies as a browser does, at a server whose address may change. */
export function visitorAt(origin: () => string) {
  const cookies = new Map<string, string>();
  return {
    /** Rejects when the connection is lost before the answer. */
    async send({ method, path, body }: VisitorCall, key?: string): Promise<Answer> {
      const answer = await fetch(origin() + path, {
        method,
        headers: {
          origin: origin(),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: answer.status, json: text === '' ? null : (JSON.parse(text) as unknown) };
    },
  };
}
export type Visitor = ReturnType<typeof visitorAt>;
