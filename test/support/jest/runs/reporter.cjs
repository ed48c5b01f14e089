const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { stripVTControlCharacters } = require('node:util');
const { forgetCounts, readCounts } = require('./usualGestures.cjs');
const { unprovenCalls } = require('./unprovenCalls.cjs');
const { readUsualTimes, root } = require('./usualTimes.cjs');

const inMinutes = (seconds) => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`;
};
const MOST_LINES = 20;
/** The first lines of a failure message, without colours and stack frames of packages. */
const reasonOf = ({ failureMessages }) =>
  stripVTControlCharacters(failureMessages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*node_modules/.test(line))
    .slice(0, MOST_LINES)
    .map((line) => `  ${line}`)
    .join('\n');
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
/** A title as a regular expression, for Jest's `-t`. */
const asPattern = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How long a file takes: until its first test (environment, modules, `beforeAll`), and from there on. */
const timesOf = ({ perfStats, testResults }) => {
  const begun = testResults.map(({ startAt }) => startAt).filter((at) => typeof at === 'number');
  const first = Math.min(perfStats.end, ...begun);
  const start = perfStats.loadTestEnvironmentStart ?? perfStats.start;
  return { startMs: first - start, ownMs: perfStats.end - first };
};

/**
 * Prints before a run how many files it has and how long they usually take, and for each failure its reason and the
 * command that runs this test alone. A whole run stores the times of every file and the gestures of every journey in
 * `dist/tests` for `npm run test:times`; a whole run of the fast tests fails when the API's document names something of
 * a call that none of them has seen.
 */
module.exports = class Reporter {
  constructor({ maxWorkers, nonFlagArgs, onlyChanged, testNamePattern }, { report }) {
    this.maxWorkers = maxWorkers;
    this.isWhole =
      nonFlagArgs.length === 0 && !onlyChanged && !testNamePattern && Number(process.env.TEST_TIMES ?? 1) === 1;
    this.report = report;
    this.rows = [];
    this.failures = [];
  }

  onRunStart({ numTotalTestSuites: files }) {
    if (this.report === 'journeys') forgetCounts();
    const usual = readUsualTimes()[this.report];
    const lasting = usual && this.isWhole ? `, usually ${inMinutes(usual.seconds)} on two cores` : '';
    process.stderr.write(`\n${this.report} tests: ${files} files, ${this.maxWorkers} at a time${lasting}.\n\n`);
  }

  onTestResult({ context, path: file }, result) {
    const name = path.relative(root, file);
    const project = context.config.displayName.name;
    this.rows.push({ project, file: name, tests: result.testResults.length, ...timesOf(result) });
    const alone = `npx jest -c test/jest.config.cjs ${name} --selectProjects ${project}`;
    const { failureMessage } = result;
    const failed = result.testResults.filter(({ status }) => status === 'failed');
    const failures = failed.map(
      (test) =>
        `Failed in ${name}: ${test.fullName}\n${reasonOf(test)}\nAlone: ${alone} -t ${quoted(asPattern(test.fullName))}\n\n`,
    );
    // The file could not be loaded, or its process ended.
    if (failures.length === 0 && failureMessage) {
      failures.push(`Failed: ${name}\n${reasonOf({ failureMessages: [failureMessage] })}\nAlone: ${alone}\n\n`);
    }
    for (const failure of failures) process.stderr.write(failure);
    this.failures.push(...failures);
  }

  checkCalls() {
    const projects = new Set(this.rows.map(({ project }) => project));
    if (!projects.has('node') || !projects.has('dom')) return;
    const unproven = unprovenCalls(process.env.TEST_IMAGES);
    if (unproven.length === 0) return;
    const list = unproven.map((line) => `  ${line}\n`).join('');
    process.stderr.write(`\nThe API's document names what no test has seen (docs/testing/kinds.md):\n${list}`);
    this.error = new Error('Calls of the API are unproven.');
  }

  /** Called by Jest at the end of a run; an error fails the run. */
  getLastError() {
    return this.error;
  }

  onRunComplete(_contexts, { startTime }) {
    // Printed once more at the end, where one looks for failures.
    if (this.rows.length > 1) for (const failure of this.failures) process.stderr.write(`\n${failure}`);
    if (!this.isWhole) return;
    if (this.report === 'fast' && this.failures.length === 0) this.checkCalls();
    const folder = path.join(root, 'dist/tests');
    mkdirSync(folder, { recursive: true });
    const gestures = this.report === 'journeys' ? { gestures: readCounts() } : {};
    const report = { seconds: (Date.now() - startTime) / 1000, files: this.rows, ...gestures };
    writeFileSync(path.join(folder, `${this.report}.json`), JSON.stringify(report));
  }
};
