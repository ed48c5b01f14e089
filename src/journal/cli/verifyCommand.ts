import { describeVerification } from '../replay/describeVerification';
import { verifyJournal } from '../replay/verify';
import type { ExitCode, JournalCommandOptions } from './command';
import { readText } from './readJournal';

/** Replays recordings, in order the parts of one session, and says whether every state is as it was recorded. */
export async function verifyFiles<S>(files: readonly string[], options: JournalCommandOptions<S>): Promise<ExitCode> {
  const { read, write } = options;
  const texts: string[] = [];
  for (const file of files) texts.push(await readText(file, read));
  const result = verifyJournal({ ...options, text: texts.join('') });
  for (const line of describeVerification(result)) write(line);
  return result.ok ? 0 : 1;
}
