import { writeFile } from 'node:fs/promises';
import os from 'node:os';

/** What a run found, and on what machine, into the file that `--json` names; nothing where it names none. */
export async function writeResults(file: string | undefined, found: object): Promise<void> {
  if (file === undefined) return;
  const machine = { cpus: os.cpus().length, model: os.cpus()[0]?.model ?? '', node: process.version };
  await writeFile(file, `${JSON.stringify({ machine, ...found }, null, 2)}\n`);
}
