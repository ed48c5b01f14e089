import { readFile, writeFile } from 'node:fs/promises';
import { replayedApplications } from '../builder/recording/replayedApplications';
import { runJournalCommand } from '../journal/cli';
import { testsInWorkingCopy } from '../journal/cli/testing/workingCopy';
import { momentInWords } from '../storefront/app/recording/momentOf';

const [room, ...args] = process.argv.slice(2);
const printTo = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${line}\n`);
const complain = printTo(process.stderr);
// The reader of the output may stop early (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

async function runJournal(): Promise<void> {
  const read = async (file: string) => new Uint8Array(await readFile(file));
  const tests = testsInWorkingCopy(momentInWords);
  const save = (file: string, content: string) => writeFile(file, content);
  const options = {
    ...replayedApplications,
    read,
    save,
    write: printTo(process.stdout),
    complain,
    ...(tests && { tests }),
  };
  process.exitCode = await runJournalCommand(args, options);
}

if (room === 'journal') void runJournal();
else {
  complain('usage: journal verify|state|diff|stats|test|devtools|import; journal --help says more');
  process.exitCode = 2;
}
