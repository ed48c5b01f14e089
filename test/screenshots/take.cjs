// npm run screenshots [-- name …] [--widths=360,1440]: every page and state of the built shop at three widths, into
// screenshots/. In a name `*` stands for any text. Builds the shop where its sources have changed, the development
// build too if a picture of it is taken. A state that is not reached leaves no picture; it is named at the end, and the
// command fails.
/* global document, getComputedStyle */
const { once } = require('node:events');
const { mkdir, rm } = require('node:fs/promises');
const path = require('node:path');
const { parseArgs } = require('node:util');
require('../support/registerTypeScript.cjs');
const { launchTestBrowser } = require('../support/browser/launchBrowser.cjs');
const { startServer } = require('../support/journeys/servers/startServer.cjs');
const { refuseCookies } = require('../support/journeys/refuseCookies.ts');
const { shots } = require('./shots.ts');

const folder = path.join(__dirname, '../../screenshots');
const heights = { 360: 740, 768: 1024, 1440: 900 };

/** Lazy pictures below the window load when they are scrolled near. */
async function lookThrough(page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top <= height; top += page.viewportSize().height) {
    await page.evaluate((place) => document.documentElement.scrollTo(0, place), top);
    await page.waitForTimeout(80);
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return image.complete || width === 0 || bottom < 0 || top > window.innerHeight;
      }),
    );
  }
  await page.evaluate(() => document.documentElement.scrollTo(0, 0));
}

/** Makes the browser draw what it leaves undrawn outside of the window, for pictures of the whole page. */
const drawAll = (page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });

/** One shot in a browser context of its own: no cart and no session of another. Fails if a script of the page does. */
async function take(browser, shot, width) {
  const file = path.join(folder, `${shot.name}-${width}.png`);
  // The picture of an earlier run would pass for a new one.
  await rm(file, { force: true });
  const context = await browser.newContext({
    baseURL: process.env.SHOP_ORIGIN,
    viewport: { width, height: heights[width] },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    isMobile: width === 360,
    hasTouch: width < 1024,
  });
  if (!shot.asksForConsent) await refuseCookies(context, process.env.SHOP_ORIGIN);
  try {
    const failures = [];
    context.on('weberror', (failure) => failures.push(failure.error()));
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await shot.show(page, width);
    const fullPage = shot.fullPage !== false;
    if (fullPage) {
      await lookThrough(page);
      await drawAll(page);
    }
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'));
    await page.waitForTimeout(500);
    if (failures.length > 0) throw failures[0];
    await page.screenshot({ path: file, fullPage });
    return file;
  } finally {
    await context.close();
  }
}

const isNamed = (pattern) => {
  const parts = pattern.split('*').map((part) => part.replace(/[^\w-]/g, '\\$&'));
  const named = new RegExp(`^${parts.join('.*')}$`);
  return ({ name }) => named.test(name);
};

/** The shots with these names or patterns, all shots if none is given. Throws for a name or pattern without a shot. */
function chosenOf(names) {
  const unknown = names.filter((name) => !shots.some(isNamed(name)));
  if (unknown.length > 0) throw new Error(`There is no such screenshot: ${unknown.join(', ')}`);
  return names.length === 0 ? shots : shots.filter((shot) => names.some((name) => isNamed(name)(shot)));
}

function widthsOf(text) {
  const widths = text.split(',').map(Number);
  const unknown = widths.filter((width) => !(width in heights));
  if (unknown.length > 0) throw new Error(`Pictures are taken at ${Object.keys(heights).join(', ')} px`);
  return widths;
}

/**
 * Starts a shop of this build, of which all pictures are taken until it is closed; returns the function that closes it.
 */
async function openShop(build) {
  const { buildWhenNeeded } = await import('../../src/build/freshness.mjs');
  buildWhenNeeded(build, (line) => process.stdout.write(`${line}\n`));
  const { server, origin, dataDir } = await startServer(build);
  process.env.SHOP_ORIGIN = origin;
  return async () => {
    const closed = once(server, 'close');
    server.kill('SIGTERM');
    await closed;
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Takes these shots of one build at each width; returns the names of those that could not be taken. */
async function takeAll(build, chosen, widths) {
  const closeShop = await openShop(build);
  const browser = await launchTestBrowser();
  const missing = [];
  try {
    for (const shot of chosen) {
      const tell = async (width) => {
        try {
          process.stdout.write(`${path.relative(process.cwd(), await take(browser, shot, width))}\n`);
        } catch (error) {
          missing.push(`${shot.name} at ${width} px`);
          process.stderr.write(`${shot.name} at ${width} px: ${error.message}\n`);
        }
      };
      await Promise.all(widths.map(tell));
    }
  } finally {
    await browser.close();
    await closeShop();
  }
  return missing;
}

async function main() {
  const options = { widths: { type: 'string', default: Object.keys(heights).join(',') } };
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const chosen = chosenOf(positionals);
  const widths = widthsOf(values.widths);
  if (positionals.length === 0 && widths.length === 3) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const missing = [];
  for (const build of ['production', 'development']) {
    const ofBuild = chosen.filter((shot) => (shot.build ?? 'production') === build);
    if (ofBuild.length > 0) missing.push(...(await takeAll(build, ofBuild, widths)));
  }
  if (missing.length === 0) return;
  process.stderr.write(`\n${missing.length} of ${chosen.length * widths.length} pictures could not be taken:\n`);
  for (const name of missing) process.stderr.write(`  ${name}\n`);
  process.exitCode = 1;
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
