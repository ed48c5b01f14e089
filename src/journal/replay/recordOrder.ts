import type { JournalProblem } from '../decode';
import {
  UNSENT_REASONS,
  type ActionRecord,
  type HeaderRecord,
  type JournalRecord,
  type SnapshotRecord,
} from '../format';

/** Notes a problem at a line of the log. */
export type Report = (code: JournalProblem['code'], line: number, message: string) => void;

/** The order of a log's records: what is missing, repeated or swapped is reported, unless the log declares it. */
export interface RecordOrder {
  readonly openPart: (header: HeaderRecord, line: number) => void;
  /** Reports a log that does not begin with a header, once. */
  readonly requireHeader: (line: number) => void;
  readonly see: (record: Exclude<JournalRecord, HeaderRecord>, line: number) => void;
  /** The parts read so far, the number of the first one, and the declared gaps: see `Verification`. */
  readonly counts: () => { readonly parts: number; readonly firstPart: number; readonly gaps: number };
}

const isNextPart = (before: number, { part, unsent = 0 }: HeaderRecord): boolean =>
  part > before && part <= before + 1 + unsent;

const isUnsent = (reason: string): boolean => UNSENT_REASONS.some((known) => known === reason);

export function createRecordOrder(report: Report): RecordOrder {
  let header: HeaderRecord | undefined;
  /** The number that the next action should have. */
  let next = 0;
  /** The part's first snapshot has been read. */
  let started = false;
  let ended = false;
  /** A gap or rebase was declared, and its snapshot has not been read yet. */
  let declared = false;
  let parts = 0;
  let firstPart = 1;
  let gaps = 0;

  function seeSnapshot({ n }: SnapshotRecord, line: number): void {
    const inOrder = started ? declared && n === next : declared || n === 0;
    if (!inOrder)
      report(
        'sequence',
        line,
        `the snapshot before action ${n} has no place after action ${next - 1}: something is missing`,
      );
    started = true;
    declared = false;
    next = n;
  }

  function seeAction({ n, a }: ActionRecord, line: number): void {
    if (n > next) report('sequence', line, `actions ${next} to ${n - 1} are missing before ${n} (${a.type})`);
    if (n < next)
      report('sequence', line, `action ${n} (${a.type}) comes after action ${next - 1}: repeated or out of order`);
    next = n + 1;
  }

  return {
    openPart(record, line) {
      if (header && record.session !== header.session)
        report('parts', line, `session ${record.session} follows session ${header.session}`);
      // The header counts parts that had not been sent when it was written; some may have been sent since.
      else if (header && !isNextPart(header.part, record))
        report('parts', line, `part ${record.part} follows part ${header.part}`);
      // What is missing at the end of a part can only be declared by the next one.
      if (record.unrecorded) gaps++;
      if (record.killed) gaps++;
      if (record.unsent) gaps++;
      if (!header) firstPart = record.part - (record.unsent ?? 0);
      header = record;
      next = 0;
      started = false;
      ended = false;
      declared = false;
      parts++;
    },
    requireHeader(line) {
      if (parts > 0) return;
      report('no-header', line, 'the log does not begin with a header');
      parts = 1;
    },
    see(record, line) {
      if (ended) report('after-end', line, `a record "${record.k}" follows the end of its part`);
      if (record.k === 'snapshot') seeSnapshot(record, line);
      else if (record.k === 'action') seeAction(record, line);
      else if (record.k === 'gap' || record.k === 'rebase') {
        gaps++;
        declared = true;
        if (record.k === 'gap' && isUnsent(record.reason)) next = Math.max(next, record.n);
      } else if (record.k === 'end') {
        ended = true;
        if (record.n !== next)
          report('sequence', line, `the part ends at action ${record.n}, but the next one was ${next}`);
      }
    },
    counts: () => ({ parts, firstPart, gaps }),
  };
}
