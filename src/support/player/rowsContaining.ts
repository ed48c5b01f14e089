import type { LogPart } from '../../journal/logLines';

/** A recording is searched in steps of as many lines. */
const LINES_A_STEP = 50;

/** Whether a text or number within a value contains the words, which are in lower case. */
function contains(value: unknown, words: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(words);
  if (typeof value === 'number') return String(value).includes(words);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => contains(inner, words));
}

/**
 * The rows of the actions that contain some words, in what was asked, answered or typed: in texts and numbers, not in
 * the names of fields, which nearly all actions have in common; and of those at which an error of the page is told with
 * these words. In steps: a long recording takes a second.
 */
export function* rowsContaining(
  parts: readonly { readonly records: LogPart }[],
  words: string,
): Generator<undefined, ReadonlySet<number>> {
  const wanted = words.toLowerCase();
  // As JSON writes them. Most lines do not have them at all, and need not be decoded.
  const written = JSON.stringify(wanted).slice(1, -1);
  const rows = new Set<number>();
  let row = 0;
  for (const { records } of parts) {
    /** Whether an error of the page with these words is waiting for the action that it is told at. */
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
    // No action follows it.
    if (hasFailed && row > 0) rows.add(row - 1);
  }
  return rows;
}
