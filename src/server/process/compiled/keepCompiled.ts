import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import type { Script } from 'node:vm';

const INTERVAL_MS = 100;
/** Whoever may run the script: it holds none of the shop's data, unlike what the server writes elsewhere. */
const READABLE_BY_ALL = 0o644;

/** Writes the compiled form of a script, with all that has run of it, once the file `when` exists: whole or not at all. */
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
