import { verifyJournal } from '../verify';
import { count, type ExitCode, type JournalCommandOptions } from './command';
import { readText } from './readJournal';

/** Replays recordings, in order the parts of one session, and says whether every state is as it was recorded. */
export async function verifyFiles<S>(
  files: readonly string[],
  { reducer, api, schema, read, write }: JournalCommandOptions<S>,
): Promise<ExitCode> {
  const texts: string[] = [];
  for (const file of files) texts.push(await readText(file, read));
  const result = verifyJournal({ reducer, ...(api && { api }), ...(schema && { schema }), text: texts.join('') });
  const { verdict, reasons } = result.judgement;
  if (reasons.length > 0) write(`${verdict}: ${reasons.join('; ')}`);
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
  const { migrated } = result;
  const exact =
    migrated.length === 0 ? '' : `, but for ${migrated.join(', ')}, brought into today's shape and not compared`;
  write(result.ok ? `the replay is exact${exact}` : 'the recording does not verify');
  return result.ok ? 0 : 1;
}
