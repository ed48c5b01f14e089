import { journey } from '../support/journeys/journey';

/**
 * One page of each kind that other journeys do not audit: the guest's covers home, category, search, product and cart,
 * the help's its search and the contact form, the contents' a recipe, the others login, account, checkout and builder.
 */
const PAGES = [
  '/advice',
  '/advice/idees-recettes',
  '/faq-hub',
  '/faq-hub/livraison-reclamation',
  '/faq-hub/compte-client/comment-sont-protgs-mes-donnes-person',
  '/sitemap',
  '/mentions-legales',
  '/politique-cookies',
  '/become-customer',
  '/forgotten-password',
  `/reset-password?token=${'a'.repeat(43)}`,
];

journey(
  'each kind of page is clean in axe, has nothing that is too wide and says nothing in the console [LNK-01]',
  async ({ page, expectAccessible }) => {
    for (const address of PAGES) {
      await page.goto(address);
      await expectAccessible(address);
    }
  },
);
