import type { ReplayedApplications } from '../replay/application';
import type { TestWriting } from './testing/testWriting';

/** The applications whose recordings can be read, and access to files and the terminal. */
export interface JournalCommandOptions<S> extends ReplayedApplications<S> {
  /** The bytes of a file, gzipped or not; rejects when it cannot be read. */
  readonly read: (file: string) => Promise<Uint8Array<ArrayBuffer>>;
  readonly write: (line: string) => void;
  /** Writes an error message, to another stream than the result. */
  readonly complain: (line: string) => void;
  /** Writes a file. */
  readonly save: (file: string, content: string) => Promise<void>;
  /** The working copy in which tests can be written; undefined elsewhere. */
  readonly tests?: TestWriting;
}

/**
 * 0: success. 1: a recording cannot be read or replayed, does not verify, or a test written for it does not pass.
 * 2: wrong usage, or the result cannot be written.
 */
export type ExitCode = 0 | 1 | 2;

/** Ends a command with a reason and an exit code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  constructor(
    readonly code: Exclude<ExitCode, 0>,
    message: string,
  ) {
    super(message);
  }
}

/** A thrown value as one line. */
export const reasonOf = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).replaceAll('\n', ' ');

export { count } from '../replay/describeVerification';
