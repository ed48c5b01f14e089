import type { Browser } from 'playwright-core';
import { atRest } from '../journeys/browser/atRest';

/** Shows one story alone, so that a change of another one does not move it by a fraction of a pixel. */
function showOnly(name: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('#root > header, main > *, [data-story]')) {
    part.hidden = part.id !== name && part.querySelector(`#${name}`) === null;
  }
}

/** Higher than any story, so that the window keeps its size; overlays are photographed in an ordinary window. */
const TALL = 3_600;
const ORDINARY = 900;

/** A picture of each story, by its name, and of the overlays that its buttons open, by story and caption. */
export async function takePictures(
  browser: Browser,
  address: string,
  width: number,
): Promise<ReadonlyMap<string, Buffer>> {
  const page = await browser.newPage({ viewport: { width, height: TALL }, reducedMotion: 'reduce' });
  try {
    await page.goto(address);
    await page.getByRole('main').waitFor();
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Lazy pictures below the window would not load until they are scrolled to.
      document.querySelectorAll('img').forEach((image) => (image.loading = 'eager'));
    });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.waitForLoadState('networkidle');
    await atRest(page);
    const pictures = new Map<string, Buffer>();
    const opening: string[] = [];
    for (const name of await page.locator('[data-story]').evaluateAll((stories) => stories.map(({ id }) => id))) {
      await page.evaluate(showOnly, name);
      const story = page.locator(`#${name}`);
      pictures.set(name, await story.screenshot({ animations: 'disabled' }));
      if ((await story.locator('figure [data-opens]').count()) > 0) opening.push(name);
    }
    await page.setViewportSize({ width, height: ORDINARY });
    for (const name of opening) {
      await page.evaluate(showOnly, name);
      for (const [index, button] of (await page.locator(`#${name} figure [data-opens]`).all()).entries()) {
        await button.click();
        await page.getByRole('dialog').waitFor();
        await atRest(page);
        pictures.set(`${name}-${index + 1}`, await page.screenshot({ animations: 'disabled' }));
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }
    return pictures;
  } finally {
    await page.close();
  }
}
