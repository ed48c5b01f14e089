// npm run screenshots [name …]: every page and state of the built shop at three widths, into screenshots/.
/* global document, getComputedStyle */
const { mkdir, rm } = require('node:fs/promises');
const path = require('node:path');
require('../support/registerTypeScript.cjs');
const { launchTestBrowser } = require('../support/browser/launchBrowser.cjs');
const startShop = require('../support/journeys/servers/startShop.cjs');
const stopShop = require('../support/journeys/servers/stopShop.cjs');
const { refuseCookies } = require('../support/journeys/refuseCookies.ts');
const { shots } = require('./shots.ts');

const folder = path.join(__dirname, '../../screenshots');
const widths = [360, 768, 1440];
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

/** A picture of the whole page shows more than the window: also what the browser leaves undrawn outside of it. */
const drawAll = (page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });

/** One shot in a browser context of its own: no cart and no session of another. */
async function take(browser, shot, width) {
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
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await shot.show(page, width);
    const fullPage = shot.fullPage !== false;
    if (fullPage) {
      await lookThrough(page);
      await drawAll(page);
    }
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'));
    await page.waitForTimeout(500);
    const file = path.join(folder, `${shot.name}-${width}.png`);
    await page.screenshot({ path: file, fullPage });
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
  const browser = await launchTestBrowser();
  let failed = 0;
  try {
    for (const shot of chosen) {
      const tell = async (width) => {
        try {
          process.stdout.write(`${path.relative(process.cwd(), await take(browser, shot, width))}\n`);
        } catch (error) {
          failed += 1;
          process.stderr.write(`${shot.name} at ${width} px: ${error.message}\n`);
        }
      };
      await Promise.all(widths.map(tell));
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
