import { readFile } from 'node:fs/promises';
import { runJournalCommand } from '../journal/cli';
import { replayedShop } from '../storefront/app/recording/replayedShop';

const [room, ...args] = process.argv.slice(2);
const printTo = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${line}\n`);
const complain = printTo(process.stderr);
// The reader of the output may stop early (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

if (room === 'journal') {
  const read = async (file: string) => new Uint8Array(await readFile(file));
  void runJournalCommand(args, { ...replayedShop, read, write: printTo(process.stdout), complain }).then((code) => {
    process.exitCode = code;
  });
} else {
  complain('usage: journal verify|state|diff|stats; journal --help says more');
  process.exitCode = 2;
}
