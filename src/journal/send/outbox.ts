import type { UnsentReason } from '../format';
import type { Recorder } from '../record/recorder';
import type { Segment } from './segment';

export interface OutboxOptions extends Pick<Segment, 'session' | 'part'> {
  readonly recorder: Pick<Recorder, 'follow' | 'flush' | 'gap'>;
  readonly deliver: (segment: Segment) => void;
  /** Characters of a segment; one with a long line may have more. */
  readonly segmentCharacters?: number;
  /** Characters that are kept while nobody sends them. */
  readonly mostCharacters?: number;
}

/** What of a page's recording has still to be sent. */
export interface Outbox {
  /** Encodes and delivers everything up to now; returns the part's last segment, and the last action in it. */
  readonly send: () => { readonly segment: number; readonly action: number };
  /** From here on a segment is delivered as soon as it is full. */
  readonly sendFull: () => void;
  /**
   * Nothing is delivered by itself any more, and what has not `arrived` (the number of the last segment that has) never
   * will be: the log goes on with the next action, after a declared gap with this reason.
   */
  readonly leaveOut: (arrived: number, reason: UnsentReason) => void;
}

/** A log goes on after a gap with this line; whatever precedes it has no state to start from. */
const GAP = '{"k":"gap"';
const ACTION = /^\{"k":"action","n":(\d+)/;

/**
 * Cuts a page's recording into numbered segments, from its first state on. What nobody sends is kept up to a limit;
 * beyond that it is forgotten, which the log declares.
 */
export function createOutbox({
  session,
  part,
  recorder,
  deliver,
  segmentCharacters = 250_000,
  mostCharacters = 4_000_000,
}: OutboxOptions): Outbox {
  let lines: string[] = [];
  let characters = 0;
  let segment = 0;
  let action = 0;
  let sendsFull = false;
  let awaitsGap = false;

  function cut(): void {
    if (lines.length === 0) return;
    const text = `${lines.join('\n')}\n`;
    lines = [];
    characters = 0;
    segment += 1;
    deliver({ session, part, segment, text });
  }

  const declare = (reason: UnsentReason) => recorder.gap(reason);

  function forget(): void {
    lines = [];
    characters = 0;
    awaitsGap = true;
  }

  function add(line: string): void {
    lines.push(line);
    action = Number(ACTION.exec(line)?.[1] ?? action);
    characters += line.length + 1;
    if (sendsFull && characters >= segmentCharacters) cut();
  }

  function keep(line: string): void {
    if (awaitsGap && !line.startsWith(GAP)) return;
    awaitsGap = false;
    add(line);
    if (characters <= mostCharacters) return;
    forget();
    declare('unsent');
  }

  /** Everything that waits, in segments of a usual size. */
  function cutAll(): void {
    const waiting = lines;
    const wasFull = sendsFull;
    lines = [];
    characters = 0;
    sendsFull = true;
    waiting.forEach(add);
    sendsFull = wasFull;
    cut();
  }

  recorder.follow(keep).text.trimEnd().split('\n').forEach(add);
  const [header = ''] = lines;

  return {
    send() {
      recorder.flush();
      cutAll();
      return { segment, action };
    },
    sendFull() {
      sendsFull = true;
      cutAll();
    },
    leaveOut(arrived, reason) {
      recorder.flush();
      declare(reason);
      sendsFull = false;
      forget();
      segment = arrived;
      if (arrived === 0) lines.push(header);
    },
  };
}
