import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { waitUntil } from '../../waitUntil';

/** A mail from the outbox of a shop without a mail server, with its soft line breaks removed. */
async function readMail(folder: string, name: string): Promise<string> {
  const text = await readFile(path.join(folder, name), 'utf8');
  return text.replace(/=\r\n/g, '').replaceAll('=3D', '=');
}

/** Waits for a mail that matches, in the outbox of a shop without a mail server; returns its first group. */
export async function foundInMail(dataDir: string, pattern: RegExp): Promise<string> {
  const folder = path.join(dataDir, 'outbox');
  let found: string | undefined;
  await waitUntil(`a mail says ${String(pattern)}`, async () => {
    for (const name of (await readdir(folder)).filter((one) => one.endsWith('.eml'))) {
      found ??= pattern.exec(await readMail(folder, name))?.[1];
    }
    return found !== undefined;
  });
  return found ?? '';
}
