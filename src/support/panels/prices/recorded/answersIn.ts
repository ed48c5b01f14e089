import type { RootState } from '../../../../storefront/kernel/state';

/** An answer of the server as the shopper's page received it. */
export interface RecordedAnswer<T> {
  readonly argument: unknown;
  readonly data: T;
  readonly at: number;
}

/** The answers of an endpoint in a recorded state, the newest first; T is what the endpoint answers. */
export function answersIn<T>({ api }: Pick<RootState, 'api'>, endpoint: string): readonly RecordedAnswer<T>[] {
  const answers: RecordedAnswer<T>[] = [];
  for (const entry of Object.values(api.queries)) {
    if (entry?.endpointName !== endpoint || entry.data === undefined || entry.data === null) continue;
    // Checked edge: the server's answer, whose type the endpoint defines.
    answers.push({ argument: entry.originalArgs, data: entry.data as T, at: entry.fulfilledTimeStamp ?? 0 });
  }
  return answers.sort((one, other) => other.at - one.at);
}
