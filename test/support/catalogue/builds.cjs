const { execFileSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { mkdtemp, rm, symlink } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const path = require('node:path');

const root = path.join(__dirname, '../../..');
const output = 'dist/catalogue/browser';

/** The catalogue built from the sources as they are now; built only if they have changed. */
exports.buildOfNow = async () => {
  const { buildWhenNeeded } = await import(path.join(root, 'src/build/freshness.mjs'));
  buildWhenNeeded('catalogue');
  return { folder: path.join(root, output), remove: async () => {} };
};

/** The catalogue as of a commit, built in a folder of its own with the packages that are installed now. */
exports.buildOfRevision = async (revision) => {
  const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30 });
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`).toString().trim();
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', '--format=tar', commit, '--', ...sources) });
    if (!existsSync(path.join(folder, 'src/catalogue'))) throw new Error(`${revision} has no catalogue yet.`);
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    // Built without webpack's cache, which belongs to the current sources.
    execFileSync(process.execPath, [path.join(root, 'node_modules/webpack/bin/webpack.js'), '--no-cache'], {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', COMPTOIR_BUILD: 'catalogue' },
    });
    return { folder: path.join(folder, output), remove };
  } catch (error) {
    await remove();
    throw error;
  }
};

/** The files and folders that a build reads. */
const sources = ['src', 'webpack.config.ts', '.babelrc', 'package.json', 'package-lock.json', 'tsconfig.json'];
