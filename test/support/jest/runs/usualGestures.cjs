const { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { root } = require('./usualTimes.cjs');

const usualFile = path.join(root, 'test/usualGestures.json');
/**
 * Has a line for each journey of the current run that reached its end: written by the workers, read by the reporter.
 */
const countedFile = path.join(root, 'dist/tests/gestures.ndjson');

const compare = ([one], [other]) => (one < other ? -1 : 1);

/** How many gestures each journey usually has, by file and title, as `npm run test:times -- --keep` wrote it down. */
const readUsualGestures = () => (existsSync(usualFile) ? JSON.parse(readFileSync(usualFile, 'utf8')) : {});

const keepUsualGestures = (counts) => writeFileSync(usualFile, `${JSON.stringify(counts, null, 2)}\n`);

/** Records how many gestures a journey had, once it has reached its end. */
function countGestures(file, title, count) {
  mkdirSync(path.dirname(countedFile), { recursive: true });
  appendFileSync(countedFile, `${JSON.stringify([path.relative(root, file), title, count])}\n`);
}

const forgetCounts = () => rmSync(countedFile, { force: true });

/** The gestures counted in the current run: by file and title, in order. */
function readCounts() {
  if (!existsSync(countedFile)) return {};
  const byFile = {};
  for (const line of readFileSync(countedFile, 'utf8').trim().split('\n')) {
    const [file, title, count] = JSON.parse(line);
    byFile[file] = { ...byFile[file], [title]: count };
  }
  return Object.fromEntries(
    Object.entries(byFile)
      .map(([file, counts]) => [file, Object.fromEntries(Object.entries(counts).sort(compare))])
      .sort(compare),
  );
}

/** How many gestures a journey usually has; undefined for a new one. */
const usualGesturesOf = (file, title) => readUsualGestures()[path.relative(root, file)]?.[title];

module.exports = { countGestures, forgetCounts, keepUsualGestures, readCounts, usualGesturesOf };
