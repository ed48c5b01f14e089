import { randomBytes } from 'node:crypto';
import { access, constants, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../errorCode';
import { keepToOwner } from './ownersOnly';
import { readSettings, SECRET_MIN_LENGTH, type Environment, type Settings, type SettingsResult } from './settings';

const failed = (problem: string): SettingsResult<never> => ({ ok: false, problems: [problem] });

/** The secret stored in the data folder, created at the first start; readable by its owner only. */
async function keptSecret(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'keys');
  const file = path.join(folder, 'server-secret');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Written to a temporary file, then linked: of two servers starting at once one succeeds, and neither ever reads half
  // a secret.
  const draft = path.join(folder, `draft-${randomBytes(8).toString('hex')}`);
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}

/**
 * The settings a server can start with: the environment validated, the data folder created, writable and private, the
 * server's secret read or created. Otherwise every reason why not, one line each.
 */
export async function loadSettings(env: Environment, folder: string): Promise<SettingsResult<Settings>> {
  const read = readSettings(env, folder);
  if (!read.ok) return read;
  const { dataDir, serverSecret: given } = read.settings;
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    await keepToOwner(dataDir);
    const serverSecret = given ?? (await keptSecret(dataDir));
    if (serverSecret.length < SECRET_MIN_LENGTH) {
      return failed(`DATA_DIR ${dataDir}: keys/server-secret is damaged; remove it to have a new one made.`);
    }
    return { ok: true, settings: { ...read.settings, serverSecret } };
  } catch (error) {
    return failed(`DATA_DIR ${dataDir} cannot be written to (${errorCodeOf(error) ?? String(error)}).`);
  }
}
