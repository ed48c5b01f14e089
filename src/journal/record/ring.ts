import { encodeRecord, type GapRecord, type HeaderRecord, type RebaseRecord } from '../format';
import { fingerprint } from '../fingerprint';

interface Segment {
  /** Sequence number of the segment's first action. */
  readonly n: number;
  /** The state before the segment's first action, by reference: needed if the segment becomes the oldest. */
  readonly state: unknown;
  readonly injected: string[];
  readonly lines: string[];
  /**
   * Written even if it is not the oldest segment: the snapshot, after the gap or rebase for which the segment begins,
   * or at the beginning of the session. Empty: the segment goes on where the one before it ends.
   */
  readonly opening: readonly string[];
  /** Size in characters of all lines, and of `opening` unless this is the oldest segment. */
  bytes: number;
  actions: number;
}

/**
 * Why a segment has to begin with a snapshot: after a gap or a rebase, or because the session begins. undefined: it
 * needs none.
 */
type Beginning = GapRecord | RebaseRecord | 'session' | undefined;

/**
 * The encoded log, bounded: the oldest segments are dropped, and the new head starts from a snapshot behind a declared
 * gap.
 */
export interface Ring {
  /** Starts a segment at action `n` from `state`. */
  begin: (n: number, state: unknown, begins: Beginning) => void;
  /** Adds a line; if it is the line of action `n`, `state` is the state after that action. */
  add: (line: string, n?: number, state?: unknown) => void;
  inject: (n: number, endpoints: readonly string[]) => void;
  text: () => string;
  /**
   * Passes each later line of the log to the listener, until the returned function is called; one listener at a time.
   */
  follow: (listener: LineListener) => () => void;
}

/** Receives a line of the log, without its line feed. */
export type LineListener = (line: string) => void;

/** Segments per ring: dropping one loses about an eighth of what is kept. */
const SEGMENTS = 8;

const sizeOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0);

/** A ring of at most `maxBytes` characters and `maxActions` actions, not counting its header and the oldest segment's snapshot. */
export function createRing(header: HeaderRecord, maxBytes: number, maxActions: number): Ring {
  const segments: Segment[] = [];
  const endpoints = [...header.endpoints];
  let bytes = 0;
  let actions = 0;
  let dropped = false;
  /** Number of the next action, and the state before it. */
  let next: { readonly n: number; readonly state: unknown } = { n: 0, state: undefined };
  let listener: LineListener | undefined;

  function openingOf(n: number, state: unknown, begins: Beginning): readonly string[] {
    if (begins === undefined) return [];
    return [...(begins === 'session' ? [] : [encodeRecord(begins)]), snapshotLine(n, state)];
  }

  function begin(n: number, state: unknown, begins: Beginning): void {
    const opening = openingOf(n, state, begins);
    // The oldest segment has a snapshot in any case, which does not count.
    const own = segments.length === 0 ? 0 : sizeOf(opening);
    segments.push({ n, state, opening, injected: [], lines: [], bytes: own, actions: 0 });
    bytes += own;
    next = { n, state };
    if (listener) opening.forEach(listener);
    dropOldest();
  }

  function dropOldest(): void {
    while (bytes > maxBytes || actions > maxActions) {
      const [oldest, head] = segments;
      if (!oldest || !head) return;
      segments.shift();
      const counted = sizeOf(head.opening);
      head.bytes -= counted;
      bytes -= oldest.bytes + counted;
      actions -= oldest.actions;
      endpoints.push(...oldest.injected);
      dropped = true;
    }
  }

  function add(line: string, n?: number, state?: unknown): void {
    const segment = segments.at(-1);
    if (!segment) return;
    listener?.(line);
    segment.lines.push(line);
    segment.bytes += line.length + 1;
    bytes += line.length + 1;
    if (n !== undefined) {
      segment.actions++;
      actions++;
      next = { n: n + 1, state };
    }
    // Lines other than actions, such as marks, can fill a segment, too: the next one then begins with the state after
    // the last action.
    if (segment.actions * SEGMENTS >= maxActions || segment.bytes * SEGMENTS >= maxBytes)
      begin(next.n, next.state, undefined);
    dropOldest();
  }

  return {
    begin,
    add,
    inject(n, names) {
      (segments.at(-1)?.injected ?? endpoints).push(...names);
      add(encodeRecord({ k: 'inject', n, endpoints: names }));
    },
    text() {
      const lines = [encodeRecord({ ...header, endpoints })];
      segments.forEach(({ n, state, opening, lines: own }, index) => {
        if (index === 0 && dropped) lines.push(encodeRecord({ k: 'gap', n, reason: 'size' }));
        if (index === 0 && opening.length === 0) lines.push(snapshotLine(n, state));
        lines.push(...opening);
        for (const line of own) lines.push(line);
      });
      return `${lines.join('\n')}\n`;
    },
    follow(follower) {
      listener = follower;
      return () => {
        if (listener === follower) listener = undefined;
      };
    },
  };
}

const snapshotLine = (n: number, state: unknown): string =>
  encodeRecord({ k: 'snapshot', n, f: fingerprint(state), state });
