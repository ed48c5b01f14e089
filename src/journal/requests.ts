import type { ActionRecord } from './format';

/** How often the requests of an endpoint ended in each way. */
export interface RequestCounts {
  asked: number;
  answered: number;
  failed: number;
  aborted: number;
  /** Answered by the cache, without a request. */
  cached: number;
}

interface RequestAction {
  readonly endpoint: string;
  readonly end: 'pending' | 'fulfilled' | 'rejected';
  readonly meta: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The request of RTK Query that an action belongs to; undefined for every other action. */
export function requestOf({ a }: ActionRecord): RequestAction | undefined {
  const end = /\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/.exec(a.type)?.[1];
  const meta = a['meta'];
  const arg = isObject(meta) ? meta['arg'] : undefined;
  const endpoint = isObject(arg) ? arg['endpointName'] : undefined;
  if (!isObject(meta) || typeof endpoint !== 'string') return undefined;
  return end === 'pending' || end === 'fulfilled' || end === 'rejected' ? { endpoint, end, meta } : undefined;
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
