import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The newest mail of a shop without a mail server, with its soft line breaks taken out. */
export async function newestMail(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'outbox');
  const newest = (await readdir(folder)).sort().at(-1);
  if (newest === undefined) throw new Error('The outbox is empty.');
  const text = await readFile(path.join(folder, newest), 'utf8');
  return text.replace(/=\r\n/g, '').replaceAll('=3D', '=');
}
