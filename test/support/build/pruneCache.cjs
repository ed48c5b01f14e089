const { readdirSync, rmSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 14 * DAY_MS;
/** The time of this file is that of the last pruning. */
const STAMP = 'pruned';

/** Milliseconds since a file was written; -Infinity for one that another process has removed. */
const ageOf = (file) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);

/**
 * Removes files of a folder that are older than two weeks. It checks once a day, so that other starts only read one
 * date.
 */
const pruneCache = (folder) => {
  const stamp = path.join(folder, STAMP);
  const sinceLast = ageOf(stamp);
  if (sinceLast >= 0 && sinceLast < DAY_MS) return;
  writeFileSync(stamp, '');
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (ageOf(file) > KEPT_MS) rmSync(file, { force: true });
  }
};

module.exports = { pruneCache };
