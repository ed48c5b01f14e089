// npm run journal:record [-- FILE …]: walks through the journeys and keeps a recording of each, on its first screen, in
// test/recordings/journeys. Without a file all that were kept before are removed first.
const { spawnSync } = require('node:child_process');
const { rmSync } = require('node:fs');
const path = require('node:path');

const journeys = process.argv.slice(2);
if (journeys.length === 0) rmSync(path.join(__dirname, '../../recordings/journeys'), { recursive: true, force: true });
const walked = journeys.length === 0 ? ['test/journeys'] : journeys;
const { status } = spawnSync(process.execPath, [require.resolve('../jest/runs/runJourneys.cjs'), ...walked], {
  stdio: 'inherit',
  env: { ...process.env, KEEP_RECORDINGS: '1' },
});
process.exit(status ?? 1);
