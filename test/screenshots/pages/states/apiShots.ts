import { API_PAGE } from '../../../../src/contract/pages/apiPage';
import type { Shot } from '../../shot';

/** A call on the page of the API, about to be tried. */
export const apiShots: readonly Shot[] = [
  {
    name: 'api-call',
    fullPage: false,
    show: async (page) => {
      await page.goto(API_PAGE);
      const call = page.locator('.opblock').first();
      await call.getByRole('button').first().click();
      await call.getByRole('button', { name: 'Try it out' }).waitFor();
      await call.scrollIntoViewIfNeeded();
    },
  },
];
