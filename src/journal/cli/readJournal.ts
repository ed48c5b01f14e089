import { decodeJournal } from '../decode';
import type { HeaderRecord, JournalRecord } from '../format';
import { CommandError, reasonOf } from './command';

type Read = (file: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Pipes bytes through a platform stream: browsers and Node have the same streams for gzip. */
const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Response =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream));

export const gzip = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await through(bytes, new CompressionStream('gzip')).arrayBuffer());

/** A gzipped file begins with these two bytes, whatever it is called. */
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The text of a recording, which ends with a line feed. Throws if it is not UTF-8. */
function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** A file's lines, unzipped: as bytes, and as text. */
interface Content {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** The content of a file, gzipped or not. Throws a CommandError when it cannot be read. */
export async function readContent(file: string, read: Read): Promise<Content> {
  try {
    const raw = await read(file);
    const bytes = isGzip(raw) ? new Uint8Array(await through(raw, new DecompressionStream('gzip')).arrayBuffer()) : raw;
    return { bytes, text: textOf(bytes) };
  } catch (thrown) {
    throw new CommandError(1, `${file}: cannot be read: ${reasonOf(thrown)}`);
  }
}

/** The text of a file, which ends with a line feed. Throws a CommandError when it cannot be read. */
export async function readText(file: string, read: Read): Promise<string> {
  return (await readContent(file, read)).text;
}

/** One page life of a recording, its header first. */
export interface Part {
  readonly header: HeaderRecord;
  readonly records: readonly JournalRecord[];
}

/** The parts of a recording, in order; lines before the first header are left out. */
export function partsOf(records: readonly JournalRecord[]): readonly Part[] {
  const parts: { header: HeaderRecord; records: JournalRecord[] }[] = [];
  for (const record of records) {
    if (record.k === 'header') parts.push({ header: record, records: [] });
    parts.at(-1)?.records.push(record);
  }
  return parts;
}

/** The parts of a file. Throws a CommandError that names the first line which cannot be read. */
export async function readParts(file: string, read: Read): Promise<readonly Part[]> {
  const { records, problems } = decodeJournal(await readText(file, read));
  const [problem] = problems;
  if (problem) throw new CommandError(1, `${file}: ${problem.message}`);
  const parts = partsOf(records);
  if (parts.length === 0) throw new CommandError(1, `${file}: holds no recording: no line is a header`);
  return parts;
}
