import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../src/demo/accounts';
import { journey } from '../support/journeys/journey';
import { logIn } from '../support/journeys/walks/checkout';

/** One of each kind that a guest can land on; what other journeys walk through at length is among them once. */
const GUEST_PAGES = [
  '/',
  '/search?term=beurre',
  '/advice',
  '/advice/idees-recettes',
  '/advice/idees-recettes/croissants-pur-beurre-aop',
  '/advice/tendances-de-consommation',
  '/faq-hub',
  '/faq-hub?term=livraison',
  '/faq-hub/livraison-reclamation',
  '/faq-hub/compte-client/comment-sont-protgs-mes-donnes-person',
  '/contact-support',
  '/sitemap',
  '/mentions-legales',
  '/politique-cookies',
  '/login',
  '/become-customer',
];
const BUYER_PAGES = ['/account', '/account/orders', '/account/addresses', '/cart', '/sitemap'];

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

journey(
  'each kind of page is clean in axe, has nothing that is too wide and says nothing in the console [LNK-01]',
  async ({ page, expectAccessible }) => {
    const look = async (addresses: readonly string[]): Promise<void> => {
      for (const address of addresses) {
        await page.goto(address);
        await expectAccessible(address);
        expect([address, (await tooWide(page)) <= 0]).toEqual([address, true]);
      }
    };
    await look(GUEST_PAGES);
    // A category and a product, as the home page leads to them.
    await page.goto('/');
    const categories = page.getByRole('main').locator('a[href^="/category/"]');
    const products = page.getByRole('main').locator('a[href^="/product/"]');
    const hrefs = await Promise.all([categories, products].map((links) => links.first().getAttribute('href')));
    await look(hrefs.map((href) => href ?? 'no such link'));
    await page.goto('/login');
    await logIn(page, { email: 'boulangerie@comptoir.example', password: DEMO_PASSWORD });
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    await look(BUYER_PAGES);
    await page.goto('/');
  },
);
