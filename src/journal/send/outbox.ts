import type { UnsentReason } from '../format';
import type { Recorder } from '../record/recorder';
import type { Segment } from './segment';

export interface OutboxOptions extends Pick<Segment, 'session' | 'part' | 'page'> {
  readonly recorder: Pick<Recorder, 'follow' | 'flush' | 'gap'>;
  readonly deliver: (segment: Segment) => void;
  /** Characters from which on a segment is full: it ends with the line that reaches them. */
  readonly segmentCharacters?: number;
  /** The number of characters kept while nothing is sent. */
  readonly mostCharacters?: number;
}

/** The part of a page's recording that has not been sent. */
export interface Outbox {
  /** Encodes and delivers everything so far; returns the part's last segment, and the last action in it. */
  readonly send: () => { readonly segment: number; readonly action: number };
  /** Delivers everything encoded so far, and from now on each segment as soon as it is full. */
  readonly sendFull: () => void;
  /** From now on nothing is delivered unless requested. */
  readonly keepFull: () => void;
  /**
   * Drops what is waiting: the log resumes with the next action, after a gap with this reason. If it is known that only
   * the segments up to `arrived` have arrived, numbering continues after that one.
   */
  readonly leaveOut: (reason: UnsentReason, arrived?: number) => void;
}

/**
 * How the line of a gap begins. After waiting lines were dropped, the log resumes with this line: the lines before it
 * have no state to start from, and are dropped too.
 */
const GAP = '{"k":"gap"';
const ACTION = /^\{"k":"action","n":(\d+)/;

/**
 * Cuts a page's recording into numbered segments, from its first state on. What is not sent is kept up to a limit;
 * beyond that it is dropped, which the log declares.
 */
export function createOutbox({
  session,
  part,
  page,
  recorder,
  deliver,
  segmentCharacters = 250_000,
  mostCharacters = 8_000_000,
}: OutboxOptions): Outbox {
  let lines: string[] = [];
  let characters = 0;
  let segment = 0;
  let action = 0;
  let sendsFull = false;
  let awaitsGap = false;

  function cut(byConsent: boolean): void {
    if (lines.length === 0) return;
    const text = `${lines.join('\n')}\n`;
    lines = [];
    characters = 0;
    segment += 1;
    deliver({ session, part, page, segment, text, byConsent });
  }

  const declare = (reason: UnsentReason) => recorder.gap(reason);

  function forget(): void {
    // A part begins with its header, even if everything else is left out.
    lines = segment === 0 ? [header] : [];
    characters = 0;
    awaitsGap = true;
  }

  function add(line: string): void {
    lines.push(line);
    action = Number(ACTION.exec(line)?.[1] ?? action);
    characters += line.length + 1;
  }
  const isFull = () => characters >= segmentCharacters;

  function keep(line: string): void {
    if (awaitsGap && !line.startsWith(GAP)) return;
    awaitsGap = false;
    add(line);
    if (sendsFull && isFull()) cut(true);
    if (characters <= mostCharacters) return;
    forget();
    declare('unsent');
  }

  /** Delivers all waiting lines, in segments of the usual size. */
  function cutAll(): void {
    const waiting = lines;
    lines = [];
    characters = 0;
    for (const line of waiting) {
      add(line);
      if (isFull()) cut(sendsFull);
    }
    cut(sendsFull);
  }

  const soFar = recorder.follow(keep).text.trimEnd().split('\n');
  const [header = ''] = soFar;
  soFar.forEach(add);

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
    keepFull() {
      sendsFull = false;
    },
    leaveOut(reason, arrived = segment) {
      recorder.flush();
      declare(reason);
      segment = arrived;
      forget();
    },
  };
}
