import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import type { Script } from 'node:vm';

const INTERVAL_MS = 500;
/** Whoever may run the script: it holds none of the shop's data, unlike what the server writes elsewhere. */
const READABLE_BY_ALL = 0o644;

/** Writes the compiled form of a script at an interval, whole or not at all, as long as the process has something to do. */
export const keepCompiling = (script: Script, compiled: string): void => {
  const draft = `${compiled}.${String(process.pid)}-${String(threadId)}`;
  setInterval(() => {
    writeFileSync(draft, script.createCachedData());
    chmodSync(draft, READABLE_BY_ALL);
    renameSync(draft, compiled);
  }, INTERVAL_MS).unref();
};
