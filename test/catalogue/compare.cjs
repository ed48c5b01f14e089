// npm run catalogue:compare -- REV, or -- FOLDER_A FOLDER_B: pictures of every story of two builds of the catalogue, in
// both languages and at two widths, compared pixel by pixel. REV is built and compared with the sources as they are
// now; a folder is one that a build put out (dist/catalogue/browser). What differs is drawn into screenshots/catalogue,
// and listed.
const { mkdir, rm } = require('node:fs/promises');
const { existsSync } = require('node:fs');
const path = require('node:path');
require('../support/registerTypeScript.cjs');
const { launchBrowser } = require('../support/browser/launchBrowser.cjs');
const { buildOfNow, buildOfRevision } = require('../support/catalogue/builds.cjs');
const { compareBuilds } = require('../support/catalogue/compareBuilds.ts');

const folder = path.join(__dirname, '../../screenshots/catalogue');

async function foldersOf(args) {
  if (args.length === 1) {
    // This build comes first: if it fails, no temporary folder has to be removed.
    const now = await buildOfNow();
    return [await buildOfRevision(args[0]), now];
  }
  if (args.length !== 2) throw new Error('Say a revision, or two folders: npm run catalogue:compare -- REV');
  const builds = args.map((arg) => path.resolve(arg));
  const missing = builds.find((build) => !existsSync(path.join(build, 'index.html')));
  if (missing) throw new Error(`There is no build of the catalogue in ${missing}.`);
  return builds.map((build) => ({ folder: build, remove: async () => {} }));
}

async function main(args) {
  const [before, after] = await foldersOf(args);
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const browser = await launchBrowser();
    await compare(browser, before, after).finally(() => browser.close());
  } finally {
    await before.remove();
  }
}

async function compare(browser, before, after) {
  const { pictures, differences } = await compareBuilds(browser, before.folder, after.folder, folder);
  for (const { name, what } of differences) process.stdout.write(`${name.padEnd(40)} ${what}\n`);
  const where = differences.length === 0 ? '' : `, see ${path.relative(process.cwd(), folder)}`;
  process.stdout.write(`${pictures} pictures, ${differences.length} of them differ${where}\n`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
});
