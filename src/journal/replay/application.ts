import type { Reducer } from '@reduxjs/toolkit';
import type { HeaderRecord } from '../format';
import type { ReplaySchema } from '../schema/schema';
import type { ReplayApi } from './replayedReducer';

/** What replaying an application requires. */
export interface ReplayedApplication<S> {
  readonly reducer: Reducer<S>;
  /** The api of the reducer, with every endpoint injected; needed for a log that contains RTK Query's actions. */
  readonly api?: ReplayApi;
  /** Today's shapes; needed for a log that an earlier release recorded. */
  readonly schema?: ReplaySchema;
}

/** The application of recordings whose header names none, and further ones by name. */
export interface ReplayedApplications<S> extends ReplayedApplication<S> {
  readonly others?: Readonly<Record<string, ReplayedApplication<S>>>;
  /** The applications of other releases, by release: each replays what that release recorded. */
  readonly released?: ReadonlyMap<string, ReplayedApplications<S>>;
}

/** The application that recorded a part; undefined if the release that replays it has no application of that name. */
export function applicationOf<S>(
  applications: ReplayedApplications<S>,
  header: Pick<HeaderRecord, 'application' | 'release'> | undefined,
): ReplayedApplication<S> | undefined {
  const { others, reducer, api, schema } = (header && applications.released?.get(header.release)) ?? applications;
  const name = header?.application;
  if (name !== undefined) return others && Object.hasOwn(others, name) ? others[name] : undefined;
  return { reducer, ...(api && { api }), ...(schema && { schema }) };
}
