import { setImmediate } from 'node:timers/promises';
import { decodeLine } from '../../../../journal/decode';
import type { HeaderRecord, JournalRecord } from '../../../../journal/format';
import { kindIn } from '../../../../journal/logLines';
import type { SegmentId } from '../../../../journal/signed';
import { addFacts, noFacts, type Facts, type RecordedError } from '../facts/facts';
import { SEQUENCE_START, sequenceAfter, type Sequence } from '../facts/sequence';
import { unfitLine } from './segmentProblems';

/** What reading a segment's lines yields. */
export interface ReadSegment {
  /** The header, for the first segment of a part; null for later ones. */
  readonly header: HeaderRecord | null;
  readonly sequence: Sequence;
  readonly facts: Facts;
}

const LINE_FEED = 10;
/** Bytes that are read before other calls get a turn: a few milliseconds of work. */
const PAUSE_EVERY = 256 * 1024;

function readHeader(record: JournalRecord, { session, part }: SegmentId): HeaderRecord {
  if (record.k !== 'header') throw unfitLine(1, 'must be the header of the part');
  if (record.session !== session) throw unfitLine(1, 'is the header of another session');
  if (record.part !== part) throw unfitLine(1, `is the header of part ${record.part}`);
  return record;
}

/** What has arrived of a part before a segment: its sequence and its last error; null: nothing, or no error. */
interface Before {
  readonly sequence: Sequence | null;
  readonly lastError: RecordedError | null;
}

/**
 * Reads the lines of a segment, one by one and with pauses: each must be a record in a recorder's format, and continue
 * the sequence of what has arrived before. Throws 400 INVALID_API_INPUT with the first line that is not.
 */
export async function readSegment(bytes: Buffer, id: SegmentId, before: Before): Promise<ReadSegment> {
  if (bytes.length === 0 || bytes.at(-1) !== LINE_FEED) throw unfitLine(1, 'is missing: segments are whole lines');
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const facts = noFacts(before.lastError);
  let header: HeaderRecord | null = null;
  let { sequence } = before;
  let pauseAt = PAUSE_EVERY;
  let number = 1;
  for (let start = 0; start < bytes.length; number += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    const kind = kindIn(bytes, start);
    const text = textOf(decoder, bytes.subarray(start, end), number);
    const record = recordOf(text, number);
    // Verifiers recognise the kind of a record by the first characters of its line.
    if (record.k !== kind) throw unfitLine(number, 'does not begin with its kind');
    if (sequence === null) {
      header = readHeader(record, id);
      sequence = SEQUENCE_START;
    } else {
      if (record.k === 'close' || record.k === 'seal') throw unfitLine(number, 'is for the server to write');
      const next = sequenceAfter(sequence, record);
      if (next === null) throw unfitLine(number, `is out of sequence: a record "${record.k}" has no place there`);
      addFacts(facts, record, text, sequence.next);
      sequence = next;
    }
    start = end + 1;
    if (start >= pauseAt) {
      pauseAt += PAUSE_EVERY;
      await setImmediate();
    }
  }
  return { header, sequence: sequence ?? SEQUENCE_START, facts };
}

function textOf(decoder: InstanceType<typeof TextDecoder>, bytes: Buffer, number: number): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw unfitLine(number, 'is not UTF-8');
  }
}

function recordOf(text: string, number: number): JournalRecord {
  const decoded = decodeLine(text, number);
  if (decoded.ok) return decoded.record;
  // The decoder's message begins with the number of the line, and quotes at most the name of a kind.
  throw unfitLine(number, decoded.problem.message.replace(/^line \d+ /, ''));
}
