const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { readUsualTimes, root } = require('./usualTimes.cjs');

const inMinutes = (seconds) => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`;
};
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
/** A title as `-t` reads it, a regular expression. */
const asPattern = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How long a file takes: to its first test (environment, modules, `beforeAll`), and from there on. */
const timesOf = ({ perfStats, testResults }) => {
  const begun = testResults.map(({ startAt }) => startAt).filter((at) => typeof at === 'number');
  const first = Math.min(perfStats.end, ...begun);
  const start = perfStats.loadTestEnvironmentStart ?? perfStats.start;
  return { startMs: first - start, ownMs: perfStats.end - first };
};

/**
 * Says before a run what it is and how long it usually takes, under a failure how to run that behaviour alone, and keeps
 * the times of every file in `dist/tests` for `npm run test:times`.
 */
module.exports = class Reporter {
  constructor({ maxWorkers, nonFlagArgs, onlyChanged, testNamePattern }, { report }) {
    this.maxWorkers = maxWorkers;
    this.isWhole =
      nonFlagArgs.length === 0 && !onlyChanged && !testNamePattern && Number(process.env.TEST_TIMES ?? 1) === 1;
    this.report = report;
    this.rows = [];
  }

  onRunStart({ numTotalTestSuites: files }) {
    const usual = readUsualTimes()[this.report];
    const lasting = usual && this.isWhole ? `, usually ${inMinutes(usual.seconds)} on two cores` : '';
    process.stderr.write(`\n${this.report} tests: ${files} files, ${this.maxWorkers} at a time${lasting}.\n\n`);
  }

  onTestResult({ context, path: file }, result) {
    const name = path.relative(root, file);
    const project = context.config.displayName.name;
    this.rows.push({ project, file: name, tests: result.testResults.length, ...timesOf(result) });
    for (const { fullName, status } of result.testResults) {
      if (status !== 'failed') continue;
      const pattern = quoted(asPattern(fullName));
      process.stderr.write(
        `Failed in ${name}: ${fullName}\nAlone: npx jest -c test/jest.config.cjs ${name} --selectProjects ${project} -t ${pattern}\n\n`,
      );
    }
  }

  onRunComplete(_contexts, { startTime }) {
    if (!this.isWhole) return;
    const folder = path.join(root, 'dist/tests');
    mkdirSync(folder, { recursive: true });
    const report = { seconds: (Date.now() - startTime) / 1000, files: this.rows };
    writeFileSync(path.join(folder, `${this.report}.json`), JSON.stringify(report));
  }
};
