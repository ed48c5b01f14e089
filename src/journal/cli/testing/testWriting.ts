import type { UnknownAction } from '@reduxjs/toolkit';

/** What `journal test` needs of the working copy in which it writes a test. */
export interface TestWriting {
  /** What a shopper sees because of an action, if it is worth testing; undefined for most actions. */
  readonly momentOf: (action: UnknownAction) => string | undefined;
  /** Writes a file, creating its folders. */
  readonly writeFile: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Runs a test that was just written, so that Jest stores its snapshots; returns what went wrong. */
  readonly keepTexts: (file: string) => Promise<string | undefined>;
}
