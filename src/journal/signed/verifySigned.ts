import { decodeLine } from '../decode';
import { encodeRecord, type CloseRecord, type HeaderRecord, type JournalRecord, type SealRecord } from '../format';
import { kindIn } from '../logLines';
import { isSealSigned, isSegmentSigned, segmentHash, type SignatureTools } from './signatures';
import { closeRecord, sealRecord } from './signedTexts';

/** What is wrong with a signed file, and in which line, counted from 1. */
export interface SignedProblem {
  readonly line: number;
  readonly message: string;
}

export type SignedVerdict =
  | { readonly verdict: 'unsigned' }
  | { readonly verdict: 'whole'; readonly key: string; readonly parts: number; readonly segments: number }
  | { readonly verdict: 'broken'; readonly problems: readonly SignedProblem[] };

export interface SignedOptions extends SignatureTools {
  /** The public key of the shop, in hexadecimal; by default the one that the file names. */
  readonly key?: string | undefined;
}

interface Line {
  readonly number: number;
  readonly start: number;
  /** Offset of the byte after its line feed. */
  readonly end: number;
  readonly kind: ReturnType<typeof kindIn>;
  readonly text: () => string;
}

const LINE_FEED = 10;

function* linesIn(bytes: Uint8Array): Generator<Line> {
  // Not fatal: a line that is not UTF-8 is not a record, but its bytes are hashed unchanged.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let number = 1;
  for (let start = 0; start < bytes.length; number += 1) {
    const found = bytes.indexOf(LINE_FEED, start);
    const to = found < 0 ? bytes.length : found;
    const from = start;
    start = found < 0 ? bytes.length : found + 1;
    yield {
      number,
      start: from,
      end: start,
      kind: kindIn(bytes, from),
      text: () => decoder.decode(bytes.subarray(from, to)),
    };
  }
}

interface Part {
  readonly session: string;
  readonly part: number;
  segments: number;
  hash: string | null;
}

