import type { Clock } from '../clock';
import { BOUNDS } from '../limits/bounds';

/** A log line of one request. */
export interface LoggedLine {
  readonly requestId: string;
  readonly at: number;
  /** The number of the line among those that this process has buffered. */
  readonly number: number;
  /** JSON as logged, without its line feed; a long line is cut. */
  readonly line: string;
}

/** The newest log lines of requests, until they are taken. */
export interface LogBuffer {
  /** Receives every line that is written. */
  note(line: string): void;
  /** The lines since the last call; if there were too many, the newest ones. */
  take(): readonly LoggedLine[];
}

/** Maximum number of buffered lines: a few seconds of a busy shop. */
const WAITING = 5_000;
/** Files of the build are the same for everybody, and no recording contains their requests. */
const ABOUT_FILES = /"path":"\/assets\//;
const REQUEST_ID = /"requestId":"([\w-]{8,64})"/;

export function createLogBuffer(clock: Clock): LogBuffer {
  let waiting: LoggedLine[] = [];
  let number = 0;
  return {
    note(line) {
      const requestId = REQUEST_ID.exec(line)?.[1];
      if (requestId === undefined || ABOUT_FILES.test(line)) return;
      number += 1;
      waiting.push({ requestId, at: clock.now(), number, line: line.trimEnd().slice(0, BOUNDS.logLineCharacters) });
      if (waiting.length > WAITING) waiting = waiting.slice(-WAITING / 2);
    },
    take() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}
