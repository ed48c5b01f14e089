import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import type { Script } from 'node:vm';

const INTERVAL_MS = 100;
/**
 * Readable by everybody who may run the script: unlike other files of the server, it contains none of the shop's data.
 */
const READABLE_BY_ALL = 0o644;

/**
 * Writes the compiled form of a script, including all functions that have run, once the file `when` exists; completely
 * or not at all.
 */
export function keepCompiled(script: Script, compiled: string, when: string): void {
  const draft = `${compiled}.${String(process.pid)}`;
  const timer = setInterval(() => {
    if (!existsSync(when)) return;
    clearInterval(timer);
    writeFileSync(draft, script.createCachedData());
    chmodSync(draft, READABLE_BY_ALL);
    renameSync(draft, compiled);
  }, INTERVAL_MS);
  timer.unref();
}
