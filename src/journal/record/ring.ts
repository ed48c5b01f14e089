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
   * Why the segment's snapshot is written even if it is not the oldest segment: it begins after a gap or a rebase, or
   * the session begins with it. undefined: neither.
   */
  readonly begins: GapRecord | RebaseRecord | 'session' | undefined;
  bytes: number;
  actions: number;
}

/**
 * The encoded log, bounded: the oldest segments are dropped, and the new head starts from a snapshot behind a declared
 * gap.
 */
export interface Ring {
  /** Starts a segment at action `n` from `state`. */
  begin: (n: number, state: unknown, begins: Segment['begins']) => void;
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

/** A ring of at most `maxBytes` characters and `maxActions` actions, not counting its header and head snapshot. */
export function createRing(header: HeaderRecord, maxBytes: number, maxActions: number): Ring {
  const segments: Segment[] = [];
  const endpoints = [...header.endpoints];
  let bytes = 0;
  let actions = 0;
  let dropped = false;
  let listener: LineListener | undefined;

  function begin(n: number, state: unknown, begins: Segment['begins']): void {
    segments.push({ n, state, begins, injected: [], lines: [], bytes: 0, actions: 0 });
    if (!listener || !begins) return;
    if (typeof begins === 'object') listener(encodeRecord(begins));
    listener(snapshotLine(n, state));
  }

  function dropOldest(): void {
    while (segments.length > 1 && (bytes > maxBytes || actions > maxActions)) {
      const oldest = segments.shift();
      if (!oldest) return;
      bytes -= oldest.bytes;
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
    if (n === undefined) return;
    segment.actions++;
    actions++;
    if (segment.actions * SEGMENTS >= maxActions || segment.bytes * SEGMENTS >= maxBytes)
      begin(n + 1, state, undefined);
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
      segments.forEach(({ n, state, begins, lines: own }, index) => {
        if (index === 0 && dropped) lines.push(encodeRecord({ k: 'gap', n, reason: 'size' }));
        if (typeof begins === 'object') lines.push(encodeRecord(begins));
        if (index === 0 || begins) lines.push(snapshotLine(n, state));
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
