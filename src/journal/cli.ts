import type { Reducer } from '@reduxjs/toolkit';
import { decodeJournal } from './decode';
import type { JournalRecord } from './format';
import type { ReplayApi } from './replayedReducer';
import { createReplayStore } from './replayStore';
import { verifyJournal } from './verify';

export interface JournalCommandOptions<S> {
  readonly reducer: Reducer<S>;
  readonly api?: ReplayApi;
  /** The bytes of a file, gzipped or not; rejects when it cannot be read. */
  readonly read: (file: string) => Promise<Uint8Array<ArrayBuffer>>;
  readonly write: (line: string) => void;
}

/** 0: all is well. 1: a recording diverges or is damaged. 2: the command could not be carried out. */
export type ExitCode = 0 | 1 | 2;

const USAGE = [
  'journal verify FILE…     replays recordings (.ndjson or .ndjson.gz) and compares every state; several files are',
  '                         the parts of one session, in order',
  'journal state FILE SEQ   prints the state after action SEQ as JSON ("start" for the first state; PART:SEQ where',
  '                         a file holds several parts)',
];

async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const gzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!gzipped) return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

async function readText<S>(file: string, { read, write }: JournalCommandOptions<S>): Promise<string | undefined> {
  try {
    const text = await textOf(await read(file));
    return text.endsWith('\n') ? text : `${text}\n`;
  } catch (thrown) {
    write(`${file}: cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    return undefined;
  }
}

async function verify<S>(files: readonly string[], options: JournalCommandOptions<S>): Promise<ExitCode> {
  const { reducer, api, write } = options;
  const texts: string[] = [];
  for (const file of files) {
    const text = await readText(file, options);
    if (text === undefined) return 2;
    texts.push(text);
  }
  const result = verifyJournal({ reducer, ...(api && { api }), text: texts.join('') });
  write(
    `${count(result.parts, 'part')}, ${count(result.actions, 'action')}, ${count(result.states, 'state')} compared, ${count(result.gaps, 'declared gap')}`,
  );
  for (const { message } of result.problems) write(`problem: ${message}`);
  const { firstDivergence: first } = result;
  if (first) {
    const where = first.slices.length > 0 ? ` in ${first.slices.join(', ')}` : '';
    write(
      `diverges first at action ${first.seq} of part ${first.part} (${first.type})${where}: recorded ${first.expected}, replayed ${first.actual}`,
    );
    write(`${count(result.diverging, 'state')} of ${result.states} differ`);
  }
  write(result.ok ? 'the replay is exact' : 'the recording does not verify');
  return result.ok ? 0 : 1;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function partsOf(records: readonly JournalRecord[]): Map<number, JournalRecord[]> {
  const parts = new Map<number, JournalRecord[]>();
  let current: JournalRecord[] = [];
  for (const record of records) {
    if (record.k === 'header') parts.set(record.part, (current = []));
    current.push(record);
  }
  return parts;
}

async function state<S>(file: string, step: string, options: JournalCommandOptions<S>): Promise<ExitCode> {
  const { reducer, api, write } = options;
  const asked = /^(?:(\d+):)?(\d+|start)$/.exec(step);
  if (!asked) return usage(options);
  const text = await readText(file, options);
  if (text === undefined) return 2;
  const { records, problems } = decodeJournal(text);
  for (const { message } of problems) write(`problem: ${message}`);
  if (problems.length > 0) return 1;
  const parts = partsOf(records);
  if (parts.size > 1 && asked[1] === undefined) {
    write(`${file} holds the parts ${[...parts.keys()].join(', ')}: say which, as PART:SEQ`);
    return 2;
  }
  const part = asked[1] === undefined ? [...parts.values()][0] : parts.get(Number(asked[1]));
  if (!part) {
    write(`${file} has no part ${asked[1] ?? ''}`.trimEnd());
    return 2;
  }
  try {
    const store = createReplayStore({ reducer, ...(api && { api }), records: part });
    const seqs = part.flatMap((record) => (record.k === 'action' ? [record.n] : []));
    const position = asked[2] === 'start' ? 0 : seqs.indexOf(Number(asked[2])) + 1;
    if (position === 0 && asked[2] !== 'start') {
      write(
        `${file} has no action ${asked[2] ?? ''}; it holds ${seqs.length > 0 ? `${seqs[0] ?? 0} to ${seqs.at(-1) ?? 0}` : 'none'}`,
      );
      return 2;
    }
    store.seek(position);
    write(JSON.stringify(store.getState(), undefined, 2));
    return 0;
  } catch (thrown) {
    write(`the replay stopped: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    return 1;
  }
}

function usage<S>({ write }: JournalCommandOptions<S>): ExitCode {
  for (const line of USAGE) write(line);
  return 2;
}

/** Runs `journal verify FILE…` or `journal state FILE SEQ` (the arguments after "journal"); writes plain English lines. */
export async function runJournalCommand<S>(
  args: readonly string[],
  options: JournalCommandOptions<S>,
): Promise<ExitCode> {
  const [command, ...rest] = args;
  const [file, step] = rest;
  if (command === 'verify' && rest.length > 0) return verify(rest, options);
  if (command === 'state' && rest.length === 2 && file !== undefined && step !== undefined)
    return state(file, step, options);
  return usage(options);
}
