import type { ReplayedApplications } from '../replay/application';
import type { TestWriting } from './testing/testWriting';

/** The applications whose recordings are read, and the way to files and to the terminal. */
export interface JournalCommandOptions<S> extends ReplayedApplications<S> {
  /** The bytes of a file, gzipped or not; rejects when it cannot be read. */
  readonly read: (file: string) => Promise<Uint8Array<ArrayBuffer>>;
  readonly write: (line: string) => void;
  /** Writes an error message; it goes to another stream than the result. */
  readonly complain: (line: string) => void;
  /** Writes a file. */
  readonly save: (file: string, content: string) => Promise<void>;
  /** Where tests can be written: in a working copy. */
  readonly tests?: TestWriting;
}

/** 0: all is well. 1: a recording cannot be read, or does not verify. 2: the command was used wrongly. */
export type ExitCode = 0 | 1 | 2;

/** What ends a command: one line that says why, and its exit code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  constructor(
    readonly code: Exclude<ExitCode, 0>,
    message: string,
  ) {
    super(message);
  }
}

/** What was thrown, as one line. */
export const reasonOf = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).replaceAll('\n', ' ');

export { count } from '../replay/describeVerification';
