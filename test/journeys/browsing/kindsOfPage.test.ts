import { budget } from '../../support/budget';
import { expectAccessibleWithTargets, expectLargeTargets } from '../../support/journeys/browser/accessibility';
import { desktop, journey, phone } from '../../support/journeys/journey';

/**
 * One page of each kind that other journeys do not audit. The journey of the guest audits home, category, search,
 * product and cart, that of the help its search and the contact form, that of the contents a recipe, and others login,
 * account, checkout and builder.
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

/** Pages that other journeys check with axe: here only the sizes of their links and buttons are measured. */
const OTHERS = ['/', '/search?term=beurre', '/cart', '/login', '/checkout', '/contact-support'];

journey(
  'each kind of page is clean in axe, has targets of 24 px, nothing that is too wide and says nothing in the console [LNK-01]',
  async ({ page }) => {
    for (const address of PAGES) {
      await page.goto(address);
      await expectAccessibleWithTargets(page, address);
    }
    for (const address of OTHERS) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectLargeTargets(page, address);
    }
  },
  { screens: budget({ usual: [phone], long: [phone, desktop] }) },
);
