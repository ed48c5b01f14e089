export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who can get an answer other than a refusal. `anybody`: guests too, with or without a cookie. `carts`, `checkouts`,
 * `orders`: the owner. `users`: any logged-in user.
 */
export type Callers = 'anybody' | 'carts' | 'checkouts' | 'orders' | 'users';

/** The documentation of a call for writers of clients, in addition to its schemas. */
export interface CallText {
  readonly operationId: string;
  readonly method: Method;
  /** The pattern of the server's route. */
  readonly path: string;
  readonly summary: string;
  /** In Markdown. */
  readonly description: string;
  readonly callers: Callers;
  /** What a success of each status means, where there are several, or where the route has no schema of it. */
  readonly successes?: Readonly<Record<number, string>>;
  /** The call may carry an `Idempotency-Key`. */
  readonly hasKey?: boolean;
  /** Options that nearly every call takes, and that this call refuses. */
  readonly refusedOptions?: readonly string[];
}

export interface CallGroup {
  readonly tag: string;
  readonly description: string;
  readonly calls: readonly CallText[];
}
