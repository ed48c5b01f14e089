const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
const { readUsualTimes, root } = require('./usualTimes.cjs');

/**
 * Starts the slowest files first, so that two workers end at about the same time; files without a known time come first
 * of all. With TEST_TIMES, runs each file that many times in a row.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const seconds = new Map(Object.values(readUsualTimes()).flatMap(({ byFile }) => Object.entries(byFile)));
    const lasting = ({ context, path: file }) =>
      seconds.get(`${context.config.displayName.name} ${path.relative(root, file)}`) ?? Infinity;
    const times = Number(process.env.TEST_TIMES ?? 1);
    return [...tests]
      .sort((a, b) => {
        const [first, second] = [lasting(a), lasting(b)];
        return first === second ? a.path.localeCompare(b.path) : second - first;
      })
      .flatMap((test) => Array.from({ length: times }, () => test));
  }
};
