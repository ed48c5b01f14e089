import type { ActionRecord } from './format';

/** How often the requests of an endpoint ended in each way. */
export interface RequestCounts {
  asked: number;
  answered: number;
  failed: number;
  aborted: number;
  /** Answered by the cache or by a request already under way, without a request of its own. */
  cached: number;
}

interface RequestAction {
  readonly kind: 'Query' | 'Mutation';
  readonly endpoint: string;
  readonly end: 'pending' | 'fulfilled' | 'rejected';
  readonly meta: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** How the types of RTK Query's actions end, after the api's path. */
const ENDS = (['Query', 'Mutation'] as const).flatMap((kind) =>
  (['pending', 'fulfilled', 'rejected'] as const).map((end) => ({ kind, end })),
);

/** The request of RTK Query that an action belongs to; undefined for every other action. */
export function requestOf({ a }: ActionRecord): RequestAction | undefined {
  const found = ENDS.find((one) => a.type.endsWith(`/execute${one.kind}/${one.end}`));
  const meta = a['meta'];
  const arg = isObject(meta) ? meta['arg'] : undefined;
  const endpoint = isObject(arg) ? arg['endpointName'] : undefined;
  return found && isObject(meta) && typeof endpoint === 'string' ? { ...found, endpoint, meta } : undefined;
}

/** The requests of some actions by endpoint, in the order of each endpoint's first request. */
export function countRequests(actions: readonly ActionRecord[]): ReadonlyMap<string, RequestCounts> {
  const counts = new Map<string, RequestCounts>();
  for (const action of actions) {
    const request = requestOf(action);
    if (!request) continue;
    const own = counts.get(request.endpoint) ?? { asked: 0, answered: 0, failed: 0, aborted: 0, cached: 0 };
    counts.set(request.endpoint, own);
    if (request.end === 'pending') own.asked++;
    else if (request.end === 'fulfilled') own.answered++;
    else if (request.meta['condition'] === true) own.cached++;
    else if (request.meta['aborted'] === true) own.aborted++;
    else own.failed++;
  }
  return counts;
}
