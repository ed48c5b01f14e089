import { readFile } from 'node:fs/promises';
import { runJournalCommand } from '../journal/cli';
import { replayedShop } from '../storefront/app/recording/replayedShop';

const [room, ...args] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);
// The reader of the output may stop early (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

if (room === 'journal') {
  const read = async (file: string) => new Uint8Array(await readFile(file));
  void runJournalCommand(args, { ...replayedShop, read, write: say }).then((code) => {
    process.exitCode = code;
  });
} else {
  say('usage: journal verify FILE… | journal state FILE SEQ');
  process.exitCode = 2;
}
