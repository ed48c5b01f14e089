const { execFileSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { mkdtemp, rm, symlink } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const path = require('node:path');

const root = path.join(__dirname, '../../..');
const output = 'dist/catalogue/browser';

/** The catalogue of the sources as they are now, built if they have changed. */
exports.buildOfNow = async () => {
  const { buildWhenNeeded } = await import(path.join(root, 'src/build/freshness.mjs'));
  buildWhenNeeded('catalogue');
  return { folder: path.join(root, output), remove: async () => {} };
};

/** The catalogue as a commit had it, built in a folder of its own with the packages that are installed. */
exports.buildOfRevision = async (revision) => {
  const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30 });
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`).toString().trim();
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', '--format=tar', commit, '--', ...sources) });
    if (!existsSync(path.join(folder, 'src/catalogue'))) throw new Error(`${revision} has no catalogue yet.`);
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    // Without webpack's cache, which is kept with the packages and belongs to the sources of now.
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

/** What a build reads. */
const sources = ['src', 'webpack.config.ts', '.babelrc', 'package.json', 'package-lock.json', 'tsconfig.json'];
