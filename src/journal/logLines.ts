import { decodeLine, type Decoded } from './decode';
import type { JournalRecord } from './format';

type Kind = JournalRecord['k'];

/** Random access to records: an array, or a part of a log that decodes each record when it is read. */
export interface RecordSource {
  readonly length: number;
  at: (index: number) => JournalRecord | undefined;
  /** The kind of the record at an index, if it is known without decoding. */
  kindAt?: (index: number) => Kind | undefined;
  /** The JSON of the record at an index, if it is available without decoding; empty if there is no record. */
  textAt?: (index: number) => string;
}

/** A log that is kept as the original bytes, because decoded records take many times the memory. */
export interface LogLines {
  /** Lines that are not empty. */
  readonly length: number;
  readonly decode: (index: number) => Decoded;
  readonly textAt: (index: number) => string;
  /** The kind of a line by its first characters; undefined for a line that neither a recorder nor the server wrote. */
  readonly kindAt: (index: number) => Kind | undefined;
  /** The line's number in the file, counted from 1, empty lines included. */
  readonly numberAt: (index: number) => number;
}

const LINE_FEED = 10;
const LINES_A_STEP = 1_000;

/**
 * The common beginning of all records written by a recorder or the server; the two characters after it identify the
 * kind.
 */
const BEGINNING = [...new TextEncoder().encode('{"k":"')];
const both = (first: number, second: number): number => first * 256 + second;
const kinds = new Map<number, Kind>(
  (['header', 'snapshot', 'action', 'inject', 'rebase', 'gap', 'marker', 'end', 'close', 'seal'] as const).map(
    (kind) => [both(kind.charCodeAt(0), kind.charCodeAt(1)), kind],
  ),
);

/**
 * The kind of the line that begins at `start`, by its first characters; undefined for a line that neither a recorder
 * nor the server wrote.
 */
export function kindIn(bytes: Uint8Array, start: number): Kind | undefined {
  if (!BEGINNING.every((code, offset) => bytes[start + offset] === code)) return undefined;
  const at = start + BEGINNING.length;
  return kinds.get(both(bytes[at] ?? 0, bytes[at + 1] ?? 0));
}

/** Finds the lines of a log (NDJSON in UTF-8), with a pause every thousand of them. */
export function* findLines(bytes: Uint8Array): Generator<undefined, LogLines> {
  const starts: number[] = [];
  const ends: number[] = [];
  const numbers: number[] = [];
  let number = 1;
  for (let from = 0; from < bytes.length; number += 1) {
    const found = bytes.indexOf(LINE_FEED, from);
    const to = found < 0 ? bytes.length : found;
    if (to > from) {
      starts.push(from);
      ends.push(to);
      numbers.push(number);
    }
    from = to + 1;
    if (number % LINES_A_STEP === 0) yield;
  }
  const decoder = new TextDecoder();
  const textAt = (index: number): string => decoder.decode(bytes.subarray(starts[index], ends[index]));
  return {
    length: starts.length,
    decode: (index) => decodeLine(textAt(index), numbers[index] ?? 0),
    textAt,
    kindAt: (index) => kindIn(bytes, starts[index] ?? bytes.length),
    numberAt: (index) => numbers[index] ?? 0,
  };
}

/** `findLines` without the pauses. */
export function linesOf(bytes: Uint8Array): LogLines {
  const steps = findLines(bytes);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * A part of a log, decoded record by record on access. An unreadable line is undefined: verifying the log reports why.
 */
export interface LogPart extends RecordSource {
  /** The index of the part's header among the log's lines. */
  readonly first: number;
}

/** The parts of a log, in order. Lines before the first header belong to none. */
export function partsOf(lines: LogLines): readonly LogPart[] {
  const headers: number[] = [];
  for (let index = 0; index < lines.length; index += 1) if (lines.kindAt(index) === 'header') headers.push(index);
  return headers.map((first, part) => {
    const length = (headers[part + 1] ?? lines.length) - first;
    const isInside = (index: number) => index >= 0 && index < length;
    return {
      first,
      length,
      at: (index) => {
        const decoded = isInside(index) ? lines.decode(first + index) : undefined;
        return decoded?.ok ? decoded.record : undefined;
      },
      kindAt: (index) => (isInside(index) ? lines.kindAt(first + index) : undefined),
      textAt: (index) => (isInside(index) ? lines.textAt(first + index) : ''),
    };
  });
}
