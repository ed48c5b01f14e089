import { applicationOf } from '../replay/application';
import { fromDevTools, toDevTools } from '../devTools';
import { CommandError, count, reasonOf, type JournalCommandOptions } from './command';
import { readParts, readText } from './readJournal';

async function save<S>(file: string, content: string, { save: write }: JournalCommandOptions<S>): Promise<void> {
  try {
    await write(file, content);
  } catch (thrown) {
    throw new CommandError(2, `cannot write ${file}: ${reasonOf(thrown)}`);
  }
}

/** Writes a part of a recording as a file that Redux DevTools import. */
export async function writeDevTools<S>(
  file: string,
  out: string,
  wanted: string | undefined,
  options: JournalCommandOptions<S>,
): Promise<void> {
  const parts = await readParts(file, options.read);
  const numbers = parts.map(({ header }) => header.part);
  const part = wanted === undefined && parts.length === 1 ? parts[0] : parts[numbers.indexOf(Number(wanted))];
  if (!part) throw new CommandError(2, `${file} holds the parts ${numbers.join(', ')}: say which, as --part N`);
  const application = applicationOf(options, part.header);
  if (!application) throw new CommandError(1, `${file}: this release has no application of that name`);
  let content: string;
  try {
    content = toDevTools(part.records, application);
  } catch (thrown) {
    throw new CommandError(1, `${file}: ${reasonOf(thrown)}`);
  }
  await save(out, content, options);
  const actions = part.records.filter(({ k }) => k === 'action').length;
  options.write(
    `${out} holds ${count(actions, 'action')}: import it in Redux DevTools, on a page of a development build`,
  );
}

/** Writes an export of Redux DevTools as a recording, which the player and every other command can open. */
export async function importDevTools<S>(file: string, out: string, options: JournalCommandOptions<S>): Promise<void> {
  const text = await readText(file, options.read);
  let content: string;
  try {
    content = fromDevTools(text, options);
  } catch (thrown) {
    throw new CommandError(1, `${file}: ${reasonOf(thrown)}`);
  }
  await save(out, content, options);
  options.write(`${out} is a recording of ${file}`);
}
