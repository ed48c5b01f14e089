import type { RecordedRecord } from '../../../../journal/format';

/** The current position in the sequence of a part's lines. */
export interface Sequence {
  /** The expected number of its next action. */
  readonly next: number;
  /** What the next line may be: a first snapshot, a snapshot after a declared gap, any record, or nothing more. */
  readonly awaits: 'start' | 'snapshot' | 'record' | 'nothing';
}

/** The sequence at the beginning of a part, after its header. */
export const SEQUENCE_START: Sequence = { next: 0, awaits: 'start' };

function afterSnapshot({ next, awaits }: Sequence, n: number): Sequence | null {
  // After a gap the first state may have any number, because what is missing was declared.
  const isInPlace = awaits === 'start' ? n === 0 : awaits === 'snapshot' && n >= next;
  return isInPlace ? { next: n, awaits: 'record' } : null;
}

/** The sequence after one more record; null: the record is out of sequence by the rules of the journal's verifier. */
export function sequenceAfter(at: Sequence, record: RecordedRecord): Sequence | null {
  const { next, awaits } = at;
  if (awaits === 'nothing') return null;
  switch (record.k) {
    case 'header':
      return null;
    case 'snapshot':
      return afterSnapshot(at, record.n);
    case 'action':
      return awaits === 'record' && record.n === next ? { next: next + 1, awaits } : null;
    case 'gap':
    case 'rebase':
      return record.n >= next ? { next, awaits: 'snapshot' } : null;
    case 'inject':
    case 'marker':
      return record.n >= next ? at : null;
    case 'end':
      return record.n >= next ? { next, awaits: 'nothing' } : null;
  }
}
