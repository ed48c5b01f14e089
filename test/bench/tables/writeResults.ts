import { writeFile } from 'node:fs/promises';
import os from 'node:os';

/** Writes the results and the machine's description into the file of `--json`, if there is one. */
export async function writeResults(file: string | undefined, found: object): Promise<void> {
  if (file === undefined) return;
  const machine = { cpus: os.cpus().length, model: os.cpus()[0]?.model ?? '', node: process.version };
  await writeFile(file, `${JSON.stringify({ machine, ...found }, null, 2)}\n`);
}
