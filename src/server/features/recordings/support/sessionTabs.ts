import type { ReadDatabase } from '../../../database/Database';
import type { RecordingRow } from './recordingNamed';

/**
 * A pause up to this long is within a session, in ms: a page that is only read records nothing, and a tab that is
 * opened beside it may be the next thing that happens.
 */
const LONGEST_PAUSE_MS = 30 * 60_000;
/** The most tabs of a session: the next one begins another, so that the work for a list is bounded. */
const MOST_TABS = 100;
/** The most tabs listed on each side of a recording: hardly anybody has more of the shop at once. */
const TABS_BESIDE = 10;

/** The columns that lists show of a tab, and those by which tabs are grouped into sessions; lists read no others. */
export const TAB_COLUMNS = [
  ...(['session', 'browser_hash', 'started_at', 'ended_at'] as const),
  ...(['pages', 'actions', 'errors', 'cart_changes', 'dead_presses'] as const),
] as const;
export type TabRow = Pick<RecordingRow, (typeof TAB_COLUMNS)[number]>;
type Tabs = readonly TabRow[];

/** Divides recordings, sorted by browser and start, into sessions: a browser's tabs up to its next long pause. */
function sessionsIn(sorted: Tabs): readonly Tabs[] {
  const sessions: TabRow[][] = [];
  let browser = '';
  let end = 0;
  for (const tab of sorted) {
    const last = sessions.at(-1);
    const isNext = tab.browser_hash === browser && tab.started_at <= end + LONGEST_PAUSE_MS;
    const current = isNext && last !== undefined && last.length < MOST_TABS ? last : undefined;
    if (current) current.push(tab);
    else sessions.push([tab]);
    end = current ? Math.max(end, tab.ended_at) : tab.ended_at;
    browser = tab.browser_hash;
  }
  return sessions;
}

export type TabReader = (recordings: Tabs) => Promise<ReadonlyMap<string, Tabs>>;

/**
 * Reads all tabs of the sessions that recordings belong to, by recording and in the order in which they began. A
 * browser is identified by the hash of the secret that its recordings are bound to; its tabs are read once by a reader,
 * which serves all of one call. The column of that hash has no index, because the table is small: one row for each
 * recording that is still kept.
 */
export function tabReader(db: ReadDatabase): TabReader {
  const tabsOf = new Map<string, Tabs>();
  const known = new Set<string>();
  return async (recordings) => {
    const browsers = [...new Set(recordings.map(({ browser_hash }) => browser_hash))].filter((one) => !known.has(one));
    if (browsers.length > 0) {
      const sorted = await db
        .selectFrom('recording')
        .select(TAB_COLUMNS)
        .where('browser_hash', 'in', browsers)
        // A recording without segments was opened, but none of its content has arrived.
        .where('segments', '>', 0)
        .orderBy('browser_hash')
        .orderBy('started_at')
        .orderBy('session')
        .execute();
      for (const tabs of sessionsIn(sorted)) for (const { session } of tabs) tabsOf.set(session, tabs);
      for (const browser of browsers) known.add(browser);
    }
    for (const recording of recordings) if (!tabsOf.has(recording.session)) tabsOf.set(recording.session, [recording]);
    return tabsOf;
  };
}

/** The other tabs of a session nearest to one of them by start, at most `TABS_BESIDE` on each side, in order. */
export function tabsBeside(tabs: Tabs, { session }: Pick<TabRow, 'session'>): Tabs {
  const at = tabs.findIndex((tab) => tab.session === session);
  return [...tabs.slice(Math.max(0, at - TABS_BESIDE), Math.max(0, at)), ...tabs.slice(at + 1, at + 1 + TABS_BESIDE)];
}
