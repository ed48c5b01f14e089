import { fillPath, withQuery } from '../paths';
import { SUPPORT_PAGE } from './supportPaths';

/** A moment of a recording: the number of a part, and that of an action in it. */
export interface RecordingMoment {
  readonly part: number;
  readonly action: number;
}

/** A time on the clock of a recording, in ms UTC: it finds what happened at the same time in another tab. */
export interface RecordedTime {
  readonly at: number;
}

/** Support's own pages; they have no route in the shop's router. */
export const SUPPORT_PAGES = {
  sessions: SUPPORT_PAGE,
  session: `${SUPPORT_PAGE}/sessions/:session`,
  /** A recording that was opened from a file. */
  file: `${SUPPORT_PAGE}/file`,
} as const;

/** The page that plays a session, at a moment of it or as it was at a time, if either is given. */
export const sessionPageAddress = (session: string, moment?: RecordingMoment | RecordedTime): string =>
  withQuery(fillPath('session', SUPPORT_PAGES.session, { session }), { ...moment });
