import { describeVerification } from '../replay/describeVerification';
import { verifyJournal } from '../replay/verify';
import type { ExitCode, JournalCommandOptions } from './command';
import { readText } from './readJournal';

/** Replays recordings, in order the parts of one session, and says whether every state is as it was recorded. */
export async function verifyFiles<S>(
  files: readonly string[],
  { reducer, api, schema, read, write }: JournalCommandOptions<S>,
): Promise<ExitCode> {
  const texts: string[] = [];
  for (const file of files) texts.push(await readText(file, read));
  const result = verifyJournal({ reducer, ...(api && { api }), ...(schema && { schema }), text: texts.join('') });
  for (const line of describeVerification(result)) write(line);
  return result.ok ? 0 : 1;
}
