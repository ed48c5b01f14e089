import { decodeLine } from '../decode';
import type { ActionRecord, JournalRecord } from '../format';
import { CommandError, count, type JournalCommandOptions } from './command';
import { gzip, partsOf, readText, type Part } from './readJournal';
import { countRequests, requestOf } from '../requests';
import { inDigits, inSeconds, tableOf } from './table';

/** How many of the largest actions are listed. */
const LARGEST = 5;

interface SizedAction {
  readonly record: ActionRecord;
  readonly part: number;
  readonly bytes: number;
}

/** Prints what a recording contains, and what takes the most space. The recording is not replayed. */
export async function printStats<S>(file: string, { read, write }: JournalCommandOptions<S>): Promise<void> {
  const text = await readText(file, read);
  const records: JournalRecord[] = [];
  const actions: SizedAction[] = [];
  const encoder = new TextEncoder();
  let part = 0;
  text.split('\n').forEach((line, index) => {
    if (line === '') return;
    const decoded = decodeLine(line, index + 1);
    if (!decoded.ok) throw new CommandError(1, `${file}: ${decoded.problem.message}`);
    const { record } = decoded;
    if (record.k === 'header') part = record.part;
    if (record.k === 'action') actions.push({ record, part, bytes: encoder.encode(line).length + 1 });
    records.push(record);
  });
  const parts = partsOf(records);
  const [first] = parts;
  if (!first) throw new CommandError(1, `${file}: holds no recording: no line is a header`);

  const bytes = encoder.encode(text);
  const gzipped = (await gzip(bytes)).length;
  const each = actions.length > 0 ? `, ${inDigits(Math.round(gzipped / actions.length))} an action` : '';
  write(
    `session ${first.header.session}: ${count(parts.length, 'part')}, ${sizeOf(records)}, ${inSeconds(parts.reduce((ms, { records: own }) => ms + lengthOf(own), 0))}`,
  );
  write(`${inDigits(bytes.length)} bytes, gzipped ${inDigits(gzipped)}${each}`);
  for (const each of parts) write(lineOf(each));
  for (const section of [typesOf(actions), largestOf(actions), requestsOf(actions)]) {
    write('');
    for (const line of section) write(line);
  }
  write('');
  for (const line of notedOf(parts, 'gap')) write(line);
  for (const line of notedOf(parts, 'error')) write(line);
}

const isState = (record: JournalRecord): boolean =>
  record.k === 'snapshot' || (record.k === 'action' && record.f !== undefined);

const sizeOf = (records: readonly JournalRecord[]): string =>
  `${count(records.filter(({ k }) => k === 'action').length, 'action')}, ${count(records.filter(isState).length, 'state')}`;

/** From the part's beginning to its last action or mark, in ms. */
const lengthOf = (records: readonly JournalRecord[]): number =>
  records.reduce(
    (last, record) => (record.k === 'action' || record.k === 'marker' ? Math.max(last, record.t) : last),
    0,
  );

function lineOf({ header, records }: Part): string {
  const { viewport, clock, timeZone, browser } = header.environment;
  const window = viewport ? `, window ${viewport.width} × ${viewport.height}` : '';
  const seenWith = browser ? `, ${browser.family} ${browser.version} (${browser.device})` : '';
  const end = records.find((record) => record.k === 'end');
  return (
    `part ${header.part}: ${header.application === undefined ? '' : `${header.application}, `}release ${header.release}, began ${new Date(clock).toISOString()} (${timeZone})${window}${seenWith}, ` +
    `${sizeOf(records)}, ${inSeconds(lengthOf(records))}${end ? `, ended: ${end.reason}` : ''}`
  );
}

function typesOf(actions: readonly SizedAction[]): readonly string[] {
  const types = new Map<string, { times: number; bytes: number }>();
  for (const { record, bytes } of actions) {
    const own = types.get(record.a.type) ?? { times: 0, bytes: 0 };
    types.set(record.a.type, { times: own.times + 1, bytes: own.bytes + bytes });
  }
  const rows = [...types].sort(([, one], [, other]) => other.bytes - one.bytes);
  return tableOf(
    ['actions by type', 'count', 'bytes'],
    rows.map(([type, { times, bytes }]) => [type, times, bytes]),
  );
}

function largestOf(actions: readonly SizedAction[]): readonly string[] {
  const largest = [...actions].sort((one, other) => other.bytes - one.bytes).slice(0, LARGEST);
  return tableOf(
    ['largest actions', 'part', 'bytes'],
    largest.map(({ record, part, bytes }) => {
      const request = requestOf(record);
      return [`${record.n} ${record.a.type}${request ? ` ${request.endpoint}` : ''}`, part, bytes];
    }),
  );
}

function requestsOf(actions: readonly SizedAction[]): readonly string[] {
  const requests = countRequests(actions.map(({ record }) => record));
  if (requests.size === 0) return ['no requests'];
  return tableOf(
    ['requests by endpoint', 'asked', 'answered', 'failed', 'aborted', 'from the cache'],
    [...requests].map(([endpoint, { asked, answered, failed, aborted, cached }]) => [
      ...[endpoint, asked, answered, failed, aborted, cached],
    ]),
  );
}

/** The gaps and rebases of the log (`kind` gap), or the errors marked in it: a line each, else "no gaps", "no errors". */
function notedOf(parts: readonly Part[], kind: 'gap' | 'error'): readonly string[] {
  const lines = parts.flatMap(({ header, records }) =>
    records.flatMap((record) => {
      const where = `part ${header.part}, before action ${'n' in record ? record.n : 0}`;
      if (kind === 'error')
        return record.k === 'marker' && record.kind === 'error' ? [`error, ${where}: ${record.text}`] : [];
      return record.k === 'gap' || record.k === 'rebase' ? [`${record.k}, ${where}: ${record.reason}`] : [];
    }),
  );
  return lines.length > 0 ? lines : [`no ${kind}s`];
}
