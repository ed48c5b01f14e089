// npm run test:times [-- --keep]: the times of the last test runs, file by file; --keep stores them as the usual times,
// and how many gestures each journey had.
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { keepUsualGestures } = require('./usualGestures.cjs');
const { file: usualFile, readUsualTimes, root } = require('./usualTimes.cjs');

const MOST = 40;
const inSeconds = (ms) => (ms / 1000).toFixed(1).padStart(7);
const sum = (rows, of) => rows.reduce((total, row) => total + of(row), 0);
const line = (rows, name) =>
  `${inSeconds(sum(rows, (row) => row.startMs))} ${inSeconds(sum(rows, (row) => row.ownMs))} ${String(sum(rows, (row) => row.tests)).padStart(6)}  ${name}\n`;

const readReport = (name) => {
  const file = path.join(root, 'dist/tests', `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

const usual = readUsualTimes();
const isKept = process.argv.includes('--keep');
for (const name of ['fast', 'journeys']) {
  const report = readReport(name);
  if (report === null) {
    process.stdout.write(`There is no report of the ${name} tests: npm run test:${name}\n`);
    continue;
  }
  const { files, seconds } = report;
  process.stdout.write(`\n${name} tests, ${seconds.toFixed(0)} s\n  start s   own s  tests\n`);
  for (const project of new Set(files.map((row) => row.project))) {
    const rows = files.filter((row) => row.project === project);
    process.stdout.write(line(rows, `${project}, ${rows.length} files`));
  }
  const longest = [...files].sort((a, b) => b.startMs + b.ownMs - a.startMs - a.ownMs);
  process.stdout.write('\n');
  for (const row of longest.slice(0, MOST)) process.stdout.write(line([row], `${row.project} ${row.file}`));
  if (files.length > MOST) process.stdout.write(line(longest.slice(MOST), `${files.length - MOST} more files`));
  const byFile = longest.map(({ project, file, startMs, ownMs }) => [
    `${project} ${file}`,
    Math.round((startMs + ownMs) / 100) / 10,
  ]);
  if (isKept && report.gestures) keepUsualGestures(report.gestures);
  usual[name] = { seconds: Math.round(seconds), files: files.length, byFile: Object.fromEntries(byFile.sort()) };
}
if (isKept) writeFileSync(usualFile, `${JSON.stringify(usual, null, 2)}\n`);
