import { describeVerification } from '../replay/describeVerification';
import { verifyJournal } from '../replay/verify';
import { describeSigned, verifySigned } from '../signed';
import { nodeSignatures } from '../signed/nodeSignatures';
import { CommandError, type ExitCode, type JournalCommandOptions } from './command';
import { readContent } from './readJournal';

/**
 * Replays recordings (the parts of one session in order), and reports whether every state is as recorded and whether
 * each file is as the server received it. `key`: the public key of the shop.
 */
export async function verifyFiles<S>(
  files: readonly string[],
  key: string | undefined,
  options: JournalCommandOptions<S>,
): Promise<ExitCode> {
  const { read, write } = options;
  if (key !== undefined && !/^[0-9a-f]{64}$/.test(key))
    throw new CommandError(2, '--key needs the public key of the shop: 64 hexadecimal digits');
  const texts: string[] = [];
  let isSound = true;
  const said: string[] = [];
  for (const file of files) {
    const { text, bytes } = await readContent(file, read);
    texts.push(text);
    const signed = await verifySigned(bytes, { ...nodeSignatures, key });
    isSound &&= signed.verdict !== 'broken';
    const prefix = files.length === 1 ? '' : `${file}: `;
    said.push(...describeSigned(signed, key !== undefined).map((line) => prefix + line));
  }
  const result = verifyJournal({ ...options, text: texts.join('') });
  const replayed = describeVerification(result);
  // The outcome of the replay comes last.
  for (const line of [...replayed.slice(0, -1), ...said, ...replayed.slice(-1)]) write(line);
  return result.ok && isSound ? 0 : 1;
}
