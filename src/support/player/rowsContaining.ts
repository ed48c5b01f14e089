import type { LogPart } from '../../journal/logLines';

/** The number of lines of a recording that one step searches. */
const LINES_A_STEP = 50;

/** Whether a text or number within a value contains the words, which are in lower case. */
function contains(value: unknown, words: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(words);
  if (typeof value === 'number') return String(value).includes(words);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => contains(inner, words));
}

/**
 * The rows of the actions that contain some words in what was requested, answered or typed: in texts and numbers, but
 * not in the names of fields, which nearly all actions share. Also the rows at which an error of the page with these
 * words is shown. Runs in steps, because a long recording takes a second.
 */
export function* rowsContaining(
  parts: readonly { readonly records: LogPart }[],
  words: string,
): Generator<undefined, ReadonlySet<number>> {
  const wanted = words.toLowerCase();
  // The words as JSON writes them. Most lines do not contain them, and need not be decoded.
  const written = JSON.stringify(wanted).slice(1, -1);
  const rows = new Set<number>();
  let row = 0;
  for (const { records } of parts) {
    /** Whether an error of the page with these words precedes the next action, at which it is shown. */
    let hasFailed = false;
    for (let index = 0; index < records.length; index += 1) {
      if (index % LINES_A_STEP === 0) yield;
      const kind = records.kindAt?.(index);
      if (kind !== 'action' && kind !== 'marker') continue;
      const isCandidate = records.textAt?.(index).toLowerCase().includes(written) ?? true;
      const record = isCandidate ? records.at(index) : undefined;
      if (record?.k === 'marker' && record.kind === 'error' && contains(record.text, wanted)) hasFailed = true;
      if (kind !== 'action') continue;
      if (hasFailed || (record?.k === 'action' && contains(record.a, wanted))) rows.add(row);
      hasFailed = false;
      row += 1;
    }
    // No action follows the error: it is shown at the last one.
    if (hasFailed && row > 0) rows.add(row - 1);
  }
  return rows;
}