/** Reads the lines of a file one after the other, and collects the problems. */
class SignedFile {
  readonly problems: SignedProblem[] = [];
  readonly parts: Part[] = [];
  #seal: SealRecord | null = null;
  #hasClose = false;
  /** The offset of the first line that belongs to no segment yet. */
  #open = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly options: SignedOptions,
    private readonly key: string | undefined,
  ) {}

  async read(line: Line): Promise<void> {
    if (this.#seal !== null) {
      if (this.problems.at(-1)?.message !== AFTER_SEAL) this.#report(line, AFTER_SEAL);
      return;
    }
    if (line.kind === 'header') this.#openPart(line);
    else if (line.kind === 'close') await this.#closeSegment(line);
    else if (line.kind === 'seal') await this.#sealFile(line);
  }

  verdict(lines: number): SignedVerdict {
    if (!this.#hasClose && this.#seal === null) return { verdict: 'unsigned' };
    if (this.#seal === null) this.#report({ number: lines }, 'the file has no seal: its end was cut off');
    else if (this.bytes.at(-1) !== LINE_FEED) this.#report({ number: lines }, 'the last line was cut off');
    if (this.problems.length > 0 || this.key === undefined) return { verdict: 'broken', problems: this.problems };
    const segments = this.parts.reduce((sum, part) => sum + part.segments, 0);
    return { verdict: 'whole', key: this.key, parts: this.parts.length, segments };
  }

  #report({ number }: Pick<Line, 'number'>, message: string): void {
    this.problems.push({ line: number, message });
  }

  #reportOpenLines(line: Line): void {
    if (line.start > this.#open) this.#report(line, 'the lines before it belong to no signed segment');
    this.#open = line.start;
  }

  #openPart(line: Line): void {
    this.#reportOpenLines(line);
    const header = headerIn(line);
    if (header === null) {
      this.#report(line, 'the header of a part cannot be read');
      return;
    }
    const before = this.parts.at(-1);
    const { session, part } = header;
    if (before !== undefined && session !== before.session) this.#report(line, `another session begins: ${session}`);
    if (before !== undefined && part <= before.part)
      this.#report(line, `part ${part} comes after part ${before.part}: repeated or out of order`);
    this.parts.push({ session, part, segments: 0, hash: null });
  }

  async #closeSegment(line: Line): Promise<void> {
    this.#hasClose = true;
    const close = closeIn(line);
    const part = this.parts.at(-1);
    const lines = this.bytes.subarray(this.#open, line.start);
    this.#open = line.end;
    if (close === null || part === undefined) {
      this.#report(line, close === null ? 'the receipt of a segment was edited' : 'a segment belongs to no part');
      return;
    }
    const segment = part.segments + 1;
    const where = `segment ${close.segment} of part ${part.part}`;
    if (close.segment !== segment) this.#report(line, `${where} stands where segment ${segment} is expected`);
    const hash = await segmentHash(this.options, part, part.hash, lines);
    if (hash !== close.hash) this.#report(line, `${where} was edited, or something before it is missing`);
    if (
      this.key !== undefined &&
      !(await isSegmentSigned(this.options, { ...part, segment: close.segment }, close, this.key))
    )
      this.#report(line, `${where} has no valid signature`);
    part.segments = close.segment;
    // Later segments are verified against the hash that this one claims, so that one edit is reported once.
    part.hash = close.hash;
  }

  async #sealFile(line: Line): Promise<void> {
    this.#reportOpenLines(line);
    const seal = sealIn(line);
    if (seal === null || this.key === undefined) {
      this.#report(line, 'the seal was edited');
      return;
    }
    this.#seal = seal;
    if (seal.key !== this.key) this.#report(line, `the file is signed by another key: ${seal.key}`);
    if (!(await isSealSigned(this.options, seal, this.key))) this.#report(line, 'the seal has no valid signature');
    const found = this.parts.map(({ part, segments, hash }) => ({ part, segments, hash }));
    const isOther = this.parts.some(({ session }) => session !== seal.session);
    if (isOther || JSON.stringify(found) !== JSON.stringify(seal.parts))
      this.#report(line, 'the seal names other parts or segments than the file has');
  }
}

const AFTER_SEAL = 'something follows the seal';

/** The record of a line; null: it is unreadable. */
function recordIn(line: Line): JournalRecord | null {
  const decoded = decodeLine(line.text(), line.number);
  return decoded.ok ? decoded.record : null;
}

function headerIn(line: Line): HeaderRecord | null {
  const record = recordIn(line);
  return record?.k === 'header' ? record : null;
}

/** The receipt of a segment, written as the server writes it; else null. */
function closeIn(line: Line): CloseRecord | null {
  const record = recordIn(line);
  return record?.k === 'close' && encodeRecord(closeRecord(record)) === line.text() ? record : null;
}

/** The seal of a file, written as the server writes it; else null. */
function sealIn(line: Line): SealRecord | null {
  const record = recordIn(line);
  return record?.k === 'seal' && encodeRecord(sealRecord(record)) === line.text() ? record : null;
}

/** The key that the file's last seal names. */
function keyIn(lines: readonly Line[]): string | undefined {
  const line = lines.findLast(({ kind }) => kind === 'seal');
  return line === undefined ? undefined : sealIn(line)?.key;
}

/**
 * Whether a recording is as the server received it: every line belongs to a signed segment, each segment follows from
 * the one before, and the seal at the end names them all. A file without any signature is unsigned. The bytes are those
 * of the file, unzipped.
 */
export async function verifySigned(bytes: Uint8Array, options: SignedOptions): Promise<SignedVerdict> {
  const lines = [...linesIn(bytes)];
  const file = new SignedFile(bytes, options, options.key ?? keyIn(lines));
  for (const line of lines) await file.read(line);
  return file.verdict(lines.length);
}
