// npm run screenshots [name …]: every page and state of the built shop at three widths, into screenshots/.
/* global document */
const { mkdir, rm } = require('node:fs/promises');
const path = require('node:path');
require('../support/registerTypeScript.cjs');
const startShop = require('../support/journeys/startShop.cjs');
const stopShop = require('../support/journeys/stopShop.cjs');
const { shots } = require('./shots.ts');

const folder = path.join(__dirname, '../../screenshots');
const widths = [360, 768, 1440];
const heights = { 360: 740, 768: 1024, 1440: 900 };

/** One shot in a browser context of its own: no cart and no session of another. */
async function take(browser, shot, width) {
  const context = await browser.newContext({
    baseURL: process.env.SHOP_ORIGIN,
    viewport: { width, height: heights[width] },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await shot.show(page, width);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const file = path.join(folder, `${shot.name}-${width}.png`);
    await page.screenshot({ path: file, fullPage: shot.fullPage !== false });
    return file;
  } finally {
    await context.close();
  }
}

async function main(wanted) {
  const unknown = wanted.filter((name) => !shots.some((shot) => shot.name === name));
  if (unknown.length > 0) throw new Error(`There is no such screenshot: ${unknown.join(', ')}`);
  const chosen = wanted.length === 0 ? shots : shots.filter(({ name }) => wanted.includes(name));
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await startShop();
  const { chromium } = require('playwright-core');
  const browser = await chromium.connect(process.env.BROWSER_ENDPOINT);
  let failed = 0;
  try {
    for (const shot of chosen) {
      for (const width of widths) {
        try {
          process.stdout.write(`${path.relative(process.cwd(), await take(browser, shot, width))}\n`);
        } catch (error) {
          failed += 1;
          process.stderr.write(`${shot.name} at ${width} px: ${error.message}\n`);
        }
      }
    }
  } finally {
    await browser.close();
    await stopShop();
  }
  process.exitCode = failed === 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
