import { findLines, partsOf } from '../../journal/logLines';
import { createReplayStore, type ReplayStore } from '../../journal/replay/replayStore';
import { judgeRecording } from '../../journal/schema/judge';
import { createVerifier, type Verification } from '../../journal/replay/verify';
import { replayedShop } from '../../storefront/app/recording/replayedShop';
import type { RootState } from '../../storefront/kernel/state';

export interface Recording {
  /** One for each part, in order. */
  readonly parts: readonly ReplayStore<RootState>[];
  /** Lines of the log. */
  readonly lines: number;
  /**
   * Compares every state, with a pause after each line, of which it gives the number. The states on the way are kept by
   * the parts, so that wherever it has been is reached at once.
   */
  readonly verify: () => Generator<number, Verification>;
}

/**
 * Opens a recording (NDJSON of one or several parts) in steps, without decoding more of it than its first page needs.
 * Throws when there is no page to be shown in it.
 */
export function* openRecording(bytes: Uint8Array): Generator<undefined, Recording> {
  const lines = yield* findLines(bytes);
  const sources = partsOf(lines);
  if (sources.length === 0) {
    const first = lines.length > 0 ? lines.decode(0) : undefined;
    throw new Error(first?.ok === false ? first.problem.message : 'This is no recording: it has no part.');
  }
  const parts: ReplayStore<RootState>[] = [];
  for (const records of sources) {
    // A part of another format has other fields: its page would be wrong.
    const header = lines.decode(records.first);
    if (!header.ok) throw new Error(header.problem.message);
    const { verdict, reasons } = judgeRecording([header.record], replayedShop);
    if (verdict === 'impossible') throw new Error(['This release cannot replay the recording:', ...reasons].join('\n'));
    parts.push(createReplayStore({ ...replayedShop, records }));
    yield;
  }

  function* verify(): Generator<number, Verification> {
    let part = -1;
    let position = 0;
    const onState = (state: RootState) => parts[part]?.keep(position, state);
    const verifier = createVerifier({ ...replayedShop, onState });
    for (let index = 0; index < lines.length; index += 1) {
      const kind = lines.kindAt(index);
      if (kind === 'header') {
        part += 1;
        position = 0;
      } else if (kind === 'action') position += 1;
      verifier.check(lines.decode(index), lines.numberAt(index));
      yield index;
    }
    return verifier.result();
  }
  return { parts, lines: lines.length, verify };
}
