const { spawn } = require('node:child_process');
const { mkdtemp, symlink } = require('node:fs/promises');
const os = require('node:os');
const path = require('node:path');

const root = path.join(__dirname, '../../../..');

/**
 * A new data folder with the pictures that other servers of the run have made: they are named by a hash of their
 * source, and making the pictures of a few contents takes a server longer than starting does.
 */
async function newDataFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-journeys-'));
  const { JOURNEY_PICTURES: pictures } = process.env;
  if (pictures) await symlink(pictures, path.join(folder, 'media'));
  return folder;
}

/** Starts a built server, by default on a free port and with a data folder of its own. */
async function startServer(mode, { port = 0, dataDir, logLevel = 'warn', settings = {} } = {}) {
  const folder = dataDir ?? (await newDataFolder());
  const server = spawn(process.execPath, ['--enable-source-maps', path.join(root, 'dist', mode, 'server/server.js')], {
    env: {
      ...process.env,
      NODE_ENV: mode,
      PORT: `${port}`,
      DATA_DIR: folder,
      LOG_LEVEL: logLevel,
      PUBLIC_ORIGIN: '',
      // Keeps no files of earlier builds: no other server uses this data folder.
      KEPT_RELEASES: '0',
      // Without past orders: journeys count orders, and their customers have none yet.
      DEMO_DATA: 'new',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise((resolve, reject) => {
    let printed = '';
    server.once('exit', (code) => reject(new Error(`The ${mode} server ended with code ${code}:\n${printed}`)));
    server.stdout.on('data', (chunk) => {
      printed += chunk;
      const address = /open at (http:\/\/\S+)/.exec(printed);
      if (address) resolve(address[1]);
    });
  });
  return { server, origin, dataDir: folder };
}

module.exports = { startServer };
